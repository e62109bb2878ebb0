import { expect, test } from 'vitest'
import { distance, library, symbolsOf } from '../src/games/kragmortha/library'
import { fits } from '../src/games/kragmortha/ritual'

const content = {
  board: { columns: 'ab', rows: 2, symbols: ['SG', 'PR'], teleports: ['b2'] },
  layout: [{ id: 'L', columns: 'ab', wall: [], inner: ['a2-a2'], desk: [], starts: ['a1'] }],
}
const room = library({ view: { layout: 'L' }, content, seat: 0 })!

test('a square carries the symbol that is printed on it', () => {
  expect(['a1', 'b1', 'a2', 'b2'].map((square) => room.cell(square).symbol)).toEqual([
    'scroll',
    'gems',
    'potion',
    'grimoire',
  ])
})

test('a square under a bookcase is not in play', () => {
  expect(room.squares).toEqual(['a1', 'b1', 'b2'])
})

test('a teleport square is known as one', () => {
  expect(room.cell('b2').teleport).toBe(true)
})

test('without its content a library cannot be drawn', () => {
  expect(library({ view: { layout: 'L' }, content: {}, seat: 0 })).toBeNull()
})

test('ways are counted across and up', () => {
  expect(distance('b3', 'd1')).toEqual({ across: 2, up: -2 })
})

test('of a half-seen card only the left symbol is shown', () => {
  expect(symbolsOf('g:S')).toEqual(['scroll', null])
})

test('KM-ENF-11: capitals, spaces and punctuation do not matter in a grovel', () => {
  expect([fits('  YS, my drk  lrd! ', 'ys my drk lrd'), fits('yes my drk lrd', 'ys my drk lrd')]).toEqual([true, false])
})
