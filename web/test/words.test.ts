// The browser says what Python says, word for word, in every game and language.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { slug, spell, Words, type Told } from '../src/words/words'

const ROOT = join(import.meta.dirname, '..', '..')
type Saying = { how: 'option' | 'letter' | 'prompt' | 'refusal'; told: Told; viewer: number | null; said: string }
type Game = { game: string; language: string; texts: string; clauses: Record<string, string>; sayings: Saying[] }

function vectors(): Game[] {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-words-'))
  const own = join(ROOT, '.venv', 'bin', 'python')
  try {
    const file = join(folder, 'vectors.json')
    execFileSync(
      process.env['LUDOTEKA_PYTHON'] ?? (existsSync(own) ? own : 'python3'),
      [join(ROOT, 'scripts', 'word_vectors.py'), file],
      { env: { ...process.env, PYTHONPATH: join(ROOT, 'src') } },
    )
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const games = vectors()

function say(words: Words, { how, told, viewer }: Saying): string {
  return how === 'prompt' ? words.prompt(told, viewer) : words[how](told)
}

describe.each(games)('$game in $language', ({ language, texts, clauses, sayings }) => {
  test('says the same as Python', () => {
    const words = new Words({ language, texts, clauses })
    expect(sayings.map((saying) => ({ ...saying, said: say(words, saying) }))).toEqual(sayings)
  })

  test('leaves no option without a sentence', () => {
    const words = new Words({ language, texts, clauses })
    const bare = sayings.filter((saying) => saying.how === 'option' && words.option(saying.told) === saying.told.move)
    expect(bare).toEqual([])
  })
})

test('there is something to compare in four languages', () => {
  expect(
    games
      .filter((game) => game.sayings.length > 100)
      .map((game) => game.language)
      .sort(),
  ).toEqual(expect.arrayContaining(['cs', 'de', 'en', 'pl']))
})

test('a value is written into a name as Python writes it', () => {
  expect(['KM-MOVE-5', 'push_chooser', 'g:S+O'].map(slug)).toEqual(['km-move-5', 'push-chooser', 'g-s-o'])
})

test('without a text, key and arguments are spelled out', () => {
  expect([spell('twice-raised', {}), spell('dealt', { seat: 0, card: null })]).toEqual([
    'twice raised',
    'P1: dealt, card hidden',
  ])
})

test('a seat within the name of a piece goes by the name it has here, not as the engine writes it', () => {
  const texts = 'character-p2-w1 = Asger (P2, warrior)\nmove-shoot = Shoot at { $character }'
  const words = new Words({
    language: 'en',
    texts,
    clauses: {},
    naming: (kind, value) => (kind === 'seat' && value === 1 ? 'Bob' : undefined),
  })
  expect([
    words.option({ key: 'shoot', args: { character: 'P2.W1' } }),
    words.option({ key: 'shoot', args: { character: 'P2' } }),
  ]).toEqual(['Shoot at Asger (Bob, warrior)', 'Shoot at Bob'])
})
