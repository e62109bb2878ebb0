// Who has won, as the end of a match says it.
import type { Letter, Standing } from '../protocol/protocol'

/** All are first where nobody has won, too: then the game's last letter names no winners. */
export function verdict(
  standings: readonly Standing[],
  last: Letter | undefined,
  own: readonly number[],
): 'all-share' | 'you-win' | 'winner-is' | 'over' {
  const winners = standings.filter((standing) => standing.rank === 1)
  const all = winners.length > 1 && winners.length === standings.length
  const named = last?.args['winners']
  if (all && !(Array.isArray(named) && named.length)) return 'all-share'
  if (!winners.length) return 'over'
  return !all && winners.some((winner) => own.includes(winner.seat)) ? 'you-win' : 'winner-is'
}
