// A table as this browser knows it. The server decides everything; this keeps what it has said.
import type {
  Advised,
  Answer,
  ChatLine,
  Choice,
  Letter,
  Message,
  News,
  Preview,
  Prompt,
  Refusal,
  Standing,
  Sync,
  TableFacts,
  Wishes,
  You,
} from '../protocol/protocol'
import { keep, keepPromise } from './keepsake'
import { Line, type Ears, type State, type Wish } from './line'
import { Pledging } from './pledging'

/** What a room speaks through: a socket as a rule; lessons and replays bring their own. */
export type Dial = (ears: Ears) => Pick<Line, 'do' | 'hangUp'>
/** A line on which nothing is ever said: the room is filled by hand and only looked at. */
export const SILENT: Dial = () => ({
  do: () =>
    Promise.resolve({
      t: 'answer',
      id: '',
      kind: 'error',
      problem: { key: 'over', detail: 'this is only looked at', args: {} },
    }),
  hangUp: () => undefined,
})

export class TableRoom {
  facts = $state.raw<TableFacts | null>(null)
  you = $state.raw<You | null>(null)
  letters = $state.raw<Letter[]>([])
  view = $state.raw<Record<string, any> | null>(null)
  prompt = $state.raw<Prompt | null>(null)
  options = $state.raw<Choice[]>([])
  undo = $state(false)
  over = $state(false)
  standings = $state.raw<Standing[]>([])
  chat = $state.raw<ChatLine[]>([])
  wishes = $state.raw<Wishes | null>(null)
  /** Seconds left per seat when the last message came, and when that was on our own clock. */
  clocks = $state.raw<{ left: (number | null)[]; at: number }>({ left: [], at: 0 })
  state = $state<State>('opening')
  again = $state(0)
  /** A move that is on its way and has changed nothing yet; raw, so that it is still the same one when its answer comes. */
  pending = $state.raw<Choice | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  trouble = $state('')
  /** The last letter seen in an earlier visit; 0: none. */
  seenBefore = $state(0)
  goodbye = $state('')
  private line: Pick<Line, 'do' | 'hangUp'>
  private fresh = true
  private readonly pledging = new Pledging()

  constructor(
    readonly id: string,
    readonly seat: number | null = null,
    dial: Dial = (ears) => new Line(id, seat, ears),
  ) {
    this.line = dial({
      hear: (message) => {
        this.hear(message)
        this.followStart()
      },
      state: (state, again) => ((this.state = state), (this.again = again)),
      since: () => this.letters.at(-1)?.n ?? 0,
    })
  }

  get mine(): boolean {
    const seat = this.you?.seat
    return (
      seat !== null &&
      seat !== undefined &&
      !this.over &&
      this.facts?.status === 'playing' &&
      (this.prompt?.deciders.includes(seat) ?? false)
    )
  }

  leaveRoom(): void {
    this.line.hangUp()
  }

  do(wish: Wish): Promise<Answer> {
    return this.line.do(wish)
  }

  /** Do something at the table, and keep what is wrong with it if it is not granted. */
  async try(wish: Wish): Promise<Answer> {
    this.trouble = ''
    const answer = await this.do(wish)
    if (answer.kind === 'error') this.trouble = answer.problem?.key ?? 'error'
    return answer
  }

  async move(choice: Choice): Promise<void> {
    if (this.pending) return
    this.refusal = null
    this.pending = choice
    try {
      const answer = await this.try({ t: 'move', move: choice.move, expect: this.letters.at(-1)?.n ?? 0 })
      if (answer.receipt) keep(this.id, (kept) => kept.receipts.push(answer.receipt!))
      if (answer.kind === 'refused') this.refusal = answer.refusal ?? null
      if (answer.kind === 'stale') this.trouble = 'stale'
      if (answer.kind === 'accepted' && this.wishes?.hold) this.wishes = { ...this.wishes, hold: false }
    } finally {
      if (this.pending === choice) this.pending = null
    }
  }

  /** The chances in the present decision, as this seat can reckon them. */
  async forecast(): Promise<Record<string, any>[] | undefined> {
    return (await this.try({ t: 'forecast' })).forecast
  }

  /** What a strong bot would do in the present decision; all are told that it was asked. */
  async hint(): Promise<Advised | undefined> {
    const answer = await this.try({ t: 'hint', expect: this.letters.at(-1)?.n ?? 0 })
    if (answer.kind === 'stale') this.trouble = 'stale'
    return answer.hint
  }

  /** Say when this seat wants to be asked. */
  async wish(change: Partial<Wishes>): Promise<void> {
    if (!this.wishes) return
    const wishes = { ...this.wishes, hold: false, skip_turn: false, ...change } // these two are for once only
    if ((await this.try({ t: 'policy', wishes })).kind === 'accepted') this.wishes = wishes
  }

  /** Why something is not open; null: it is. */
  async why(what: string): Promise<Refusal | null | undefined> {
    const answer = await this.do({ t: 'why', what })
    return answer.kind === 'accepted' ? (answer.why ?? null) : undefined
  }

  async preview(choice: Choice): Promise<Preview | undefined> {
    return (await this.do({ t: 'preview', move: choice.move })).preview
  }

  private hear(message: Message): void {
    switch (message.t) {
      case 'sync':
        return this.sync(message)
      case 'news':
        return this.news(message)
      case 'table':
        if (message.table.status !== this.facts?.status) this.forgive()
        this.setFacts(message.table)
        this.you = message.you
        // Begun without a letter, as where heroes are chosen first: what there is to see is asked for.
        if (
          !this.view &&
          !message.table.frozen &&
          (message.table.status === 'playing' || message.table.status === 'over')
        )
          void this.do({ t: 'resync' })
        return
      case 'chat':
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message]
        return
      case 'bye':
        this.goodbye = message.problem.key
    }
  }

  private news(message: News): void {
    const last = this.letters.at(-1)?.n ?? 0
    const fresh = message.letters.filter((letter) => letter.n > last)
    if (fresh.length && fresh[0]!.n !== last + 1) {
      void this.do({ t: 'resync' }) // a letter is missing: everything anew
      return
    }
    if (fresh.length) this.pending = null // what is open now is new: whoever is quick need not wait for the answer
    this.letters = [...this.letters, ...fresh]
    this.view = message.view
    this.prompt = message.prompt
    this.options = message.options
    this.undo = message.undo
    if (message.over !== undefined) this.over = message.over
    if (message.standings) this.standings = message.standings
    if (message.table) this.setFacts(message.table)
    if (message.clocks) this.clocks = { left: message.clocks, at: Date.now() }
    if (fresh.length) this.forgive()
  }

  private sync(message: Sync): void {
    const kept = message.since ? this.letters.filter((letter) => letter.n <= message.since) : []
    this.letters = [...kept, ...message.letters]
    this.you = message.you
    this.view = message.view
    this.prompt = message.prompt
    this.options = message.options
    this.undo = message.undo
    this.over = message.over
    this.standings = message.standings
    this.chat = message.chat
    this.wishes = message.wishes
    this.setFacts(message.table)
    if (this.fresh) this.seenBefore = recalled(this.memory)
    this.fresh = false
    this.goodbye = ''
    this.forgive()
  }

  /** Something has happened: what was wrong with a deed is past. That it came too late is said as long as there is something to choose anew. */
  private forgive(): void {
    this.refusal = null
    if (this.trouble !== 'stale' || !this.mine) this.trouble = ''
  }

  private setFacts(facts: TableFacts): void {
    this.facts = facts
    if (!this.over) keepPromise(this.id, facts.match, facts.commit, facts.start?.called_off)
    this.clocks = { left: facts.seats.map((seat) => seat.left), at: Date.now() }
  }

  /** Reveal the digits for the dice, or pledge new ones, where the start of the match asks for it. */
  private followStart(): void {
    const wish = this.facts && this.you ? this.pledging.next(this.facts, this.you) : null
    if (wish === 'changed') this.trouble = 'promise-changed'
    else if (wish) void this.try(wish)
  }

  private get memory(): string {
    return `seen ${this.id} ${this.you?.seat ?? 'watching'}`
  }

  /** Remember how far this viewer has read. */
  remember(): void {
    try {
      storage()?.setItem(this.memory, String(this.letters.at(-1)?.n ?? 0))
    } catch {
      // without storage there is no recap; nothing else depends on it
    }
  }
}

function recalled(name: string): number {
  return Number(storage()?.getItem(name) ?? 0)
}

function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
