// boardgame.io's own search bot: a worker that answers as worker.py does, a request a line. Rates are per CPU second of this
// process, all of its threads, and are measured as timing.py measures them.
'use strict'
const readline = require('readline')
const { MCTSBot } = require('boardgame.io/ai')
const { InitializeGame } = require('boardgame.io/internal')
const { TicTacToe } = require('./server/bgio/games')

const THOUGHT = 400 // iterations of one decision, as in searching.py
const SHORTEST_CALL = 0.002

// What its tutorial gives its bot: every empty cell. It plays a game of nine moves to the end, for its bound is 50.
const enumerate = (G) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : []))
const bot = new MCTSBot({ game: TicTacToe, enumerate, seed: 'seven', iterations: THOUGHT })
const start = InitializeGame({ game: TicTacToe })

const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function decide(times) {
  for (let i = 0; i < times; i++) {
    const { action, metadata } = await bot.play(start, '0')
    if (!action || metadata.visits !== THOUGHT) throw new Error(`${metadata.visits} iterations instead of ${THOUGHT}`)
  }
  return times * THOUGHT
}

async function rate(seconds) {
  let times = 1
  for (let took = 0; took < SHORTEST_CALL; times *= 2) {
    const began = spent()
    await decide(times)
    took = spent() - began
  }
  const began = spent()
  let done = 0
  while (spent() - began < seconds) done += await decide(times)
  return { iterations: done / (spent() - began) }
}

async function serve() {
  const rows = [{ game: 'tic-tac-toe', what: 'search, MCTSBot', units: ['iterations'], sides: ['peer'], note: '' }]
  const { version } = require('boardgame.io/package.json')
  console.log(JSON.stringify({ about: { version: `${version}, Node ${process.versions.node}` }, rows }))
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line)
    const found = await rate(asked.seconds).then(
      (counts) => ({ rate: counts }),
      (error) => ({ fault: String(error) }),
    )
    console.log(JSON.stringify(found))
  }
}

serve()
