// What both loads share: SLOTS tables are played at a time, each GAMES times in a row, one move in flight at each table.
// Only the playing is measured: tables and sockets are made before. The server's CPU time is that of all its threads.
'use strict'
const fs = require('fs')

const opt = (key, other) => {
  const i = process.argv.indexOf('--' + key)
  return i < 0 ? other : process.argv[i + 1]
}
const now = () => Number(process.hrtime.bigint()) / 1e6

function cpu(pid) {
  let total = 0
  for (const task of fs.readdirSync(`/proc/${pid}/task`)) {
    try {
      total += Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      /* it ended */
    }
  }
  return total / 1e9
}

function rss(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
}

// `prepare(slot, game)` gives {play(done, moved), close()}: play calls moved(milliseconds) for each accepted move and done() at the end.
async function rounds(prepare) {
  const slots = Number(opt('tables', 50)),
    games = Number(opt('games', 4)),
    pid = Number(opt('pid'))
  const made = []
  for (let slot = 0; slot < slots; slot += 25) {
    const some = []
    for (let s = slot; s < Math.min(slot + 25, slots); s++) for (let g = 0; g < games; g++) some.push(prepare(s, g))
    made.push(...(await Promise.all(some)))
  }
  await new Promise((ok) => setTimeout(ok, 500))
  const waits = []
  const [cpu0, t0, own0] = [cpu(pid), now(), process.cpuUsage()]
  await Promise.all(
    [...Array(slots).keys()].map(async (slot) => {
      for (let g = 0; g < games; g++) {
        await new Promise((done) => made[slot * games + g].play(done, (wait) => waits.push(wait)))
      }
    }),
  )
  const seconds = (now() - t0) / 1000,
    used = cpu(pid) - cpu0,
    own = process.cpuUsage(own0)
  waits.sort((a, b) => a - b)
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]
  console.log(
    JSON.stringify({
      tables: slots,
      moves: waits.length,
      seconds,
      server_cpu: used,
      moves_per_cpu: waits.length / used,
      moves_per_s: waits.length / seconds,
      p50: at(0.5),
      p99: at(0.99),
      rss: rss(pid),
      client_cpu: (own.user + own.system) / 1e6,
    }),
  )
  made.forEach((one) => one.close())
  setTimeout(() => process.exit(0), 300)
}

module.exports = { opt, now, rounds }
