// Lets a film run by itself, letter by letter, at a pace that eyes can follow.
import type { Letter } from '../protocol/protocol'
import type { Film } from './film.svelte'

export const RATES = [0.5, 1, 2, 4] as const
const USUAL = 450
const SLOWEST_TO_READ = 260

export class Player {
  running = $state(false)
  rate = $state<number>(1)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly film: () => Film,
    private readonly pace: (letter: Letter) => number | undefined,
  ) {}

  toggle(): void {
    if (this.running) return this.stop()
    this.running = true
    if (this.film().at >= this.film().last)
      void this.film()
        .go(0)
        .then(() => this.wait())
    else void this.next()
  }

  stop(): void {
    this.running = false
    clearTimeout(this.timer)
  }

  /** Go somewhere by hand: the film stands still there. */
  go(n: number): void {
    this.stop()
    void this.film().go(n)
  }

  step(by: number): void {
    this.go(this.film().at + by)
  }

  /** To the beginning of the next turn, or of the one before. */
  turn(by: 1 | -1): void {
    const { at, turns, last } = this.film()
    const starts = turns.map(([n]) => n)
    this.go(by > 0 ? (starts.find((n) => n > at) ?? last) : (starts.findLast((n) => n < at) ?? 0))
  }

  private async next(): Promise<void> {
    const film = this.film()
    try {
      await film.go(film.at + 1)
    } catch {
      this.stop()
      return
    }
    if (this.running) this.wait()
  }

  private wait(): void {
    const film = this.film()
    if (film.at >= film.last) return this.stop()
    const letter = film.room.letters.at(-1)
    const wait = Math.max(SLOWEST_TO_READ, 2 * ((letter && this.pace(letter)) ?? USUAL)) / this.rate
    this.timer = setTimeout(() => void this.next(), wait)
  }
}
