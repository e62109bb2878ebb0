// What has been told since the picture: heroes on their way, and a battle die by die.
import type { Sight } from '..'
import type { Letter } from '../../protocol/protocol'
import { viewOf, type Battle } from './land'

export interface Fought {
  seat: number
  general: boolean
  armies: string[]
  strength: number
  hero: string | null
  faces: [string, string][]
  attack: number | null
  fireballs: number
  end: 'won' | 'lost' | null
  /** What it cost and brought, in letters to be said. */
  after: Letter[]
  /** Changes with every throw. */
  throwing: number
  /** Dice are thrown again: the next face of a unit is the first of a new throw. */
  again?: boolean
}

export interface Shown {
  at: Map<number, string>
  battle: Fought | null
  letter: Letter | null
}

const WAYS = ['stepped', 'galloped', 'portal', 'portal-home', 'retreated']
const AFTER = [
  'wounded',
  'died',
  'fame',
  'reward',
  'praetorian',
  'plague',
  'poverty',
  'fainted',
  'plundered',
  'loaded',
  'left',
  'fed',
  'struck',
]

export function shown(sight: Sight, told: Letter[]): Shown {
  const view = viewOf(sight)
  const found: Shown = {
    at: new Map((view.players ?? []).map((player) => [player.seat, player.hex])),
    battle: view.battle ? standing(view.battle, view.turn ?? 0, view.general?.hex === view.battle.hex) : null,
    letter: told.at(-1) ?? null,
  }
  for (const letter of told) tell(found, letter)
  return found
}

function standing(battle: Battle, seat: number, general: boolean): Fought {
  const rolled = battle.hero !== null
  return {
    seat,
    general,
    armies: battle.armies,
    strength: battle.strength,
    hero: battle.hero,
    faces: battle.faces,
    attack: rolled ? battle.attack : null,
    fireballs: battle.fireballs,
    end: battle.won ? 'won' : null,
    after: [],
    throwing: rolled ? 1 + battle.faces.length + (battle.rerolled ? 100 : 0) : 0,
  }
}

function tell(found: Shown, letter: Letter): void {
  const { key, args } = letter
  if (WAYS.includes(key) && args['hex']) found.at.set(args['seat'], args['hex'])
  if (key === 'battle' || key === 'battle-general') {
    found.at.set(args['seat'], args['hex'])
    found.battle = {
      seat: args['seat'],
      general: key === 'battle-general',
      armies: args['armies'] ?? [],
      strength: args['strength'],
      hero: null,
      faces: [],
      attack: null,
      fireballs: 0,
      end: null,
      after: [],
      throwing: 0,
    }
  }
  if (key === 'turn') found.battle = null
  const battle = found.battle
  if (!battle) return
  if (key === 'rerolling') Object.assign(battle, { again: true, throwing: battle.throwing + 100 })
  if (key === 'face' && args['die'] === 'hero')
    Object.assign(battle, { hero: args['face'], throwing: battle.throwing + 1 })
  else if (key === 'face')
    Object.assign(battle, {
      faces: [...(battle.again ? [] : battle.faces), [args['die'], args['face']]],
      again: false,
      throwing: battle.throwing + 1,
    })
  if (key === 'fireballs') battle.fireballs = args['count']
  if (key === 'won' || key === 'lost') Object.assign(battle, { end: key, attack: args['attack'] })
  if (AFTER.includes(key)) battle.after = [...battle.after, letter]
}
