// Plans are made at the picture and sent as a whole: attacks and blocks may be named and changed in any order, while the
// rules want them in battlefield order. What may be named is what the server offers when the plan begins.
import type { Choice } from '../../protocol/protocol'
import type { Pointing } from '../../table/piece.svelte'
import type { Playing } from '../../table/playing.svelte'
import { viewOf } from './sight'

export class Planning implements Pointing {
  /** Who is planned to attack or block whom. */
  steps = $state.raw<ReadonlyMap<string, string>>(new Map())
  private picked = $state<string | null>(null)
  sending = $state(false)
  private begun = ''

  constructor(private readonly table: Playing) {}

  readonly pairs: Choice[] = $derived.by(() =>
    this.sending ? [] : this.table.options.filter((choice) => choice.kind === 'attack' || choice.kind === 'block'),
  )
  /** Attackers or blockers are being named now, by this viewer. */
  readonly active = $derived.by(() => this.kind !== null)
  readonly kind = $derived.by(() => {
    const key = this.table.room.prompt?.key
    return this.table.room.mine &&
      (key === 'attack' || key === 'block') &&
      this.table.options.some((choice) => choice.kind === 'done')
      ? key
      : null
  })
  readonly actors: ReadonlySet<string> = $derived.by(() => new Set(this.pairs.map((choice) => choice.pieces[0]!)))

  get lit(): ReadonlySet<string> {
    return this.picked === null ? this.actors : new Set([...this.targets(this.picked), ...this.actors])
  }
  get chosen(): string[] {
    return this.picked === null ? [] : [this.picked]
  }
  get shown(): ReadonlySet<string> {
    return this.table.shown
  }
  get over(): Playing['over'] {
    return this.table.over
  }
  look(piece: string | null, at?: DOMRect): void {
    this.table.over = piece === null || !at ? null : { piece, at }
  }

  point(piece: string): void {
    this.table.asked = null
    if (this.picked !== null && this.targets(this.picked).includes(piece)) return this.aim(this.picked, piece)
    if (!this.actors.has(piece)) return void this.explain(piece)
    if (this.picked === piece || this.steps.has(piece)) {
      const again = this.picked === piece
      this.forget(piece)
      this.picked = again ? null : piece
      return
    }
    this.picked = piece
    const targets = this.targets(piece)
    if (targets.length === 1) this.aim(piece, targets[0]!)
  }

  drop(piece: string): void {
    if (this.picked === piece) this.picked = null
  }

  /** All who may strike the hero do. */
  readonly onHero = $derived.by(() =>
    this.pairs.filter((choice) => choice.pieces[1] === 'hero').map((choice) => choice.pieces[0]!),
  )
  chargeHero(): void {
    this.steps = new Map([...this.steps, ...this.onHero.map((actor) => [actor, 'hero'] as const)])
    this.picked = null
  }

  clear(): void {
    this.steps = new Map()
    this.picked = null
  }

  /** A new decision begins with an empty plan. */
  refresh(): void {
    const { turns, plans } = viewOf(this.table.scene)
    const now = `${turns} ${this.kind} ${plans}`
    if (now === this.begun || this.sending) return
    this.begun = now
    this.clear()
  }

  /** Send the plan step by step, then say that it is done. */
  async declare(): Promise<void> {
    const room = this.table.room
    const planned = [...this.order()]
      .filter((actor) => this.steps.has(actor))
      .map((actor) => [actor, this.steps.get(actor)!] as const)
    this.sending = true
    try {
      for (const [actor, target] of planned) {
        const choice = room.options.find(
          (each) =>
            each.pieces[0] === actor && each.pieces[1] === target && (each.kind === 'attack' || each.kind === 'block'),
        )
        if (choice) await room.move(choice)
        if (room.refusal || room.trouble) return
      }
      const done = room.options.find((each) => each.kind === 'done')
      if (done) await room.move(done)
    } finally {
      this.sending = false
      this.clear()
    }
  }

  private targets(actor: string): string[] {
    return this.pairs.filter((choice) => choice.pieces[0] === actor).map((choice) => choice.pieces[1]!)
  }

  private aim(actor: string, target: string): void {
    const others = [...this.steps].filter(
      ([one, other]) => one !== actor && !(this.kind === 'block' && other === target),
    ) // an attacker is stopped by one alone
    this.steps = new Map([...others, [actor, target]])
    this.picked = null
  }

  private forget(actor: string): void {
    this.steps = new Map([...this.steps].filter(([one]) => one !== actor))
  }

  private order(): string[] {
    return viewOf(this.table.scene).sides.flatMap((side) => side.field.map((each) => each.id))
  }

  /** Why a piece cannot be named: as a target of the one that is picked, or at all. */
  private explain(piece: string): void {
    const kind = this.kind
    void this.table.ask(
      this.picked !== null && kind ? `${kind} ${this.picked} ${piece}` : piece,
      document.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect(),
    )
  }
}
