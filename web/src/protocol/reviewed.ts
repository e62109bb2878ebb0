// Written by scripts/browser_types.py from src/ludoteka/server: change the records there instead.
import type { Choice, LineStep, Prompt, Told } from './facts'

/** By how much a chance to win changed, with its standard error. */
export interface Change {
  change: number
  error: number
}

/** A decision that cost something: what was played in a line of the record, and what would have been better. */
export interface DearDecision {
  line: number
  played: Choice
  better: Choice
  prompt: Prompt
  gain: number
  error: number
  clear: boolean
  after_better: LineStep[]
  after_played: LineStep[]
}

/** What chance did to a seat at once, between two lines of the record, with what the seat was told. */
export interface LuckStroke {
  first: number
  line: number
  change: number
  error: number
  told: Told[]
}

/** One seat's match: points of its curve are line, chance and standard error. */
export interface SeatReview {
  seat: number
  choices: number
  differed: number
  curve: [number, number, number][]
  luck: Change
  decisions: Change
  rest: Change
  dearest: DearDecision[]
  strokes: LuckStroke[]
}

/** The review of a finished match. */
export interface Review {
  form: number
  game: string
  last: number
  seed: number
  seats: SeatReview[]
}

/** Who sat on a seat: a name, or the level of a bot. */
export interface SeatAt {
  seat: number
  name: string
  level: string
}

/** A review, or how far it is; the caller asks again in a moment while it is waiting or working. */
export interface ReviewAnswer {
  status: "ready" | "waiting" | "working"
  game: string
  sitters: SeatAt[]
  mine: number[]
  done: number
  total: number
  review: Review | null
}

/** One thing that is counted, by seat. */
export interface CountRow {
  key: string
  values: number[]
}

/** How long a match was and what happened in it, seat by seat. */
export interface MatchFacts {
  game: string
  turns: number
  lines: number
  seconds: number
  decisions: number[]
  heroes: string[]
  rows: CountRow[]
  ranks: number[]
  sitters: SeatAt[]
}

/** One finished match of somebody's own: `won` is the share of the win, `fair` what everybody equal would have. */
export interface PlayedMatch {
  table: string
  game: string
  at: number
  seats: number
  rank: number
  score: number
  won: number
  fair: number
  hero: string
  people: number
  levels: string[]
  ended: string
  turns: number
  unrated: "" | "bot" | "kick" | "played-on" | "rewind"
  sent_away: boolean
}

/** Everything somebody has finished, the oldest first; for nobody else's eyes. */
export interface PlayerStatistics {
  matches: PlayedMatch[]
  more: boolean
}
