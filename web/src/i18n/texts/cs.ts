import blurbs from 'blurbs:cs'
import room from './cs/room.ftl?raw'
import tables from './cs/tables.ftl?raw'
import table from './cs/table.ftl?raw'
import account from './cs/account.ftl?raw'
import problems from './cs/problems.ftl?raw'

export { blurbs }
export default [room, tables, table, account, problems].join('\n')
