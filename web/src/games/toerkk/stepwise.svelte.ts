// First the card, then its targets: characters and heroes are lit only when something has been chosen that may name them.
import type { Pointing } from '../../table/piece.svelte'
import type { Playing } from '../../table/playing.svelte'

export class Stepwise implements Pointing {
  constructor(private readonly table: Playing) {}

  private readonly first: ReadonlySet<string> = $derived.by(
    () => new Set(this.table.options.flatMap((choice) => choice.pieces.slice(0, 1))),
  )

  get lit(): ReadonlySet<string> {
    return this.table.chosen.length ? this.table.lit : this.first
  }
  get chosen(): string[] {
    return this.table.chosen
  }
  get shown(): ReadonlySet<string> {
    return this.table.shown
  }
  get over(): Playing['over'] {
    return this.table.over
  }
  look(piece: string | null, at?: DOMRect): void {
    this.table.look(piece, at)
  }
  point(piece: string): void {
    if (this.lit.has(piece) || this.table.chosen.includes(piece)) this.table.point(piece)
    else void this.table.ask(piece)
  }
  drop(piece: string): void {
    this.table.drop(piece)
  }
}
