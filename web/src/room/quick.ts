// A table in one click: you, a few bots, no clock.
import type { GameFacts } from '../protocol/protocol'
import { api } from './api'
import { keep } from './keepsake'
import { newEntropy, newId } from './line'
import { person } from './person.svelte'

/** So many bots; some games are best learned with fewer. */
const OPPONENTS = 3
const FEWER: Record<string, number> = { toerkk: 1 }

/** The level a newcomer meets: one above the lowest where there are several. */
export const usualLevel = (game: GameFacts): string => game.levels[1] ?? game.levels[0] ?? 'random'

export async function quickTable(game: GameFacts): Promise<string> {
  await person.come()
  const bots = Math.max(game.few - 1, Math.min(FEWER[game.key] ?? OPPONENTS, game.many - 1))
  const level = usualLevel(game)
  const chairs = [
    { kind: 'me' as const, level },
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level })),
  ]
  const made = await api.create({
    settings: {
      game: game.key,
      chairs,
      options: {},
      public: false,
      clock: { kind: 'none', seconds: 0, back: 0 },
      undo: 'free',
      leaver: 'bot',
      level,
      hints: true,
      spectators: true,
      name: '',
    },
  })
  await begin(made.id)
  return made.id
}

/** Say ready, adding to the dice, and begin. */
export async function begin(table: string): Promise<void> {
  const entropy = newEntropy()
  await api.act(table, { t: 'ready', id: newId(), yes: true, entropy })
  keep(table, (kept) => (kept.entropy = [entropy]))
  await api.act(table, { t: 'start', id: newId() })
}
