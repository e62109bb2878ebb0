// Coming in by an invitation: the word in a link, and what is said where a room does not let somebody in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideInvitation, invitationIn } from '../src/room/invitation'
import { person } from '../src/room/person.svelte'

const asked = vi.fn()
const replaced = vi.fn<(state: unknown, unused: string, address: URL) => void>()

function answering(status: number, body: object): void {
  asked.mockReset()
  vi.stubGlobal('fetch', (path: string, sent: { body: string }) => {
    asked(path, JSON.parse(sent.body))
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
}

beforeEach(() => {
  person.me = null
  person.barred = null
  vi.stubGlobal('location', { href: 'http://room/?invite=Word_1-x&way=screen', search: '?invite=Word_1-x&way=screen' })
  vi.stubGlobal('history', { state: { kept: 1 }, replaceState: replaced })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://games.example/?invite=abc_1-Z', 'abc_1-Z'],
  ['?way=screen&invite=abc', 'abc'],
  ['  abc_1-Z ', 'abc_1-Z'],
  ['https://games.example/', ''],
  ['two words', ''],
  ['', ''],
])('the word of %j is %j', (text, word) => {
  expect(invitationIn(text)).toBe(word)
})

test('the word leaves the address, the rest of it stays', () => {
  hideInvitation()
  const [state, , address] = replaced.mock.calls[0]!
  expect([state, address.href]).toEqual([{ kept: 1 }, 'http://room/?way=screen'])
})

test('who comes by a link brings its word', async () => {
  answering(200, { person: 'p', name: 'Fox' })
  await person.come()
  expect(asked).toHaveBeenCalledWith('/api/me', { name: '', invite: 'Word_1-x' })
  expect([person.me!.name, person.barred]).toEqual(['Fox', null])
})

test.each(['banned', 'entry-closed', 'invite-needed', 'invite-wrong'])(
  '%s is a reason not to be let in',
  async (key) => {
    answering(403, { key, detail: 'no', args: {} })
    await expect(person.come()).rejects.toThrow('no')
    expect([person.barred!.key, person.me]).toEqual([key, null])
  },
)

test('a room that cannot be reached lets nobody think they are barred', async () => {
  answering(503, { key: 'unavailable', detail: 'later', args: {} })
  await expect(person.come()).rejects.toThrow('later')
  expect(person.barred).toBeNull()
})
