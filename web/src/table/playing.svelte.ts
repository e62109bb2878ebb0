// What a picture is given: what is to be seen, what may be done, and the few things one can do with a piece.
//
// A picture knows no rule. It draws `scene`, puts `table.piece(id)` on whatever may be pointed at, and the rest follows:
// legal pieces are lit, a click, Enter or a drop points at them, pieces that are not open say why, pointing shows what
// is printed on them, and the preview of a move is in `preview` before it is made.
import type { Attachment } from 'svelte/attachments'
import type { About, GameRoom, Sight } from '../games'
import type { Choice, Letter, Preview, Refusal } from '../protocol/protocol'
import type { TableRoom } from '../room/table.svelte'
import { play } from '../sound/sound'
import { prefs } from '../ui/prefs.svelte'
import type { Words } from '../words/words'
import { fitting, next } from './choosing'
import { held, type Hold } from './piece.svelte'
import { Telling } from './telling.svelte'

/** A piece somebody points at or asks about, and where it lies on the screen. */
export interface Pointed {
  piece: string
  at: DOMRect
}

const LINGER = 160

export class Playing {
  readonly telling: Telling
  /** The pieces pointed at so far, in order; the options that are left have all of them. */
  chosen = $state.raw<string[]>([])
  /** The piece under the pointer or the focus. */
  over = $state.raw<Pointed | null>(null)
  /** The option whose effect is looked at, and what it would bring. */
  weighed = $state.raw<Choice | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** The weighed option waits to be confirmed. */
  confirming = $state(false)
  /** The pieces that a sentence speaks of at which somebody points, in the log or among the options. */
  shown = $state.raw<ReadonlySet<string>>(new Set())
  /** What was asked about, and the answer. */
  asked = $state.raw<(Pointed & { why: Refusal | null | undefined }) | null>(null)
  /** A narrow screen. */
  phone = $state(false)
  private soon: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly room: TableRoom,
    readonly game: () => GameRoom,
    private readonly say: () => Words,
    private readonly content: () => Record<string, any>,
    private readonly send: (choice: Choice) => void,
  ) {
    this.telling = new Telling(
      room,
      (letter) => this.game().pace?.(letter),
      (letter) => {
        const sound = this.game().sound?.(letter)
        if (sound) play(sound)
      },
    )
  }

  // ---- what is to be seen

  get words(): Words {
    return this.say()
  }
  /** What the viewer sees. While letters are being told it is still the picture before them. */
  get scene(): Sight {
    return { view: this.telling.view, content: this.content(), seat: this.room.you?.seat ?? null }
  }
  /** The letters told since `scene`, the last of them right now: pieces may already be where these put them. */
  get told(): Letter[] {
    return this.telling.told
  }
  /** The letter being told right now. */
  get letter(): Letter | null {
    return this.telling.told.at(-1) ?? null
  }
  /** Whether pieces may move on their way, and how long a usual way takes, in milliseconds. */
  get pace(): number {
    return this.telling.pace
  }

  // ---- what may be done

  /** What this viewer may do now; nothing while letters are still being told. */
  get options(): Choice[] {
    return this.room.mine && this.telling.still && !this.room.pending ? this.room.options : []
  }
  readonly fitting = $derived.by(() => fitting(this.options, this.chosen))
  /** The pieces a next click may point at. */
  readonly lit: ReadonlySet<string> = $derived.by(() => next(this.fitting, this.chosen))

  about(piece: string): About | undefined {
    const own = this.game().about?.(piece, this.scene, this.words)
    if (own) return own
    const kind = this.words.kindOf(piece, [
      'card',
      'monster',
      'item',
      'tile',
      'hero',
      'look',
      'book',
      'token',
      'ability',
      'reward',
      'symbol',
      'class',
      'location',
      'building',
      'unit',
      'army',
    ])
    return kind
      ? {
          name: this.words.show(kind, piece),
          text: this.words.show(kind, piece, 'text') || this.words.show(kind, piece, 'effect'),
        }
      : undefined
  }

  // ---- what can be done with a piece

  /** Put this on whatever may be pointed at, HTML or SVG: `<div {@attach table.piece('W-01', { label })}>`. */
  piece(id: string, hold: Hold = {}): Attachment<Element> {
    return held(this, id, hold)
  }

  /** Point at a piece: it is added to what is chosen, and the move is made when nothing is left to choose. */
  point(piece: string): void {
    this.telling.skip()
    this.asked = null
    if (this.chosen.includes(piece) && !this.lit.has(piece)) return this.drop(piece)
    const chosen = this.lit.has(piece) ? [...this.chosen, piece] : next(this.options, []).has(piece) ? [piece] : null
    if (!chosen) return void this.ask(piece)
    this.chosen = chosen
    const left = fitting(this.options, chosen)
    if (left.length === 1 && left[0]!.pieces.length <= chosen.length) this.take(left[0]!)
  }

  /** Take a piece back from what is chosen. */
  drop(piece: string): void {
    this.chosen = this.chosen.slice(0, this.chosen.lastIndexOf(piece))
  }

  /** Make a move; whoever wants to be asked sees first what it brings. */
  take(choice: Choice): void {
    if (prefs.confirm && !(this.confirming && this.weighed?.move === choice.move)) {
      this.weigh(choice)
      this.confirming = true
    } else this.choose(choice)
  }

  /** Make a move at once. */
  choose(choice: Choice): void {
    this.rest()
    this.send(choice)
  }

  /** Nothing is chosen, weighed or asked any more. */
  rest(): void {
    clearTimeout(this.soon)
    this.chosen = []
    this.weighed = this.preview = this.asked = null
    this.confirming = false
    this.shown = new Set()
  }

  /** Look at a piece: what is printed on it, and what the move would bring that it completes. */
  look(piece: string | null, at?: DOMRect): void {
    this.over = piece === null || !at ? null : { piece, at }
    if (this.confirming) return
    clearTimeout(this.soon)
    const left = piece !== null && this.lit.has(piece) ? fitting(this.options, [...this.chosen, piece]) : []
    const only = left.length === 1 && left[0]!.pieces.length <= this.chosen.length + 1 ? left[0]! : null
    if (only) this.soon = setTimeout(() => this.weigh(only), LINGER)
    else this.weigh(null)
  }

  /** Look at what an option would bring; null: no longer. */
  weigh(choice: Choice | null): void {
    if (choice?.move === this.weighed?.move) return
    this.weighed = choice
    this.preview = null
    if (choice)
      void this.room.preview(choice).then((told) => {
        if (this.weighed?.move === choice.move) this.preview = told ?? null
      })
  }

  /** Ask why nothing can be done with a piece. */
  async ask(piece: string, at = this.over?.piece === piece ? this.over.at : undefined): Promise<void> {
    if (this.room.you?.seat === null) return
    const place = at ?? document.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect()
    if (!place) return
    this.asked = { piece, at: place, why: undefined }
    const why = this.room.mine ? await this.room.why(piece) : null
    if (this.asked?.piece === piece) this.asked = { piece, at: place, why: why ?? null }
  }

  /** Light the pieces that a sentence speaks of. */
  show(letter: Letter | Choice | null): void {
    const args = letter
      ? Object.values(letter.args)
          .flat()
          .map((each) => String(each))
      : []
    const seats = letter
      ? Object.entries(letter.args)
          .filter(([, each]) => typeof each === 'number')
          .map(([, each]) => `P${Number(each) + 1}`)
      : []
    const own =
      letter && 'pieces' in letter ? letter.pieces : letter ? (this.game().pieces?.(letter, this.scene) ?? []) : []
    this.shown = new Set([...args, ...seats, ...own])
  }
}
