// The view of Toerkk as the picture reads it (games/toerkk/view.py), and small questions about it.
import type { Sight } from '..'

export interface Character {
  id: string
  name: string
  of: 'warrior' | 'miner' | 'leader'
  owner: number
  marks: string[]
}
export interface Side {
  side: number
  seats: number[]
  life: number
  depth: number
  diggers: number
  marks: string[]
  field: Character[]
}
export interface Seat {
  seat: number
  side: number
  hero: string | null
  cost: number | null
  tokens: number
  silenced: boolean
  cards: number
  hand: string[] | null
  seen: string[]
  characters: number
  recruits: string[] | null
  deck: number
  camp: number
  discards: number
  discard: string[] | null
  graves: number
  graveyard: string[] | null
}
export interface Attack {
  attacker: string
  target: string
  blocker: string | null
  blocked: boolean
  stands: boolean
  turned: boolean
  credit: number
}
export interface View {
  format: 'duel' | 'team' | 'ffa'
  life: number
  levels: number
  by_life: boolean
  by_digging: boolean
  phase: string
  turns: number
  turn: number | null
  rival: number | null
  starter: number | null
  sides: Side[]
  players: Seat[]
  supply: number
  location: string | null
  harmful: boolean
  location_pile: number
  locations_used: string[]
  roll: number | null
  fog: boolean
  attacks: Attack[]
  plan: [string, string][] | null
  plans: number
  resolving: string | null
  look: string[] | null
  swaps: string[]
  answered: boolean
  over: { reason: string; winners: number[] } | null
}

export const viewOf = (sight: Sight): View => sight.view as View

/** The side at the near edge: the viewer's own, or the first for who looks on. */
export const nearSide = (view: View, seat: number | null): number =>
  seat === null ? 0 : (view.players[seat]?.side ?? 0)

/** The sides from the near edge on, around the table. */
export function aroundTable(view: View, seat: number | null): Side[] {
  const near = nearSide(view, seat)
  return view.sides.map((_, i) => view.sides[(near + i) % view.sides.length]!)
}

/** Whether a side takes part in this turn; before the first turn all do. */
export const isInReach = (view: View, side: number): boolean =>
  view.turn === null || view.format !== 'ffa' || side === view.turn || side === view.rival

export const seatPiece = (seat: number): string => `P${seat + 1}`
/** What a hero is pointed at as: by an attack simply "hero", by cards the side, by the Witch and by thieves the player. */
export function heroPiece(view: View, seat: Seat, aims: 'hero' | 'side' | 'seat'): string {
  if (aims === 'hero' && seat.side === view.rival) return 'hero'
  return seatPiece(aims === 'seat' ? seat.seat : seat.side)
}

/** How many of each, in the order of first appearance. */
export function stacks(cards: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found].map(([id, count]) => ({ id, count }))
}

/** Which of the five phases is under way; -1 before the first turn. */
export function phaseOf(view: View): number {
  if (view.turn === null) return -1
  const at: Record<string, number> = {
    rival: 0,
    draw: 0,
    'draw-character': 0,
    trade: 0,
    reveal: 1,
    'roll-window': 1,
    die: 1,
    'main-window': 2,
    leader: 3,
    'combat-window': 4,
    attack: 4,
    accept: 4,
    'attack-window': 4,
    block: 4,
    'block-window': 4,
    'end-window': 5,
  }
  return at[view.phase] ?? (view.attacks.length ? 4 : 2)
}
