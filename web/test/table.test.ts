// A table as the browser knows it: what the server says and what becomes of one's own deeds.
import { expect, test } from 'vitest'
import type { Answer, Choice, News, Sync, TableNews } from '../src/protocol/protocol'
import type { Ears, Wish } from '../src/room/line'
import { TableRoom } from '../src/room/table.svelte'

const choice = { move: 'M', kind: 'move', key: 'move', clause: '', args: {}, pieces: [] } as unknown as Choice

/** A table at which the server answers so; what was sent, and the ears that hear it. */
function at(answer: Partial<Answer>): { room: TableRoom; sent: Wish[]; ears: Ears } {
  const sent: Wish[] = []
  let ears!: Ears
  const room = new TableRoom('t', null, (given) => {
    ears = given
    return {
      do: (wish) => (sent.push(wish), Promise.resolve({ t: 'answer', id: '', kind: 'accepted', ...answer } as Answer)),
      hangUp: () => undefined,
    }
  })
  return { room, sent, ears }
}

test.each([['error'], ['refused'], ['stale'], ['accepted']] as const)(
  'after an answer of the kind %s the next move can be made',
  async (kind) => {
    const { room, sent } = at({ kind })
    await room.move(choice)
    await room.move(choice)
    expect([room.pending, sent.length]).toEqual([null, 2])
  },
)

const facts = (status: string) => ({ status, frozen: null, match: 'm', commit: '', seats: [], settings: { game: 'g' } })
const news = (n: number, deciders: number[]): News =>
  ({
    t: 'news',
    letters: [{ n }],
    view: {},
    prompt: { key: 'p', deciders },
    options: [choice],
    undo: false,
  }) as unknown as News
const table = (status: string): TableNews =>
  ({ t: 'table', table: facts(status), you: { seat: 0, seats: [0], muted: [] } }) as unknown as TableNews
const sync = {
  ...news(1, [0]),
  t: 'sync',
  since: 0,
  table: facts('playing'),
  you: { seat: 0, seats: [0], muted: [] },
  over: false,
  standings: [],
  wishes: null,
  chat: [],
} as unknown as Sync

test.each([
  ['playing', 1],
  ['over', 1],
  ['open', 0],
  ['paused', 0],
] as const)('a table that is %s and shows nothing yet is asked for everything %i times', (status, times) => {
  const { sent, ears } = at({})
  ears.hear(table(status))
  expect(sent.filter((wish) => wish.t === 'resync').length).toBe(times)
})

test('a table that is seen already is not asked for again', () => {
  const { sent, ears } = at({})
  ears.hear(sync)
  ears.hear(table('playing'))
  expect(sent).toEqual([])
})

test('what was wrong with a move is past once something has happened', async () => {
  const { room, ears } = at({ kind: 'refused', refusal: { key: 'no', clause: 'R', args: {} } })
  ears.hear(sync)
  await room.move(choice)
  expect(room.refusal?.key).toBe('no')
  ears.hear(news(2, [0]))
  expect(room.refusal).toBe(null)
})

test('that the match is paused is past once it goes on', async () => {
  const { room, ears } = at({ kind: 'error', problem: { key: 'paused', detail: '', args: {} } })
  ears.hear(sync)
  ears.hear(table('paused'))
  await room.move(choice)
  ears.hear(table('paused'))
  expect(room.trouble).toBe('paused')
  ears.hear(table('playing'))
  expect(room.trouble).toBe('')
})

test('that a move came too late is said while there is something to choose anew', async () => {
  const { room, ears } = at({ kind: 'stale' })
  ears.hear(sync)
  await room.move(choice)
  ears.hear(news(2, [0]))
  expect(room.trouble).toBe('stale')
  ears.hear(news(3, [1]))
  expect(room.trouble).toBe('')
})
