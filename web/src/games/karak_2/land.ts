// The land of Karak 2 as the view tells it, and where its hexes lie on the sheet.
import type { Sight } from '..'
import type { Choice } from '../../protocol/protocol'

export type Direction = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE'
export type Resource = 'food' | 'wood' | 'stone'
export const RESOURCES: Resource[] = ['food', 'wood', 'stone']
export const DIRECTIONS: Direction[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE']
const STEPS: Record<Direction, [number, number]> = {
  E: [1, 0],
  NE: [1, -1],
  NW: [0, -1],
  W: [-1, 0],
  SW: [-1, 1],
  SE: [0, 1],
}

export interface Hex {
  hex: string
  tile: string
  land: string
  level: number
  turned: number
  chasms: Direction[]
  food: number
  wood: number
  stone: number
  armies: string[]
  strength: number
  general: boolean
  city: number | null
  heroes: number[]
  items: { item: string; seat: number }[]
  harvested: boolean
}
export interface Player {
  seat: number
  hero: string | null
  hex: string
  lives: number
  unconscious: boolean
  food: number
  wood: number
  stone: number
  units: Record<string, number>
  items: string[]
  fame: number
  base: number
  buildings: string[]
  city: string | null
  plague: boolean
  stones: { small: number; large: number; arch: number }
  points: number
  slots: number
}
export interface Battle {
  hex: string
  armies: string[]
  strength: number
  dice: Record<string, number>
  hero: string | null
  faces: [string, string][]
  rerolled: boolean
  fireballs: number
  attack: number
  won: boolean
  spared: Record<string, number>
  loot: string[]
  wagons: number
  amulets: number
}
export interface View {
  round: number
  turn: number | null
  used: number
  moved: boolean
  once: Record<string, boolean>
  players: Player[]
  map: Hex[]
  stack: [number, number]
  top: string | null
  top_is_known: boolean
  looking: (string | null)[]
  bag: Record<string, number>
  amulets: string[]
  supply: Record<string, number>
  general: { hex: string; praetorians: number; strength: number } | null
  exploring: { hex: string | null; tile: string | null; armies: string[]; hawk: boolean } | null
  battle: Battle | null
  plan: Record<string, unknown> | null
  over: { winners: number[]; points: number[]; conqueror: number | null } | null
}
export const viewOf = (sight: Sight): View => sight.view as unknown as View
export const mine = (sight: Sight): Player | undefined =>
  viewOf(sight).players?.find((player) => player.seat === sight.seat)

// ---- where it lies

export const SIZE = 64
export function place(hex: string): { q: number; r: number; x: number; y: number } {
  const [q = 0, r = 0] = hex.split(',').map(Number)
  return { q, r, x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r }
}
export function beside(hex: string, direction: Direction, far = 1): string {
  const { q, r } = place(hex)
  return `${q + STEPS[direction][0] * far},${r + STEPS[direction][1] * far}`
}
export const towards = (from: string, to: string): Direction | undefined =>
  DIRECTIONS.find((direction) => beside(from, direction) === to)
export const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6]!

/** A corner of a hex; corner i and i + 1 bound the edge to DIRECTIONS[i]. */
export const corner = (i: number, size = SIZE): [number, number] => [
  size * Math.cos(((30 - 60 * i) * Math.PI) / 180),
  size * Math.sin(((30 - 60 * i) * Math.PI) / 180),
]
export const outline = (size = SIZE): string =>
  Array.from({ length: 6 }, (_, i) =>
    corner(i, size)
      .map((each) => each.toFixed(1))
      .join(','),
  ).join(' ')

/** A hex as people call it: rows have letters, places in them numbers; the castle is M13. */
export function hexName(hex: string): string {
  const { q, r } = place(hex)
  return `${String.fromCharCode(77 + r)}${13 + q + Math.floor(r / 2)}`
}

// ---- what leads where

/** The moves that lead to each hex, as long as they are made on the map. */
export function goals(options: Choice[], from: string | undefined): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of options) {
    const to = goalOf(choice, from)
    if (to) found.set(to, [...(found.get(to) ?? []), choice])
  }
  return found
}

export function goalOf(choice: Choice, from: string | undefined): string | undefined {
  if (choice.kind === 'portal' || choice.kind === 'attach') return String(choice.args['hex'])
  if (!from || !['step', 'explore', 'gallop'].includes(choice.kind)) return undefined
  return beside(
    from,
    choice.args['direction'] as Direction,
    choice.kind === 'gallop' ? Number(choice.args['count']) : 1,
  )
}

// ---- what is printed

type Row = Record<string, any>
const row = (sight: Sight, table: string, id: string): Row | undefined =>
  (sight.content[table] as Row[] | undefined)?.find((each) => each['id'] === id)
export const strengthOf = (sight: Sight, army: string): number => row(sight, 'army', army)?.['strength'] ?? 0
export const rewardOf = (sight: Sight, army: string): string => row(sight, 'army', army)?.['reward'] ?? ''
export const facesOf = (sight: Sight, die: string): string[] =>
  row(sight, 'die', die)?.['faces'] ?? ['1', '1', '1', '1', '1', '1']
export const costOf = (sight: Sight, what: string): Record<Resource, number> => {
  const found = row(sight, 'cost', what)
  return { food: found?.['food'] ?? 0, wood: found?.['wood'] ?? 0, stone: found?.['stone'] ?? 0 }
}
export const tileOf = (sight: Sight, tile: string): { land: string; level: number; chasms: Direction[] } | undefined =>
  row(sight, 'tile', tile) as { land: string; level: number; chasms: Direction[] } | undefined
export const yieldOf = (sight: Sight, land: string): Record<Resource, number> => {
  const found = row(sight, 'land', land)
  return { food: found?.['food'] ?? 0, wood: found?.['wood'] ?? 0, stone: found?.['stone'] ?? 0 }
}
export const turned = (chasms: Direction[], count: number): Direction[] =>
  chasms.map((each) => DIRECTIONS[(DIRECTIONS.indexOf(each) + count) % 6]!)
