// A boardgame.io server on loopback, as its documentation sets one up: state in memory, no authentication.
'use strict';
const { Server } = require('boardgame.io/server');
const { TicTacToe } = require('./games');
const server = Server({ games: [TicTacToe], origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
server.run({ port: Number(process.argv[2]), lobbyConfig: undefined }).then(() => console.log('ready'));
process.stdin.resume().on('end', () => process.exit(0)); // gone with whoever started it
