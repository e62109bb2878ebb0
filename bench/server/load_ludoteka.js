// The load on the room: two sockets per table, one for each seat; one person sits on both.
'use strict'
const http = require('http')
const WebSocket = require('ws')
const { opt, now, rounds } = require('./rounds')

const port = Number(opt('port'))
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
let cookie = '',
  count = 0

function call(method, path, body) {
  return new Promise((ok, bad) => {
    const data = JSON.stringify(body)
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data), cookie },
      },
      (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => {
          if (answer.statusCode >= 300) {
            bad(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))
            return
          }
          ok({ headers: answer.headers, body: text ? JSON.parse(text) : null })
        })
      },
    )
    request.on('error', bad)
    request.end(data)
  })
}

function player(table, seat, onMessage) {
  return new Promise((ready, bad) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket?seat=${seat}`, {
      headers: { cookie },
      perMessageDeflate: false,
    })
    socket.on('message', (data) => {
      const message = JSON.parse(data)
      onMessage(message, seat)
      if (message.t === 'sync') ready(socket)
    })
    socket.on('error', bad)
  })
}

const GAME = opt('game', 'tic-tac-toe')

async function prepare() {
  if (!cookie) {
    // the first call of all makes the person; the others wait for it
    cookie = ' '
    prepare.person = call('POST', '/api/me', { name: 'Load' }).then((came) => {
      cookie = came.headers['set-cookie'][0].split(';')[0]
    })
  }
  await prepare.person
  const settings = { game: GAME, chairs: [{ kind: 'me' }, { kind: 'me' }] }
  const table = (await call('POST', '/api/tables', { settings })).body.id
  const began = (await call('POST', `/api/tables/${table}/acts`, { t: 'start', id: 'start' })).body
  if (began.kind !== 'accepted') throw new Error(JSON.stringify(began))
  let done = null,
    moved = null,
    playing = false,
    over = 0
  const last = [null, null],
    sockets = [],
    letters = [0, 0],
    sent = [0, 0]
  const act = (seat) => {
    const options = last[seat].options
    if (!options.length) return
    const move = options[Math.floor(Math.random() * options.length)].move
    sent[seat] = now()
    sockets[seat].send(JSON.stringify({ t: 'move', id: `m${++count}`, expect: letters[seat], move }))
  }
  const onMessage = (message, seat) => {
    if (message.t === 'answer') {
      if (message.kind !== 'accepted') throw new Error(JSON.stringify(message))
      moved(now() - sent[seat])
      return
    }
    if (message.t !== 'news' && message.t !== 'sync') return
    last[seat] = message
    for (const letter of message.letters) letters[seat] = Math.max(letters[seat], letter.n)
    if (!playing) return
    if (message.over === true) {
      if (++over === 2) done()
      return
    }
    act(seat)
  }
  for (const seat of [0, 1]) sockets.push(await player(table, seat, onMessage))
  return {
    play: (finished, accepted) => {
      done = finished
      moved = accepted
      playing = true
      act(0)
      act(1)
    },
    close: () => sockets.forEach((socket) => socket.close()),
  }
}

rounds(prepare)
