// Letters are told one after another, so that eyes can follow; whoever cannot wait skips.
import { tick } from 'svelte'
import type { Letter } from '../protocol/protocol'
import type { TableRoom } from '../room/table.svelte'
import { machine, prefs } from '../ui/prefs.svelte'
import { Frames } from './frames'
import { Travel } from './travel'

const USUAL = 450
const MOST = 24 // more letters at once are not told: somebody came back

const SPEEDS = { slow: 1.8, normal: 1, fast: 0.45, none: 0 } as const

export class Telling {
  /** What the picture shows: behind the room's own view while letters are told. */
  view = $state.raw<Record<string, any>>({})
  told = $state.raw<Letter[]>([])
  still = $state(true)
  readonly travel = new Travel(() => document.querySelector<HTMLElement>('.picture'))
  private readonly frames = new Frames(() => {
    machine.slow = true
  })
  private last = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly room: TableRoom,
    private readonly lasts: (letter: Letter) => number | undefined,
    private readonly hear: (letter: Letter) => void = () => undefined,
  ) {
    this.catchUp()
  }

  get speed(): number {
    const calm = prefs.motion === 'less' || machine.slow || matchMedia('(prefers-reduced-motion: reduce)').matches
    return calm || document.hidden ? 0 : SPEEDS[prefs.speed]
  }

  get pace(): number {
    return this.speed * USUAL
  }

  /** To be called whenever letters have come. */
  heard(): void {
    const fresh = this.room.letters.filter((letter) => letter.n > this.last)
    if (!this.speed || fresh.length > MOST || !this.last) return this.catchUp()
    if (!this.timer) this.tell()
  }

  /** Show at once what has happened. */
  skip(): void {
    if (!this.still) this.catchUp()
  }

  /** Show a moment as it stands, nothing more to tell: what was seen, and the letters told since. */
  show(view: Record<string, any>, told: Letter[], moving: boolean, heard?: Letter): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const stand = (): void => {
      this.view = view
      this.told = told
      this.still = true
    }
    if (moving) this.change(stand)
    else stand()
    if (heard) this.hear(heard)
  }

  private tell(): void {
    this.timer = undefined
    const letter = this.room.letters.find((each) => each.n > this.last)
    if (!letter) return this.change(() => this.catchUp())
    this.last = letter.n
    this.change(() => (this.told = [...this.told, letter]))
    this.hear(letter)
    const wait = (this.lasts(letter) ?? (letter.clause ? USUAL : 0)) * this.speed
    this.still = false
    this.frames.watch()
    if (wait > 0) this.timer = setTimeout(() => this.tell(), wait)
    else this.tell()
  }

  /** Show something else, and let what lies elsewhere now travel there. */
  private change(how: () => void): void {
    this.travel.before()
    how()
    void tick().then(() => this.travel.after(this.pace))
  }

  private catchUp(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.last = this.room.letters.at(-1)?.n ?? 0
    this.told = []
    this.view = this.room.view ?? {}
    this.still = true
    this.frames.rest()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.frames.rest()
  }
}
