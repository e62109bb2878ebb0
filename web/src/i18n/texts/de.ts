import blurbs from 'blurbs:de'
import room from './de/room.ftl?raw'
import tables from './de/tables.ftl?raw'
import table from './de/table.ftl?raw'
import account from './de/account.ftl?raw'
import problems from './de/problems.ftl?raw'

export { blurbs }
export default [room, tables, table, account, problems].join('\n')
