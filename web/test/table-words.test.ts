// What happens at the table rather than in a game is said in every language, with all that was told.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Words } from '../src/words/words'

const FOLDER = join(import.meta.dirname, '..', 'src', 'i18n', 'table')
const LANGUAGES = ['en', 'pl', 'de', 'cs']

describe.each(LANGUAGES)('the table in %s', (language) => {
  const table = readFileSync(join(FOLDER, `${language}.ftl`), 'utf8')
  const words = new Words({ language, texts: '', clauses: {}, table })

  test('says why the match is not rated any more, and whose seat it is about', () => {
    const said = ['bot', 'kick'].map((why) => words.letter({ key: 'unrated', args: { seat: 1, why } }))
    expect(said.every((one) => one.includes('P2') && one.endsWith('.') && !/[{}]|unrated/.test(one))).toBe(true)
    expect(said[0]).not.toBe(said[1])
  })

  test('says how much extra time everybody gets', () => {
    const said = words.letter({ key: 'extended', args: { seconds: 60 } })
    expect(said).toMatch(/\b60\b/)
    expect(said).not.toMatch(/[{}]|extended/)
  })
})
