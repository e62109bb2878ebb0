import { expect, test } from 'vitest'
import { group, opening, plain, sift, type Line } from '../src/table/grouping'

const line = (kind: string, sentence: string, pieces: string[] = []): Line => ({
  choice: { move: sentence, kind, pieces, clause: '', key: kind, args: {} },
  sentence,
  gloss: '',
})
const plays = ['gems', 'orb'].flatMap((card) =>
  ['A1', 'B1', 'C1'].map((square) => line('play', `Play ${card}: step to ${square}`, [card, square])),
)

test('options of different kinds stand in groups of their own', () => {
  expect(
    group([line('stop', 'Stop here'), line('step', 'Step to A1'), line('step', 'Step to B1')]).map(
      (each) => each.lines.length,
    ),
  ).toEqual([1, 2])
})

test('many options of one kind are parted by the first piece they speak of', () => {
  expect(group(plays).map((each) => each.lines.length)).toEqual([3, 3])
})

test('a group is headed by the words its sentences share', () => {
  expect(group(plays).map((each) => each.heading)).toEqual(['Play gems: step to', 'Play orb: step to'])
})

test('a heading never ends with a hanging colon', () => {
  expect(opening(['Name the symbol: orb', 'Name the symbol: gems'])).toBe('Name the symbol')
})

test('sentences without a common beginning have no heading', () => {
  expect(opening(['Guilty', 'Innocent'])).toBe('')
})

test('options are found by any of their words, whatever the accents', () => {
  expect(
    sift([line('a', 'Popchnij na pole'), line('b', 'Użyj Księgi')], 'ksiegi uzyj').map((each) => each.sentence),
  ).toEqual(['Użyj Księgi'])
})

test('the Polish ł counts as an l', () => {
  expect(plain('Łapczywiec')).toBe('lapczywiec')
})
