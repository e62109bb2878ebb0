// What somebody has played, counted: by game, by hero, by opponent; streaks and the share won over time.
import type { PlayedMatch } from '../protocol/protocol'

export interface Share {
  key: string
  played: number
  won: number
}

/** One row for each key, the most played first. */
export function shares(matches: PlayedMatch[], keys: (match: PlayedMatch) => string[]): Share[] {
  const found = new Map<string, Share>()
  for (const match of matches) {
    for (const key of new Set(keys(match))) {
      const row = found.get(key) ?? { key, played: 0, won: 0 }
      found.set(key, { key, played: row.played + 1, won: row.won + match.won })
    }
  }
  return [...found.values()].sort((a, b) => b.played - a.played || a.key.localeCompare(b.key))
}

export const isWin = (match: PlayedMatch): boolean => match.rank === 1 && match.won > 0

/** The matches whose result is one's own: where the host sent somebody away, it is that of the bot that played on. */
export const counted = (matches: PlayedMatch[]): PlayedMatch[] => matches.filter((match) => !match.sent_away)

/** The longest run of matches won, and how many were won last of all. */
export function streaks(matches: PlayedMatch[]): { longest: number; now: number } {
  let longest = 0
  let now = 0
  for (const match of matches) {
    now = isWin(match) ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { longest, now }
}

/** The share won of the last matches before each moment, beside what would be even. */
export function trend(matches: PlayedMatch[], window = 10): { at: number; value: number; fair: number }[] {
  return matches.map((match, i) => {
    const last = matches.slice(Math.max(0, i + 1 - window), i + 1)
    const mean = (pick: (each: PlayedMatch) => number): number =>
      last.reduce((sum, each) => sum + pick(each), 0) / last.length
    return { at: match.at, value: mean((each) => each.won), fair: mean((each) => each.fair) }
  })
}
