// A table as it is being wished for, before it is made.
import type { Chair, GameFacts, Settings } from '../protocol/protocol'
import { usualLevel } from './quick'

export type Way = 'friends' | 'bots' | 'screen'
export interface Draft {
  way: Way
  chairs: Chair[]
  entrance: 'link' | 'public' | 'password'
  password: string
  name: string
  hints: boolean
  spectators: boolean
  clock: 'none' | 'move' | 'bank'
  seconds: number
  back: number
  undo: 'free' | 'consent' | 'never'
  leaver: 'bot' | 'forfeit'
  level: string
  options: Record<string, string | number | boolean>
}

const FOUR = 4
/** What each kind of clock offers, in seconds, and with which it begins. */
export const TIMES = { move: [30, 60, 120, 300, 86_400, 259_200], bank: [300, 600, 900, 1800, 3600] }
export const USUAL = { move: 120, bank: 900 }

/** What most people want: four at the table, as far as the game allows. */
export function draft(game: GameFacts, way: Way): Draft {
  const level = usualLevel(game)
  const count = Math.max(game.few, Math.min(FOUR, game.many))
  const others = { friends: 'open', bots: 'bot', screen: 'me' } as const
  const chairs = Array.from({ length: way === 'screen' ? Math.max(2, game.few) : count }, (_, seat): Chair => ({
    kind: seat === 0 ? 'me' : others[way],
    level,
  }))
  return {
    way,
    chairs,
    entrance: 'link',
    password: '',
    name: '',
    hints: true,
    spectators: true,
    clock: 'none',
    seconds: USUAL.move,
    back: 10,
    undo: 'free',
    leaver: 'bot',
    level,
    options: {},
  }
}

export function settingsOf(game: string, wish: Draft): Settings {
  const clock = {
    kind: wish.clock,
    seconds: wish.clock === 'none' ? 0 : wish.seconds,
    back: wish.clock === 'bank' ? wish.back : 0,
  }
  return {
    game,
    chairs: wish.chairs,
    options: wish.options,
    public: wish.entrance === 'public',
    clock,
    undo: wish.undo,
    leaver: wish.leaver,
    level: wish.level,
    hints: wish.hints,
    spectators: wish.spectators,
    name: wish.name.trim(),
  }
}
