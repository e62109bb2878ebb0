// Who has won, as the end of a match says it.
import { expect, test } from 'vitest'
import type { Letter, Standing } from '../src/protocol/protocol'
import { verdict } from '../src/table/verdict'

const first = (...ranks: number[]): Standing[] => ranks.map((rank, seat) => ({ seat, rank }) as Standing)
const over = (winners: number[]): Letter => ({ n: 9, key: 'over', clause: '', args: { winners } })

test('a victory that all share is no match without a winner', () => {
  expect([
    verdict(first(1, 1), over([0, 1]), [0]),
    verdict(first(1, 1), over([]), [0]),
    verdict(first(1, 1), undefined, [0]),
  ]).toEqual(['winner-is', 'all-share', 'all-share'])
})

test('who wins, alone or with a partner, is told so; the others are told who', () => {
  expect([
    verdict(first(1, 2), over([0]), [0]),
    verdict(first(1, 2, 1, 2), over([0, 2]), [2]),
    verdict(first(1, 2), over([0]), [1]),
    verdict([], undefined, []),
  ]).toEqual(['you-win', 'you-win', 'winner-is', 'over'])
})
