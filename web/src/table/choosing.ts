// Options by the pieces they speak of: a move is made by pointing at its pieces one after another.
import type { Choice } from '../protocol/protocol'

/** The options that have every chosen piece, as often as it was chosen. */
export function fitting(options: Choice[], chosen: string[]): Choice[] {
  return chosen.length ? options.filter((choice) => without(choice.pieces, chosen) !== null) : options
}

/** The pieces that lead on: those of the fitting options that have not been chosen yet. */
export function next(fitting: Choice[], chosen: string[]): ReadonlySet<string> {
  return new Set(fitting.flatMap((choice) => without(choice.pieces, chosen) ?? []))
}

/** What is left of the pieces when the chosen ones are taken away; null where one is missing. */
function without(pieces: string[], chosen: string[]): string[] | null {
  const left = [...pieces]
  for (const piece of chosen) {
    const at = left.indexOf(piece)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}
