import { expect, test } from 'vitest'
import { standing, touch, ways } from '../src/games/kragmortha/places'
import { fitting, next } from '../src/table/choosing'

const option = (move: string, ...pieces: string[]) => ({ move, kind: 'x', pieces, clause: '', key: 'x', args: {} })
const options = [
  option('one', 'card', 'a1'),
  option('two', 'card', 'a2'),
  option('pair', 'miner', 'miner'),
  option('stop'),
]
const letter = (key: string, args: Record<string, unknown>) => ({ n: 1, key, clause: '', args })
const view = {
  players: [
    { seat: 0, square: 'a1' },
    { seat: 1, square: 'b1' },
  ],
  rigor: 'd4',
}

test('with a piece chosen only the options that have it are left', () => {
  expect(fitting(options, ['card']).map((each) => each.move)).toEqual(['one', 'two'])
})

test('a piece that an option needs twice has to be chosen twice', () => {
  expect([...next(fitting(options, ['miner']), ['miner'])]).toEqual(['miner'])
})

test('what is chosen already leads no further', () => {
  expect([...next(fitting(options, ['card', 'a1']), ['card', 'a1'])]).toEqual([])
})

test('while letters are told the pawns stand where these have put them', () => {
  expect(
    standing(view, [
      letter('stepped', { seat: 0, square: 'b1' }),
      letter('pushed', { seat: 0, pushed: 1, square: 'c1' }),
    ]),
  ).toEqual([
    { who: -1, square: 'd4' },
    { who: 0, square: 'b1' },
    { who: 1, square: 'c1' },
  ])
})

test('a preview shows the way of everybody who stands elsewhere then', () => {
  expect(ways(standing(view, []), standing(view, [letter('rigor-stepped', { seat: 1, square: 'd3' })]))).toEqual([
    { who: -1, from: 'd4', to: 'd3' },
  ])
})

test('squares touch by an edge, not by a corner', () => {
  expect([touch('a1', 'b1'), touch('a1', 'b2')]).toEqual([true, false])
})
