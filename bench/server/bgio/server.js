// A boardgame.io server on loopback, as its documentation sets one up: state in memory, a lobby that hands out credentials.
'use strict';
const { Server } = require('boardgame.io/server');
const { TicTacToe } = require('./games');
const server = Server({ games: [TicTacToe], origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
// The lobby has a port of its own: on the game's, koa as it is today does not find its routes.
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: Number(process.argv[3]) } }).then(() => console.log('ready'));
process.stdin.resume().on('end', () => process.exit(0)); // gone with whoever started it
