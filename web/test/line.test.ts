// The line gives up a network that keeps still: the sockets here never close by themselves, as without a network.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../src/protocol/protocol'
import { Line, type State, type Wish } from '../src/room/line'

const CHAT: Wish = { t: 'chat', preset: 'hello' }

class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 0
  sent: { t: string; id: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 2
  }
  open(): this {
    this.readyState = 1
    this.onopen?.()
    return this.say({ t: 'sync' })
  }
  say(message: object): this {
    this.onmessage?.({ data: JSON.stringify(message) })
    return this
  }
  /** What was sent of this kind. */
  of(kind: string): string[] {
    return this.sent.filter((each) => each.t === kind).map((each) => each.id)
  }
}

const page = Object.assign(new EventTarget(), { hidden: false })
let line: Line
let states: State[]

beforeEach(() => {
  vi.useFakeTimers()
  const world = new EventTarget()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'http://room/', protocol: 'http:' })
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, world[name].bind(world))
  Socket.all = []
  states = []
  line = new Line('t', null, { hear: () => undefined, state: (state) => states.push(state), since: () => 0 })
})
afterEach(() => {
  line.hangUp()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
const first = () => Socket.all[0]!
const last = () => Socket.all.at(-1)!

test('a deed that gets no answer goes over a new socket soon, and counts once', async () => {
  first().open()
  seconds(20)
  first().say({ t: 'pong' })
  const done = line.do(CHAT)
  seconds(8)
  expect(first().of('ping').length).toBe(1)
  seconds(7)
  expect(states.at(-1)).toBe('broken')
  last().open()
  expect([Socket.all.length, last().of('chat')]).toEqual([2, first().of('chat')])
  last().say({ t: 'answer', id: last().of('chat')[0], kind: 'accepted' })
  expect((await done).kind).toBe('accepted')
})

test('a room that thinks long but is there is not given up', () => {
  first().open()
  void line.do(CHAT)
  for (let i = 0; i < 30; i += 1) {
    seconds(2)
    for (const id of first().of('ping').slice(-1)) first().say({ t: 'pong', id })
  }
  expect([Socket.all.length, states.at(-1)]).toEqual([1, 'open'])
})

test('what a socket says that was given up is not heard', () => {
  first().open()
  void line.do(CHAT)
  seconds(20)
  last().open()
  first().say({ t: 'answer', id: first().of('chat')[0], kind: 'accepted' })
  last().say({ t: 'sync' })
  expect(last().of('chat').length).toBe(2)
})

test.each(['online', 'visibilitychange'])('after %s a line that keeps still is dialled anew', (event) => {
  first().open()
  ;(event === 'online' ? globalThis : page).dispatchEvent(new Event(event))
  seconds(4)
  expect([first().of('ping').length, Socket.all.length]).toEqual([1, 2])
})

test('a socket that does not open is given up', () => {
  seconds(9)
  expect([Socket.all.length, states.at(-1)]).toEqual([2, 'broken'])
})

test('whoever asked for everything has it once everything comes', async () => {
  first().open()
  const done = line.do({ t: 'resync' })
  first().say({ t: 'sync' })
  expect((await done).kind).toBe('accepted' satisfies Answer['kind'])
  first().say({ t: 'sync' })
  expect(first().of('resync').length).toBe(1)
})
