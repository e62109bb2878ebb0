// One socket to one table: comes back by itself, goes on from the last letter, sends every deed until it is answered.
import type { Answer, Deed, Message } from '../protocol/protocol'

export type State = 'opening' | 'open' | 'broken' | 'closed'
/** A deed before it has got its id. */
export type Wish = Deed extends infer D ? (D extends { id: string } ? Omit<D, 'id'> : never) : never

export interface Ears {
  hear(message: Message): void
  state(state: State, again: number): void
  /** The number of the last letter this viewer has. */
  since(): number
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
const SILENCE = 25_000
const PATIENCE = 6_000
/** After the socket was closed by these there is nothing to come back to. */
const FINAL = new Set([4401, 4403, 4404, 4410])

/** A name for one message. Works without a secure context too: a room at home may have no certificate. */
export const newId = (): string => randomHex(16)

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Line {
  private socket: WebSocket | null = null
  private unanswered = new Map<string, { deed: Deed; done: (answer: Answer) => void }>()
  private fails = 0
  private wait: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private hungUp = false

  constructor(private readonly table: string, private readonly seat: number | null, private readonly ears: Ears) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.dial()
  }

  /** Send a deed; the answer comes even if the connection breaks in between, and the deed is done once. */
  do(wish: Wish): Promise<Answer> {
    const deed = { ...wish, id: newId() } as Deed
    return new Promise((done) => {
      this.unanswered.set(deed.id, { deed, done })
      this.send(deed)
    })
  }

  hangUp(): void {
    this.hungUp = true
    clearTimeout(this.wait)
    clearInterval(this.watch)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close(1000)
    this.ears.state('closed', 0)
  }

  private dial(): void {
    clearTimeout(this.wait)
    this.ears.state(this.fails ? 'broken' : 'opening', 0)
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, location.href)
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    address.searchParams.set('since', String(this.ears.since()))
    if (this.seat !== null) address.searchParams.set('seat', String(this.seat))
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event) => this.got(JSON.parse(String(event.data)) as Message)
    socket.onclose = (event) => this.lost(socket, event.code)
  }

  private opened(): void {
    this.heard = Date.now()
    clearInterval(this.watch)
    this.watch = setInterval(() => this.listen(), 5_000)
  }

  private got(message: Message): void {
    this.heard = Date.now()
    if (message.t === 'sync') {
      this.fails = 0
      this.ears.state('open', 0)
    }
    this.ears.hear(message)
    if (message.t === 'sync') for (const { deed } of this.unanswered.values()) this.send(deed) // once more: the id makes it harmless
    if (message.t === 'answer') {
      this.unanswered.get(message.id)?.done(message)
      this.unanswered.delete(message.id)
    }
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.hungUp || socket !== this.socket) return
    clearInterval(this.watch)
    if (FINAL.has(code)) {
      this.hangUp()
      return
    }
    this.fails += 1
    const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.fails - 1)) * (0.75 + Math.random() / 2)
    this.ears.state('broken', Date.now() + pause)
    this.wait = setTimeout(() => this.dial(), pause)
  }

  /** A line on which nothing is heard is asked, and given up if it stays silent. */
  private listen(): void {
    const silent = Date.now() - this.heard
    if (silent > SILENCE + PATIENCE) this.socket?.close(4000)
    else if (silent > SILENCE) this.send({ t: 'ping', id: newId() })
  }

  private send(deed: Deed): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(deed))
  }

  private hurry = (): void => {
    if (this.hungUp || document.hidden || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return
    this.dial()
  }
}
