// The load on boardgame.io: two socket.io clients per table.
'use strict';
const { io } = require('socket.io-client');
const { opt, now, rounds } = require('./rounds');

const url = `http://127.0.0.1:${opt('port')}/ttt`;
const run = process.pid.toString(36);

function player(table, id, onState) {
  return new Promise((ready) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', table, id, undefined, 2));
    socket.on('sync', (_, info) => { onState(info.state, id); ready(socket); });
    socket.on('update', (_, state) => onState(state, id));
    socket.on('connect_error', (error) => { console.error('socket', error.message); process.exit(1); });
  });
}

async function prepare(slot, game) {
  const table = `${run}-${slot}-${game}`;
  let done = null, moved = null, playing = false;
  const last = {}, sockets = {}, sent = {};
  const act = (state, id) => {
    if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== id) return;
    const free = state.G.cells.map((cell, i) => (cell === null ? i : -1)).filter((i) => i >= 0);
    const cell = free[Math.floor(Math.random() * free.length)];
    sent[id] = now();
    sockets[id].emit('update', { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [cell], playerID: id, credentials: undefined } },
      state._stateID, table, id);
  };
  const onState = (state, id) => {
    const before = last[id];
    if (before !== undefined && state._stateID <= before._stateID) return;
    last[id] = state;
    if (!playing) return;
    if (before !== undefined && before.ctx.currentPlayer === id) moved(now() - sent[id]); // the own move came back
    if (state.ctx.gameover !== undefined) { if (last[1 - id].ctx.gameover !== undefined) done(); return; }
    act(state, id);
  };
  sockets['0'] = await player(table, '0', onState);
  sockets['1'] = await player(table, '1', onState);
  return {
    play: (finished, accepted) => { done = finished; moved = accepted; playing = true; act(last['0'], '0'); },
    close: () => { sockets['0'].disconnect(); sockets['1'].disconnect(); },
  };
}

rounds(prepare);
