// Idle viewers: --viewers sockets that look at --tables tables and do nothing. Prints one line when all are open, then waits.
'use strict'
const http = require('http')
const WebSocket = require('ws')
const { opt } = require('./rounds')

const port = Number(opt('port')),
  viewers = Number(opt('viewers', 2000)),
  tables = Number(opt('tables', 200))
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
let cookie = ''

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
        answer.on('end', () =>
          answer.statusCode < 300 ? ok({ headers: answer.headers, body: JSON.parse(text) }) : bad(new Error(text)),
        )
      },
    )
    request.on('error', bad)
    request.end(data)
  })
}

function look(table) {
  return new Promise((ready, bad) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    })
    socket.on('message', (data) => {
      if (JSON.parse(data).t === 'sync') ready(socket)
    })
    socket.on('error', bad)
  })
}

async function main() {
  const came = await call('POST', '/api/me', { name: 'Idle' })
  cookie = came.headers['set-cookie'][0].split(';')[0]
  const made = []
  for (let i = 0; i < tables; i++) {
    const settings = { game: opt('game', 'kragmortha'), chairs: [{ kind: 'me' }, { kind: 'me' }] }
    const table = (await call('POST', '/api/tables', { settings })).body.id
    await call('POST', `/api/tables/${table}/acts`, { t: 'start', id: 'start' })
    made.push(table)
  }
  for (let i = 0; i < viewers; i += 20) {
    await Promise.all([...Array(Math.min(20, viewers - i)).keys()].map((k) => look(made[(i + k) % tables])))
  }
  console.log(JSON.stringify({ viewers, tables }))
  setInterval(() => {}, 1000) // until it is ended
}
main().catch((error) => {
  console.error(error)
  process.exit(1)
})
