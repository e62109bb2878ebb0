// A table as it is being wished for: every clock begins with a time that can be chosen.
import { expect, test } from 'vitest'
import { TIMES, USUAL } from '../src/room/draft'

test.each(['move', 'bank'] as const)('the usual time of a clock for each %s is one of those offered', (kind) => {
  expect(TIMES[kind]).toContain(USUAL[kind])
})
