// Where the pawns stand: as the picture shows them, with what the letters told since have changed.
import type { Letter } from '../../protocol/protocol'

export interface Standing {
  /** A seat; -1: Rigor; below: goblins nobody can tell apart. */
  who: number
  square: string
}

export function standing(view: Record<string, any>, told: Letter[]): Standing[] {
  const at = new Map<number, string>()
  for (const player of view['players'] ?? []) if (player.square) at.set(player.seat, player.square)
  if (view['rigor']) at.set(-1, view['rigor'])
  for (const letter of told) move(at, letter)
  const strangers = ((view['strangers'] ?? []) as string[]).map((square, i) => ({ who: -2 - i, square }))
  return [...[...at].map(([who, square]) => ({ who, square })), ...strangers].sort((a, b) => a.who - b.who)
}

/** What a letter does to the pawns; whatever it cannot tell is shown when the letters are over. */
function move(at: Map<number, string>, { key, args }: Letter): void {
  const square = args['square']
  if (key === 'swapped' && at.has(args['seat']) && at.has(args['other'])) {
    const [one, other] = [at.get(args['seat'])!, at.get(args['other'])!]
    at.set(args['seat'], other)
    at.set(args['other'], one)
  }
  if (typeof square !== 'string') return
  if (key.startsWith('rigor-')) at.set(-1, square)
  else if (key === 'pushed') {
    if (typeof args['pushed'] === 'number') at.set(args['pushed'], square)
  } else if (
    ['stepped', 'placed', 'carried', 'sent', 'returned', 'moved'].includes(key) &&
    typeof args['seat'] === 'number'
  )
    at.set(args['seat'], square)
}

export interface Way {
  who: number
  from: string
  to: string
}

/** Who stands elsewhere in a second picture. */
export function ways(now: Standing[], then: Standing[]): Way[] {
  const at = new Map(now.map((each) => [each.who, each.square]))
  return then.flatMap(({ who, square }) => {
    const from = at.get(who)
    return from && from !== square ? [{ who, from, to: square }] : []
  })
}

/** Whether two squares touch by an edge. */
export function touch(one: string, other: string): boolean {
  return (
    Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) + Math.abs(Number(one.slice(1)) - Number(other.slice(1))) === 1
  )
}
