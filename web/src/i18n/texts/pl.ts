import blurbs from 'blurbs:pl'
import room from './pl/room.ftl?raw'
import tables from './pl/tables.ftl?raw'
import table from './pl/table.ftl?raw'
import account from './pl/account.ftl?raw'
import problems from './pl/problems.ftl?raw'

export { blurbs }
export default [room, tables, table, account, problems].join('\n')
