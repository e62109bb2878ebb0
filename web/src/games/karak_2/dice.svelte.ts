// Dice are chosen all at once in the picture; the game asks kind by kind. What was wished is carried out step by step.
import type { Choice } from '../../protocol/protocol'
import type { Playing } from '../../table/playing.svelte'

export type Wish = Record<string, number>

export class DiceWish {
  counts = $state.raw<Wish>({})
  /** The wish is being carried out. */
  going = $state(false)

  /** Add or take away a die. */
  change(die: string, by: number, most: number): void {
    const count = Math.max(0, Math.min(most, (this.counts[die] ?? 0) + by))
    this.counts = { ...this.counts, [die]: count }
  }

  /** The next step towards the wish, if the game asks for dice now. */
  next(options: Choice[]): Choice | undefined {
    return (
      options.find((choice) => choice.kind === 'with' && this.counts[choice.args['unit']] === choice.args['count']) ??
      options.find((choice) => choice.kind === 'roll')
    )
  }

  /** To be called whenever the options have changed. */
  go(table: Playing): void {
    if (!this.going) return
    const step = table.options.some((choice) => choice.kind === 'roll') ? this.next(table.options) : undefined
    if (!step) return
    if (step.kind === 'roll') this.going = false
    table.choose(step)
  }
}

/** The same dice, whatever the order and whatever is zero. */
export const same = (a: Wish, b: Wish): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((die) => (a[die] ?? 0) === (b[die] ?? 0))
