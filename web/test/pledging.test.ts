// Digits for the dice: pledged to one promise of the room, kept over a reload, revealed only while that promise stands.
import { beforeEach, expect, test } from 'vitest'
import type { Answer, StartFacts, TableFacts, You } from '../src/protocol/protocol'
import { keepPromise, keepsake } from '../src/room/keepsake'
import type { Ears, Wish } from '../src/room/line'
import { Pledging, pledge, pledgeOf } from '../src/room/pledging'
import { sha256 } from '../src/room/sha256'
import { TableRoom } from '../src/room/table.svelte'
import { pledgeOf as pledgeByBrowser } from '../src/verify/check'

const YOU = { person: 'p', seat: 1, seats: [1], host: false, muted: [] } as You
const NO_START: StartFacts = { pledges: [], again: [], left: null, called_off: 0, missing: [] }

function table(start: Partial<StartFacts> = {}, commit = 'sha256:1', ready = true): TableFacts {
  return {
    id: 't',
    status: 'open',
    match: 'm',
    commit,
    frozen: null,
    seats: [{ ready: true }, { ready }],
    start: { ...NO_START, ...start },
  } as unknown as TableFacts
}

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  })
})

test.each([0, 1, 55, 56, 63, 64, 65, 119, 128, 1000])(
  'a text of %i letters has the hash that browsers give it',
  async (length) => {
    const text = 'a1b2c3d4e5f60789'.repeat(70).slice(0, length)
    expect(`sha256:${sha256(text)}`).toBe(await pledgeByBrowser(text))
  },
)

test('pledged digits are revealed once when the host has started, even after the page was loaded anew', () => {
  const own = { seat: 1, pledge: pledge(table()), revealed: false }
  const all = [{ seat: 0, pledge: 'sha256:0', revealed: true }, own]
  expect(new Pledging().next(table({ pledges: all }), YOU)).toBe(null)
  const pledging = new Pledging()
  const wish = pledging.next(table({ pledges: all, left: 15 }), YOU) as { t: string; digits: string }
  expect([wish.t, pledgeOf(wish.digits)]).toEqual(['reveal', own.pledge])
  expect(pledging.next(table({ pledges: all, left: 14 }), YOU)).toBe(null)
  expect(keepsake('t')).toMatchObject({
    entropy: [wish.digits],
    pledges: ['P1 sha256:0', `P2 ${own.pledge}`],
    commit: 'sha256:1',
  })
})

test('nothing is revealed to a room that has changed its promise since the pledge', () => {
  const own = { seat: 1, pledge: pledge(table()), revealed: false }
  expect(new Pledging().next(table({ pledges: [own], left: 15 }, 'sha256:2'), YOU)).toBe('changed')
  expect(keepsake('t').entropy).toEqual([])
})

test('after a start that was called off whoever is still ready pledges other digits, once', () => {
  const first = pledge(table())
  const facts = table({ again: [1], called_off: 1 }, 'sha256:2')
  const pledging = new Pledging()
  const wish = pledging.next(facts, YOU) as { t: string; pledge: string }
  expect([wish.t, wish.pledge === first]).toEqual(['ready', false])
  expect(pledging.next(facts, YOU)).toBe(null)
  expect(new Pledging().next(table({ again: [1] }, 'sha256:3', false), YOU)).toBe(null)
})

test('what was noted for a start that was called off is forgotten, the new promise noted', () => {
  const own = { seat: 1, pledge: pledge(table()), revealed: false }
  new Pledging().next(table({ pledges: [own], left: 15 }), YOU)
  keepPromise('t', 'm', 'sha256:2', 1)
  expect(keepsake('t')).toMatchObject({ commit: 'sha256:2', calledOff: 1, entropy: [], pledges: [] })
})

test('a table reveals by itself, and says so where the promise was changed', () => {
  const sent: Wish[] = []
  let ears!: Ears
  const room = new TableRoom('t', 1, (given) => {
    ears = given
    return {
      do: (wish) => (sent.push(wish), Promise.resolve({ t: 'answer', id: '', kind: 'accepted' } as Answer)),
      hangUp: () => undefined,
    }
  })
  const own = { seat: 1, pledge: pledge(table()), revealed: false }
  const news = (facts: TableFacts) => ears.hear({ t: 'table', table: facts, you: YOU })
  news(table({ pledges: [own], left: 15 }, 'sha256:1'))
  expect(sent.map((wish) => wish.t)).toEqual(['reveal'])
  const next = { seat: 1, pledge: pledge(table()), revealed: false }
  news(table({ pledges: [next], left: 15 }, 'sha256:9'))
  expect([sent.length, room.trouble]).toEqual([1, 'promise-changed'])
})
