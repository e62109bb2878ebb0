// A boardgame.io server on loopback, as its documentation sets one up: state in memory, or in the folder named last by the one
// durable store it brings along, and a lobby that hands out credentials.
'use strict'
const { FlatFile, Server } = require('boardgame.io/server')
const { TicTacToe } = require('./games')
const [port, apiPort, dir] = process.argv.slice(2)
const server = Server({
  games: [TicTacToe],
  origins: ['http://127.0.0.1'],
  db: dir ? new FlatFile({ dir }) : undefined,
})
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, done) => listen(port, '127.0.0.1', done)
// The lobby has a port of its own: on the game's, koa as it is today does not find its routes.
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } }).then(() => console.log('ready'))
process.stdin.resume().on('end', () => process.exit(0)) // gone with whoever started it
