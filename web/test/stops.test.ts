// Presets of stops are those of the rules' table, and marks are changed one by one.
import { expect, test } from 'vitest'
import type { Wishes } from '../src/protocol/protocol'
import { marked, presetOf, PRESETS } from '../src/table/stops'

const wishes = (change: Partial<Wishes>): Wishes => ({
  kind: 'always',
  own: [],
  other: [],
  harm: [],
  stop_after_play: true,
  hold: false,
  skip_turn: false,
  ...change,
})

test('a preset is recognised whatever the order of its moments', () => {
  expect(presetOf(wishes({ ...PRESETS['smart']!, other: ['end', 'block', 'attack', 'main'] }))).toBe('smart')
})

test('one mark less is no preset any more', () => {
  expect(presetOf(wishes(marked(wishes(PRESETS['smart']!), 'own', 'block', false)))).toBe('own')
})

test('whoever is always asked and takes one mark away is asked at all others', () => {
  expect(marked(wishes({}), 'other', 'roll', false).other).toEqual(['main', 'combat', 'attack', 'block', 'end'])
})

test('marking a moment outright takes away its condition', () => {
  expect(marked(wishes(PRESETS['smart']!), 'own', 'roll', true)).toMatchObject({
    own: ['main', 'combat', 'attack', 'block', 'roll'],
    harm: [],
  })
})
