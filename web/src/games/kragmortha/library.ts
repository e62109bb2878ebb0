// The library as it is printed: which squares there are, and what is on them.
import type { Sight } from '..'

const SYMBOLS: Record<string, string> = { S: 'scroll', G: 'gems', P: 'potion', R: 'grimoire', O: 'orb' }

export interface Cell {
  name: string
  symbol: string
  teleport: boolean
  desk: boolean
  bookcase: boolean
  start: boolean
  inPlay: boolean
}
export interface Library {
  columns: string[]
  /** From the far end down to the start edge. */
  rows: number[]
  squares: string[]
  /** The bookcases inside by their two squares, those of the wall, and the desk. */
  cases: string[][]
  walls: string[][]
  desk: string[]
  cell(name: string): Cell
}

export function library(sight: Sight): Library | null {
  const board = sight.content['board']
  const layout = (sight.content['layout'] ?? []).find((each: { id: string }) => each.id === sight.view['layout'])
  if (!board || !layout) return null
  const columns: string[] = [...(layout.columns as string)]
  const rows = Array.from({ length: board.rows }, (_, i) => board.rows - i)
  const cases = new Set<string>([...layout.wall, ...layout.inner].flatMap((pair: string) => pair.split('-')))
  const cell = (name: string): Cell => {
    const symbol =
      (board.symbols as string[])[Number(name.slice(1)) - 1]?.[(board.columns as string).indexOf(name[0]!)] ?? ''
    const bookcase = cases.has(name)
    return {
      name,
      symbol: SYMBOLS[symbol] ?? '',
      bookcase,
      desk: layout.desk.includes(name),
      teleport: !bookcase && board.teleports.includes(name) && !layout.desk.includes(name),
      start: layout.starts.includes(name),
      inPlay: columns.includes(name[0]!) && !bookcase,
    }
  }
  const squares = rows
    .toReversed()
    .flatMap((row) => columns.map((column) => `${column}${row}`))
    .filter((name) => cell(name).inPlay)
  const pairs = (list: string[]): string[][] => list.map((pair) => pair.split('-'))
  return { columns, rows, squares, cases: pairs(layout.inner), walls: pairs(layout.wall), desk: layout.desk, cell }
}

/** A square as it is called aloud. */
export const placeName = (square: string): string => square.toUpperCase()

export function distance(from: string, to: string): { across: number; up: number } {
  return { across: to.charCodeAt(0) - from.charCodeAt(0), up: Number(to.slice(1)) - Number(from.slice(1)) }
}

/** The two symbols of a card, the second null where its holder cannot see it. */
export function symbolsOf(card: string | null): (string | null)[] {
  if (!card) return [null, null]
  const [first, second] = card.slice(2).split('+')
  return [SYMBOLS[first ?? ''] ?? null, SYMBOLS[second ?? ''] ?? null]
}
