// What lies on the table of Karak: Goblin, as the view and the printed content tell it.
import type { Sight } from '..'

export type Colour = 'red' | 'blue' | 'green' | 'yellow'
export type Effect = 'attack' | 'defence' | 'heal' | 'draw'
export const EFFECTS: Effect[] = ['attack', 'defence', 'heal', 'draw']

export interface Action {
  id: string
  colour: Colour
  attack: number
  defence: number
  heal: number
  draw: number
  next: Colour[]
}
export interface Gear {
  id: string
  kind: 'weapon' | 'armour'
  attack: number
  defence: number
  end_heal: number
  hand_bonus: number
}
export interface Monster {
  id: string
  level: number
  attack: number
  hp: number
  curses: string[]
  reward: string
  card: string | null
}
export interface Level {
  level: number
  row: (Monster | null)[]
  next: Monster | null
  deck: number
  gatekeeper: Monster | null
  gatekeepers: number
}
export interface Player {
  seat: number
  hero: string | null
  hp: number
  hand: number
  full_hand: number
  deck: number
  discard: string[]
  weapon: Gear | null
  armour: Gear | null
  keys: number[]
  potions: string[]
}
export interface Link {
  card: string
  doubled: Effect | null
  freed: Effect | null
  attack: number
  defence: number
}
export interface Fight {
  seat: number
  monster: string
  curses: string[]
  chain: Link[]
  next: Colour[]
  attack: number
  attack_equipment: number
  attack_bonus: number
  defence: number
  defence_equipment: number
  exception: string | null
  stop: { hits: number; hp: number; knocked_out: boolean; wins: boolean }
}
export interface View {
  turn: number | null
  round: number
  players: Player[]
  levels: Level[]
  lord: Monster | null
  potions: Record<string, number>
  pawnshop: { card: string; seat: number }[]
  hand: (Action & { playable: boolean })[]
  cards: string[]
  placed: [number, string][]
  stacking: (string | null)[]
  drawn: string[]
  fight: Fight | null
  wanted: string | null
  item: Gear | null
  over: { reason: string; winners: number[] } | null
}

type Row = Record<string, any>
const row = (sight: Sight, table: string, id: string): Row | undefined =>
  (sight.content[table] as Row[] | undefined)?.find((each) => each['id'] === id)

/** The face of an action card, as it is printed. */
export function actionOf(sight: Sight, id: string): Action | undefined {
  const found = row(sight, 'action', id)
  return (
    found && {
      id,
      colour: found['colour'],
      attack: found['attack'] ?? 0,
      defence: found['defence'] ?? 0,
      heal: found['heal'] ?? 0,
      draw: found['draw'] ?? 0,
      next: found['next'] ?? [],
    }
  )
}

export function gearOf(sight: Sight, id: string): Gear | undefined {
  const found = row(sight, 'equipment', id)
  return (
    found && {
      id,
      kind: found['kind'],
      attack: found['attack'] ?? 0,
      defence: found['defence'] ?? 0,
      end_heal: found['end_heal'] ?? 0,
      hand_bonus: found['hand_bonus'] ?? 0,
    }
  )
}

export function monsterOf(sight: Sight, id: string): Monster | undefined {
  const found = row(sight, 'monster', id)
  if (!found) return undefined
  const reward =
    found['kind'] === 'lord'
      ? 'victory'
      : found['kind'] === 'gatekeeper'
        ? 'key'
        : (gearOf(sight, found['reward'])?.kind ?? 'action')
  return {
    id,
    level: found['level'],
    attack: found['attack'],
    hp: found['hp'],
    curses: found['curses'] ?? [],
    reward,
    card: null,
  }
}

export const viewOf = (sight: Sight): View => sight.view as unknown as View
export const mine = (sight: Sight): Player | undefined =>
  viewOf(sight).players?.find((each) => each.seat === sight.seat)

/** Which curses of a fight lie on a card: its colour, or the effects it has. */
export const curseOn = (card: Action, curses: string[]): string[] =>
  curses.filter(
    (curse) =>
      curse === `colour:${card.colour}` || EFFECTS.some((effect) => card[effect] && curse === `effect:${effect}`),
  )

export const HUES: Record<Colour, number> = { red: 6, blue: 214, green: 128, yellow: 45 }
const LEVELS: Record<number, string> = { 1: 'I', 2: 'II', 3: 'III', 10: 'X' }
export const roman = (level: number): string => LEVELS[level] ?? String(level)
