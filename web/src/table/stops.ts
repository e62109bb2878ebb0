// When a seat wants to be asked in response windows: presets, single moments, and what this browser remembers per game.
import type { Wishes } from '../protocol/protocol'
import type { TableRoom } from '../room/table.svelte'

/** The windows of games that have them, in the order of a turn. */
export const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  toerkk: ['roll', 'main', 'combat', 'attack', 'block', 'end'],
}

type Marks = Pick<Wishes, 'kind' | 'own' | 'other' | 'harm'>
const ALL = MOMENTS['toerkk'] as string[]
/** As `ludoteka.table.policy.PRESETS` has them. */
export const PRESETS: Readonly<Record<string, Marks>> = {
  smart: {
    kind: 'chosen',
    own: ['main', 'combat', 'attack', 'block'],
    other: ['main', 'attack', 'block', 'end'],
    harm: ['roll'],
  },
  quiet: { kind: 'chosen', own: ['main', 'combat'], other: ['block'], harm: [] },
  all: { kind: 'chosen', own: ALL, other: ALL, harm: [] },
  always: { kind: 'always', own: [], other: [], harm: [] },
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

/** The preset that these wishes are, or `own` where somebody has marked moments one by one. */
export function presetOf(wishes: Wishes): string {
  const found = Object.entries(PRESETS).find(
    ([, marks]) =>
      marks.kind === wishes.kind &&
      (wishes.kind !== 'chosen' ||
        (same(marks.own, wishes.own) && same(marks.other, wishes.other) && same(marks.harm, wishes.harm))),
  )
  return found ? found[0] : wishes.kind === 'able' ? 'all' : 'own'
}

/** The wishes with one moment marked or not. */
export function marked(wishes: Wishes, whose: 'own' | 'other', moment: string, yes: boolean): Marks {
  const begun = wishes.kind === 'chosen' ? wishes : { ...wishes, own: ALL, other: ALL, harm: [] }
  const list = begun[whose].filter((each) => each !== moment)
  const harm = whose === 'own' ? begun.harm.filter((each) => each !== moment) : begun.harm
  return { kind: 'chosen', own: begun.own, other: begun.other, harm, [whose]: yes ? [...list, moment] : list }
}

const key = (game: string): string => `stops ${game}`

/** Wish it, and remember it for the next table of this game. */
export async function wish(
  room: TableRoom,
  game: string,
  change: Marks | Pick<Wishes, 'stop_after_play'>,
): Promise<void> {
  await room.wish(change)
  if (!room.wishes) return
  const { kind, own, other, harm, stop_after_play } = room.wishes
  try {
    localStorage.setItem(key(game), JSON.stringify({ kind, own, other, harm, stop_after_play }))
  } catch {
    // without storage every table begins with the usual preset
  }
}

/** At a new table: what was chosen for this game before, or the usual preset. */
export function settle(room: TableRoom, game: string): void {
  const wishes = room.wishes
  if (!MOMENTS[game] || !wishes || room.you?.seat === null || room.over || wishes.kind !== 'always') return
  const before = remembered(game)
  if (before.kind !== 'always') void room.wish(before)
}

function remembered(game: string): Partial<Wishes> & { kind: Wishes['kind'] } {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Wishes | null
    if (found && typeof found.kind === 'string') return found
  } catch {
    // spoilt or switched off: as if nothing had been chosen
  }
  return PRESETS['smart']!
}
