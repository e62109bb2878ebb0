import { describe, expect, it } from 'vitest'
import type { PlayedMatch } from '../src/protocol/protocol'
import { counted, isWin, shares, streaks, trend } from '../src/review/own'

const match = (won: number, more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  table: 't',
  game: 'karak-2',
  at: 0,
  seats: 2,
  rank: won ? 1 : 2,
  score: won,
  won,
  fair: 0.5,
  hero: '',
  people: 0,
  levels: [],
  ended: 'rules',
  turns: 9,
  unrated: '',
  sent_away: false,
  ...more,
})

describe('what somebody has played', () => {
  it('is counted by game, the most played first, shared wins in parts', () => {
    expect(shares([match(1), match(0.5, { game: 'toerkk' }), match(0)], (each) => [each.game])).toEqual([
      { key: 'karak-2', played: 2, won: 1 },
      { key: 'toerkk', played: 1, won: 0.5 },
    ])
  })
  it('counts an opponent once a match, however many seats it had', () => {
    expect(
      shares([match(1, { levels: ['expert', 'expert', 'casual'] })], (each) => each.levels).map((row) => row.played),
    ).toEqual([1, 1])
  })
  it('knows the longest streak and the present one', () => {
    expect(streaks([match(1), match(1), match(0), match(1)])).toEqual({ longest: 2, now: 1 })
    expect(streaks([])).toEqual({ longest: 0, now: 0 })
  })
  it('tells the share won of the last few at every moment', () => {
    expect(trend([match(1), match(0), match(0)], 2).map((each) => each.value)).toEqual([1, 0.5, 0])
  })
  it('does not count the result of a bot that played on for who was sent away', () => {
    const all = [match(1), match(1, { sent_away: true, unrated: 'kick' })]
    expect(counted(all)).toEqual([match(1)])
    expect(counted(all).filter(isWin).length).toBe(1)
  })
})
