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
/** A silent line is asked whether it is still there: after so long, and earlier while somebody waits for an answer. */
const SILENCE = 25_000
const WAITING = 6_000
/** So long it may keep still when asked; less where the network has changed or somebody comes back to the page. */
const PATIENCE = 6_000
const DOUBT = 3_000
/** So long a new socket may take to open. */
const DIALLING = 8_000
/** After the socket was closed by these there is nothing to come back to. */
const FINAL = new Set([4401, 4403, 4404, 4410, 4500])

/** A name for one message. Works without a secure context too: a room at home may have no certificate. */
export const newId = (): string => randomHex(16)

/** Digits that a player adds to the dice of a match: as many as the room's own secret has. */
export const newEntropy = (): string => randomHex(32)

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

export class Line {
  private socket: WebSocket | null = null
  private unanswered = new Map<string, { deed: Deed; since: number; done: (answer: Answer) => void }>()
  private fails = 0
  private wait: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setInterval> | undefined
  /** Runs while a sign of life is waited for. */
  private doubt: ReturnType<typeof setTimeout> | undefined
  private heard = 0

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.dial()
  }

  /** Send a deed; the answer comes even if the connection breaks in between, and the deed is done once. */
  do(wish: Wish): Promise<Answer> {
    const deed = { ...wish, id: newId() }
    return new Promise((done) => {
      this.unanswered.set(deed.id, { deed, since: Date.now(), done })
      this.send(deed)
    })
  }

  hangUp(): void {
    clearTimeout(this.wait)
    this.unwatch()
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.drop(1000)
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
    socket.onclose = (event) => this.lost(event.code)
    this.expect(DIALLING)
  }

  private opened(): void {
    this.alive()
    this.watch = setInterval(() => this.listen(), 1_000)
  }

  private alive(): void {
    this.heard = Date.now()
    clearTimeout(this.doubt)
    this.doubt = undefined
  }

  private got(message: Message): void {
    this.alive()
    if (message.t === 'sync') {
      this.fails = 0
      this.ears.state('open', 0)
    }
    this.ears.hear(message)
    if (message.t === 'sync') for (const { deed } of [...this.unanswered.values()]) this.again(deed)
    if (message.t === 'answer') this.answered(message)
  }

  /** Everything is here anew: whoever asked for that has it, all else is sent once more. The id makes it harmless. */
  private again(deed: Deed): void {
    if (deed.t === 'resync') this.answered({ t: 'answer', id: deed.id, kind: 'accepted' })
    else this.send(deed)
  }

  private answered(answer: Answer): void {
    this.unanswered.get(answer.id)?.done(answer)
    this.unanswered.delete(answer.id)
  }

  private lost(code: number): void {
    this.unwatch()
    this.socket = null
    if (FINAL.has(code)) {
      this.hangUp()
      return
    }
    this.fails += 1
    const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.fails - 1)) * (0.75 + Math.random() / 2)
    this.ears.state('broken', Date.now() + pause)
    this.wait = setTimeout(() => this.dial(), pause)
  }

  private unwatch(): void {
    clearInterval(this.watch)
    clearTimeout(this.doubt)
    this.doubt = undefined
  }

  /** A line on which nothing is heard is asked. */
  private listen(): void {
    if (this.doubt) return
    const [oldest] = this.unanswered.values()
    const now = Date.now()
    if (now - this.heard > SILENCE || (oldest && now - Math.max(this.heard, oldest.since) > WAITING)) this.ask(PATIENCE)
  }

  private ask(patience: number): void {
    this.send({ t: 'ping', id: newId() })
    this.expect(patience)
  }

  /** Give the line up unless something is heard. Its closing is not waited for: without a network that takes a minute. */
  private expect(patience: number): void {
    clearTimeout(this.doubt)
    this.doubt = setTimeout(() => {
      this.drop(4000)
      this.lost(4000)
    }, patience)
  }

  /** Close the socket and hear no more of it. */
  private drop(code: number): void {
    if (!this.socket) return
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null
    this.socket.close(code)
  }

  private send(deed: Deed): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(deed))
  }

  /** The network has changed or somebody looks again: a line that seems open may be long dead. */
  private hurry = (): void => {
    if (document.hidden) return
    if (!this.socket) this.dial()
    else if (this.socket.readyState === WebSocket.OPEN) this.ask(DOUBT)
  }
}
