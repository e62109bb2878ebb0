// What damage would do now (rules.md 3.8): who would die, and how much life each side would lose. A forecast for the eye,
// shown before anything is confirmed; what really happens the server says.
import type { Sight } from '..'
import { viewOf, type Attack, type Character } from './sight'

export interface Fates {
  dead: ReadonlySet<string>
  loss: ReadonlyMap<number, number>
}

/** With the steps of a plan that is being made, if there is one. */
export function fates(
  sight: Sight,
  kind: 'attack' | 'block' | null = null,
  planned: ReadonlyMap<string, string> = new Map(),
): Fates {
  const view = viewOf(sight)
  const steps = new Map([...(view.plan ?? []), ...planned])
  const field = new Map(view.sides.flatMap((side) => side.field.map((one) => [one.id, { one, side }] as const)))
  const stops = new Map(kind === 'block' ? [...steps].map(([blocker, attacker]) => [attacker, blocker] as const) : [])
  const hits = new Set<string>()
  const loss = new Map<number, number>()
  for (const attack of [
    ...view.attacks.filter((each) => each.stands),
    ...(kind === 'attack' ? [...steps].map(imagined) : []),
  ]) {
    const by = field.get(attack.attacker)
    if (!by || by.one.marks.includes('sick')) continue
    const blocker = attack.blocker ?? stops.get(attack.attacker) ?? null
    if (attack.blocked || blocker) {
      const stands = blocker === null ? undefined : field.get(blocker)?.one
      if (stands) strike(stands, by.one)
    } else if (attack.target === 'hero') {
      const side = attack.turned ? by.side.side : (view.rival ?? 0)
      if (!view.sides[side]?.marks.includes('hero-shielded'))
        loss.set(
          side,
          (loss.get(side) ?? 0) +
            1 +
            (by.one.marks.includes('hammered') ? amount(sight, 'action', 'hammer') : 0) +
            (by.side.marks.includes('drums') ? amount(sight, 'location', 'drums') : 0),
        )
    } else {
      const target = field.get(attack.target)?.one
      if (target) strike(target, by.one)
    }
  }
  return { dead: new Set([...hits].filter((id) => !field.get(id)?.one.marks.includes('shielded'))), loss }

  /** The one who is struck strikes back, unless it is a miner or sick. */
  function strike(struck: Character, attacker: Character): void {
    hits.add(struck.id)
    if (struck.of !== 'miner' && !struck.marks.includes('sick')) hits.add(attacker.id)
  }
}

const imagined = ([attacker, target]: readonly [string, string]): Attack => ({
  attacker,
  target,
  blocker: null,
  blocked: false,
  stands: true,
  turned: false,
  credit: 0,
})

const amount = (sight: Sight, table: string, effect: string): number =>
  (sight.content[table] ?? []).find((row: { effect: string }) => row.effect === effect)?.amount ?? 0
