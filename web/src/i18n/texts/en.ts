import blurbs from 'blurbs:en'
import room from './en/room.ftl?raw'
import tables from './en/tables.ftl?raw'
import table from './en/table.ftl?raw'
import account from './en/account.ftl?raw'
import problems from './en/problems.ftl?raw'

export { blurbs }
export default [room, tables, table, account, problems].join('\n')
