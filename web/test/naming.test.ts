// Seats by their people, where a person has one seat; where the game names its seats, the game does it.
import { expect, test } from 'vitest'
import type { Sight } from '../src/games'
import type { SeatFacts } from '../src/protocol/protocol'
import { naming } from '../src/table/naming'

const SIGHT: Sight = { view: {}, content: {}, seat: 0 }
const seat = (number: number, name: string, kind: SeatFacts['kind'] = 'person'): SeatFacts => ({
  seat: number,
  kind,
  name,
  person: name,
  level: '',
  ready: true,
  here: true,
  away: false,
  resigned: false,
  left: null,
  ticking: false,
})
const names = (...seats: SeatFacts[]) => seats.map((each) => naming({}, SIGHT, seats)('seat', each.seat))
const NUMBER = 'seat-numbered' // the sentence itself is the language's

test('people go by their names, bots by their numbers', () => {
  expect(names(seat(0, 'Ann'), seat(1, '', 'bot'), seat(2, 'Bob'))).toEqual(['Ann', NUMBER, 'Bob'])
})

test('a name that stands at two seats names neither', () => {
  expect(names(seat(0, 'Ann'), seat(1, 'Ann'), seat(2, 'Bob'))).toEqual([NUMBER, NUMBER, 'Bob'])
})

test('what the game calls a seat comes first, and seats with names of their own are left to its texts', () => {
  expect([
    naming({ name: () => 'Horan' }, SIGHT, [seat(0, 'Ann')])('seat', 0),
    naming({ namesSeats: true }, SIGHT, [seat(0, 'Ann')])('seat', 0),
  ]).toEqual(['Horan', undefined])
})
