// What has been told since the picture: a fight is seen to happen card by card, even when somebody else fights it quickly.
import type { Sight } from '..'
import type { Letter } from '../../protocol/protocol'
import { monsterOf, viewOf, type Fight, type Link } from './cards'

export interface Shown {
  fight: Fight | null
  /** How it ended, once it has. */
  end: 'beaten' | 'survived' | 'out' | null
  hits: number | null
  /** What is turned over: a card, or the key of a level. */
  reward: { card?: string; level?: number } | null
}

/** The fight as far as it has been told. */
export function shown(sight: Sight, told: Letter[]): Shown {
  const found: Shown = { fight: viewOf(sight).fight ?? null, end: null, hits: null, reward: null }
  for (const letter of told) tell(found, letter, sight)
  return found
}

function tell(found: Shown, { key, args }: Letter, sight: Sight): void {
  if (key === 'fight')
    Object.assign(found, { fight: begun(args['seat'], args['monster'], sight), end: null, hits: null, reward: null })
  else if (key === 'turn') Object.assign(found, { fight: null, end: null, hits: null, reward: null })
  else if (key === 'played' && found.fight) found.fight = longer(found.fight, args)
  else if (key === 'hit') found.hits = args['hits']
  else if (key === 'beaten') found.end = 'beaten'
  else if (key === 'survived') found.end = 'survived'
  else if (key === 'knocked-out') found.end = 'out'
  else if (key === 'won-card') found.reward = { card: args['card'] }
  else if (key === 'won-key') found.reward = { level: args['level'] }
}

function begun(seat: number, monster: string, sight: Sight): Fight {
  const hp = viewOf(sight).players[seat]?.hp ?? 0
  return {
    seat,
    monster,
    curses: monsterOf(sight, monster)?.curses ?? [],
    chain: [],
    next: [],
    attack: 0,
    attack_equipment: 0,
    attack_bonus: 0,
    defence: 0,
    defence_equipment: 0,
    exception: null,
    stop: { hits: 0, hp, knocked_out: false, wins: false },
  }
}

function longer(fight: Fight, args: Record<string, any>): Fight {
  if (fight.chain.some((link) => link.card === args['card'])) return fight
  const link: Link = { card: args['card'], doubled: null, freed: null, attack: 0, defence: 0 }
  return { ...fight, chain: [...fight.chain, link], attack: args['attack'], defence: args['defence'] }
}
