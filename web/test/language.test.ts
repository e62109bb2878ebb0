// The sentences of a game and of an area of the room, asked for at once: both are known afterwards, whichever comes first.
import { expect, test, vi } from 'vitest'
import { speech } from '../src/i18n/language.svelte'

vi.stubGlobal('document', { documentElement: { lang: '' } })

test('what was asked for first and comes last takes nothing away', async () => {
  const waits = [60, 0]
  speech.before.push(() => new Promise((go) => setTimeout(go, waits.shift() ?? 0)))
  await Promise.all([speech.area('tutorial'), speech.open('toerkk')])
  expect([speech.has('learn-game'), speech.has('tk-hold'), speech.has('scene')]).toEqual([true, true, true])
})

test('a game opened while the language changes speaks the new one', async () => {
  await Promise.all([speech.choose('pl'), speech.open('karak_2')])
  expect([speech.language, speech.say('k2-nearer')]).toEqual(['pl', 'Bliżej'])
})

test('a language that cannot be fetched leaves the one before', async () => {
  speech.before.length = 0
  const gone = vi
    .spyOn(speech as unknown as { fetch: () => Promise<void> }, 'fetch')
    .mockRejectedValueOnce(new Error('offline'))
  await expect(speech.choose('de')).rejects.toThrow('offline')
  gone.mockRestore()
  await speech.open('karak_goblin')
  expect(speech.language).toBe('pl')
})
