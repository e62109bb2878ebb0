// What the picture of Toerkk foretells, against the tables of attacks (TK-COMBAT-12 to 17).
import { expect, test } from 'vitest'
import type { Sight } from '../src/games'
import { fates } from '../src/games/toerkk/fates'
import type { Attack, Character, View } from '../src/games/toerkk/sight'

const one = (id: string, marks: string[] = []): Character => ({
  id,
  name: 'Una',
  of: id.includes('W') ? 'warrior' : id.endsWith('L') ? 'leader' : 'miner',
  owner: Number(id[1]) - 1,
  marks,
})
const attack = (attacker: string, target: string, more: Partial<Attack> = {}): Attack => ({
  attacker,
  target,
  blocker: null,
  blocked: false,
  stands: true,
  turned: false,
  credit: 0,
  ...more,
})

function sight(near: Character[], far: Character[], attacks: Attack[], marks: string[] = []): Sight {
  const sides = [near, far].map((field, side) => ({
    side,
    seats: [side],
    life: 10,
    depth: 0,
    diggers: 0,
    marks: side ? marks : [],
    field,
  }))
  const view: Partial<View> = { sides, attacks, plan: null, rival: 1, turn: 0 }
  return { view, content: { action: [{ effect: 'hammer', amount: 2 }] }, seat: 0 }
}

const dead = (of: Sight, ...plan: Parameters<typeof fates> extends [Sight, ...infer Rest] ? Rest : never): string[] =>
  [...fates(of, ...plan).dead].sort()

test('an attacked miner dies', () => {
  expect(dead(sight([one('P1.W1')], [one('P2.M1')], [attack('P1.W1', 'P2.M1')]))).toEqual(['P2.M1'])
})

test('a warrior and the warrior that blocks it kill each other', () => {
  expect(
    dead(sight([one('P1.W1')], [one('P2.W1')], [attack('P1.W1', 'hero', { blocker: 'P2.W1', blocked: true })])),
  ).toEqual(['P1.W1', 'P2.W1'])
})

test('a miner that is planned to block dies alone, and the hero loses nothing', () => {
  const of = sight([one('P1.W1')], [one('P2.M1')], [attack('P1.W1', 'hero')])
  expect([
    dead(of, 'block', new Map([['P2.M1', 'P1.W1']])),
    fates(of, 'block', new Map([['P2.M1', 'P1.W1']])).loss.size,
  ]).toEqual([['P2.M1'], 0])
})

test('a planned attack with the hammer takes three', () => {
  expect(fates(sight([one('P1.W1', ['hammered'])], [], []), 'attack', new Map([['P1.W1', 'hero']])).loss.get(1)).toBe(3)
})

test('shields save characters and heroes', () => {
  const of = sight(
    [one('P1.W1'), one('P1.W2')],
    [one('P2.M1', ['shielded'])],
    [attack('P1.W1', 'P2.M1'), attack('P1.W2', 'hero')],
    ['hero-shielded'],
  )
  expect([dead(of), fates(of).loss.size]).toEqual([[], 0])
})

test('an attack that was turned round strikes its own side', () => {
  expect(fates(sight([one('P1.W1')], [], [attack('P1.W1', 'hero', { turned: true })])).loss.get(0)).toBe(1)
})

test('a blocker that is gone leaves the attack blocked', () => {
  const of = sight([one('P1.W1')], [], [attack('P1.W1', 'hero', { blocker: 'P2.W1', blocked: true })])
  expect([dead(of), fates(of).loss.size]).toEqual([[], 0])
})
