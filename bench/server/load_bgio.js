// The load on boardgame.io: a match of its lobby and two socket.io clients per table, each with its credentials.
'use strict'
const http = require('http')
const { io } = require('socket.io-client')
const { opt, now, rounds } = require('./rounds')

const lobby = Number(opt('lobby'))
const url = `http://127.0.0.1:${opt('port')}/ttt`
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })

function call(path, body) {
  return new Promise((ok, bad) => {
    const data = JSON.stringify(body)
    const request = http.request(
      {
        host: '127.0.0.1',
        port: lobby,
        path,
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) },
      },
      (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () =>
          answer.statusCode < 300 ? ok(JSON.parse(text)) : bad(new Error(`${path}: ${answer.statusCode} ${text}`)),
        )
      },
    )
    request.on('error', bad)
    request.end(data)
  })
}

function player(table, id, credentials, onState) {
  return new Promise((ready) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true })
    socket.on('connect', () => socket.emit('sync', table, id, credentials, 2))
    socket.on('sync', (_, info) => {
      onState(info.state, id)
      ready(socket)
    })
    socket.on('update', (_, state) => onState(state, id))
    socket.on('connect_error', (error) => {
      console.error('socket', error.message)
      process.exit(1)
    })
  })
}

async function prepare() {
  const table = (await call('/games/ttt/create', { numPlayers: 2 })).matchID
  const credentials = {}
  for (const playerID of ['0', '1']) {
    credentials[playerID] = (await call(`/games/ttt/${table}/join`, { playerID, playerName: 'Load' })).playerCredentials
  }
  let done = null,
    moved = null,
    playing = false
  const last = {},
    sockets = {},
    sent = {}
  const act = (state, id) => {
    if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== id) return
    const free = state.G.cells.map((cell, i) => (cell === null ? i : -1)).filter((i) => i >= 0)
    const cell = free[Math.floor(Math.random() * free.length)]
    sent[id] = now()
    sockets[id].emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [cell], playerID: id, credentials: credentials[id] } },
      state._stateID,
      table,
      id,
    )
  }
  const onState = (state, id) => {
    const before = last[id]
    if (before !== undefined && state._stateID <= before._stateID) return
    last[id] = state
    if (!playing) return
    if (before !== undefined && before.ctx.currentPlayer === id) moved(now() - sent[id]) // the own move came back
    if (state.ctx.gameover !== undefined) {
      if (last[1 - id].ctx.gameover !== undefined) done()
      return
    }
    act(state, id)
  }
  sockets['0'] = await player(table, '0', credentials['0'], onState)
  sockets['1'] = await player(table, '1', credentials['1'], onState)
  return {
    play: (finished, accepted) => {
      done = finished
      moved = accepted
      playing = true
      act(last['0'], '0')
    },
    close: () => {
      sockets['0'].disconnect()
      sockets['1'].disconnect()
    },
  }
}

rounds(prepare)
