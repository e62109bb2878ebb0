// The exchange before the game, gathered at the picture and sent as a whole: cards may be marked in any order.
import type { Playing } from '../../table/playing.svelte'

export class Swapping {
  /** Places in the hand that are marked. */
  marked = $state.raw<ReadonlySet<number>>(new Set())
  sending = $state(false)

  constructor(private readonly table: Playing) {}

  readonly active = $derived.by(
    () => this.table.room.mine && this.table.room.prompt?.key === 'mulligan' && this.table.options.length > 0,
  )

  toggle(place: number): void {
    this.marked = new Set(
      this.marked.has(place) ? [...this.marked].filter((each) => each !== place) : [...this.marked, place],
    )
  }

  /** Send the marked cards in the order in which the rules offer them. */
  async exchange(hand: string[]): Promise<void> {
    const room = this.table.room
    const left = [...this.marked].map((place) => hand[place]!)
    this.sending = true
    try {
      for (;;) {
        const choice = room.options.find((each) => each.kind === 'swap' && left.includes(each.pieces[0]!))
        if (!choice || room.refusal || room.trouble) break
        left.splice(left.indexOf(choice.pieces[0]!), 1)
        await room.move(choice)
      }
      const done = room.options.find((each) => each.kind === 'done')
      if (done && !room.refusal && !room.trouble) await room.move(done)
    } finally {
      this.sending = false
      this.marked = new Set()
    }
  }
}
