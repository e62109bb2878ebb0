// Written by scripts/browser_types.py from src/ludoteka/server: change the records there instead.

/** One thing told to one viewer; `n` counts that viewer's letters from 1. */
export interface Letter {
  n: number
  key: string
  clause: string
  args: Record<string, any>
}

/** One move that is open: its notation, and what words and pictures need. */
export interface Choice {
  move: string
  kind: string
  pieces: string[]
  clause: string
  key: string
  args: Record<string, any>
}

/** What is decided now, under which clause, and by whom. */
export interface Prompt {
  clause: string
  key: string
  deciders: number[]
  args: Record<string, any>
}

/** Why a move is not open: the first clause that forbids it, and a sentence by key and arguments. */
export interface Refusal {
  clause: string
  key: string
  args: Record<string, any>
}

/** One event of a preview. */
export interface Told {
  key: string
  clause: string
  args: Record<string, any>
}

/** One seat's result; equal results share a rank. */
export interface Standing {
  seat: number
  rank: number
  score: number
}

/** What a move would bring, as far as nothing random, hidden or foreign comes between. */
export interface Preview {
  events: Told[]
  view: Record<string, any>
  learns: boolean
}

/** One move as a bot thinks of it: its share of all thought, and the result per seat that it expects, if it says. */
export interface Candidate {
  choice: Choice
  share: number
  expected: number[]
}

/** One step of how a bot thinks play goes on; seat -1 is chance. */
export interface LineStep {
  seat: number
  choice: Choice
}

/** What a bot thinks of a seat's decision, from that seat's knowledge alone: candidates, the best first. */
export interface Advised {
  candidates: Candidate[]
  line: LineStep[]
}

/** What is wrong with a request outside the rules of a game: a key for the sentence, and the sentence in English. */
export interface Problem {
  key: string
  detail: string
  args: Record<string, any>
}

/** Time to think: none, so many seconds for each decision, or a bank for the match and so much back per decision. */
export interface Clock {
  kind: "bank" | "move" | "none"
  seconds: number
  back: number
}

/** Who is to sit on a seat: the host (on several: a hot seat), anybody who comes, or a bot of a named level. */
export interface Chair {
  kind: "bot" | "me" | "open"
  level: string
}

/** What a host chooses when a table is made; `chairs` says how many seats there are. */
export interface Settings {
  game: string
  chairs: Chair[]
  options: Record<string, string | number | boolean>
  public: boolean
  clock: Clock
  undo: "consent" | "free" | "never"
  leaver: "bot" | "forfeit"
  level: string
  hints: boolean
  spectators: boolean
  name: string
}

/** A new table; with a password nobody enters without it. */
export interface TableWish {
  settings: Settings
  password?: string
  id?: string
}

/** One seat as everybody sees it; `person` is the public id of whom it belongs to. */
export interface SeatFacts {
  seat: number
  kind: "bot" | "open" | "person"
  name: string
  person: string
  level: string
  ready: boolean
  here: boolean
  away: boolean
  resigned: boolean
  left: number | null
  ticking: boolean
}

/** What stands to be agreed: by whom it was proposed, who has agreed, who must. */
export interface Proposal {
  what: "end" | "pause" | "rewind"
  by: number
  agreed: number[]
  asked: number[]
}

/** Where the present rules first differ from what was played, and what the match can be finished by. */
export interface Frozen {
  line: number
  problem: string
  release: string
  rules: number
  content: string
}

/** Where a match was played on from: the table or record, the last line before, and for whose knowledge. */
export interface PlayedOn {
  source: string
  line: number
  seat: number
}

/** The hash of a seat's digits for the dice; `revealed`: the room has the digits, and shows them to nobody yet. */
export interface PledgeFacts {
  seat: number
  pledge: string
  revealed: boolean
}

/** How a match comes to its dice before it begins: who has pledged digits, and whether they are revealed now. */
export interface StartFacts {
  pledges: PledgeFacts[]
  again: number[]
  left: number | null
  called_off: number
  missing: number[]
}

/** A table as everybody at it may know it. */
export interface TableFacts {
  id: string
  settings: Settings
  locked: boolean
  status: "frozen" | "open" | "over" | "paused" | "playing"
  seats: SeatFacts[]
  host: string
  watching: number
  proposal: Proposal | null
  match: string
  commit: string
  rated: boolean
  unrated: "" | "bot" | "kick" | "played-on" | "rewind"
  ended: string
  rematch: string
  frozen: Frozen | null
  played_on: PlayedOn | null
  start: StartFacts | null
}

/** Who the viewer is at this table: as which seat he looks (None: a spectator), and all seats that are his. */
export interface You {
  person: string
  seat: number | null
  seats: number[]
  host: boolean
  muted: string[]
}

/** One seat's auto-pass policy (`table.Policy`). */
export interface Wishes {
  kind: "able" | "always" | "chosen"
  own: string[]
  other: string[]
  harm: string[]
  stop_after_play: boolean
  hold: boolean
  skip_turn: boolean
}
