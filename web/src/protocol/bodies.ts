// Written by scripts/browser_types.py from src/ludoteka/server: change the records there instead.
import type { Letter, Prompt, Standing, TableFacts, You } from './facts'

/** The caller's identity; `person` is its public id. A guest has no login. */
export interface Me {
  person: string
  name: string
  login: string | null
  feed: string
  presets_only: boolean
}

/** Come in as a guest; without a name one is found. Where the room asks for it, with an invitation. */
export interface GuestWish {
  name?: string
  invite?: string
}

/** Be called otherwise from now on. */
export interface NameWish {
  name: string
}

/** Keep the present identity under a login and a password; under the own login, a new password. */
export interface AccountWish {
  login: string
  password: string
  old?: string
}

/** Come in as an account. */
export interface LoginWish {
  login: string
  password: string
}

/** Begin to keep the present identity by a passkey, under a login; who has one already need not name it. */
export interface PasskeyWish {
  login?: string
}

/** What the browser hands to `navigator.credentials`, and the name of this attempt. */
export interface PasskeyTask {
  attempt: string
  options: Record<string, any>
}

/** What `navigator.credentials` gave back. */
export interface PasskeyProof {
  attempt: string
  credential: Record<string, any>
}

/** One sign-in or API token of the caller. */
export interface SessionFacts {
  id: string
  kind: "cookie" | "token"
  label: string
  made: number
  present: boolean
}

/** A token for an outside bot. */
export interface TokenWish {
  label: string
}

/** A new token; it is shown this once. */
export interface TokenMade {
  id: string
  label: string
  token: string
}

/** What may be chosen before a game; `low` and `high` where a range of numbers is open. */
export interface OptionFacts {
  key: string
  values: (string | number | boolean)[]
  default: string | number | boolean
  clause: string
  low: number | null
  high: number | null
  presets: Record<string, Record<string, string | number | boolean>>
}

/** One game on the shelf. */
export interface GameFacts {
  key: string
  title: string
  few: number
  many: number
  rules: number
  options: OptionFacts[]
  levels: string[]
  languages: string[]
  lessons: number
}

/** A game's sentences in one language as Fluent text, its clauses, and its content with its names. */
export interface GameTexts {
  key: string
  language: string
  fluent: string
  clauses: Record<string, string>
  rows: Record<string, Record<string, Record<string, string>>>
  content: Record<string, any>
}

/** One lesson: how many steps it has, and the rules it teaches. */
export interface LessonFacts {
  key: string
  steps: number
  clauses: string[]
}

/** The lessons of a game with their sentences in one language, and the short first game they lead to. */
export interface CourseFacts {
  key: string
  language: string
  fluent: string
  lessons: LessonFacts[]
  seats: number
  level: string
  options: Record<string, string | number | boolean>
}

/** The lessons of a game that the caller has finished. */
export interface Learned {
  game: string
  lessons: string[]
}

/** One table in the lobby or in the caller's own list. */
export interface TableRow {
  id: string
  game: string
  name: string
  status: "frozen" | "open" | "over" | "paused" | "playing"
  locked: boolean
  seats: number
  free: number
  people: string[]
  updated: number
  mine: boolean
  my_turn: boolean
}

/** The new table's id; its address is /t/{id}. */
export interface TableMade {
  id: string
}

/** The password of a locked table. */
export interface Entrance {
  password: string
}

/** A match that can be told again to the caller as one viewer: P1, P2 …, watching, or open (everything). */
export interface ReplayFacts {
  id: string
  kind: "record" | "table"
  viewer: string
  viewers: string[]
  table: TableFacts
  you: You
  over: boolean
  standings: Standing[]
  last: number
  ends: number[]
  lines: number[]
  turns: [number, number][]
  chunk: number
  sealed: boolean
  levels: string[]
}

/** What a viewer saw at one moment, and the letters since the frame before; `seat` is through whose eyes. */
export interface ReplayFrame {
  n: number
  letters: Letter[]
  view: Record<string, any>
  prompt: Prompt
  turn: number
  line: number
  seat: number | null
}

/** A record to be checked and kept for a while, so that it can be told again. */
export interface RecordWish {
  text: string
}

/** Where a record can be looked at: /replay/{id}. `until` is when it is thrown away. */
export interface RecordKept {
  id: string
  until: number
}

/** Play on after a line of a finished match, on a seat, against bots; what the seat did not know is dealt anew. */
export interface PlayOnWish {
  line: number
  seat: number
  level: string
}

/** Something the caller may want to know: a turn, a start, an end, an invitation to a rematch. */
export interface Notice {
  table: string
  game: string
  what: "over" | "rematch" | "started" | "takeover" | "turn"
  at: number
}

/** The server's public key for web push; empty where push is switched off. */
export interface PushKey {
  key: string
}

/** A browser's keys. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** Where and how to reach a browser, as `PushSubscription.toJSON()` gives it. */
export interface PushWish {
  endpoint: string
  keys: PushKeys
}

/** The browser that wants no more notices. */
export interface PushGone {
  endpoint: string
}

/** Keep a person away: not heard, not seated at one's tables; or no longer. */
export interface Block {
  person: string
  yes?: boolean
}

/** Somebody who is kept away, by public id and by the name people know; who is gone has none. */
export interface Blocked {
  person: string
  name: string
}

/** A complaint to whoever runs the server. */
export interface Report {
  table: string
  person: string
  what: "abuse" | "cheating" | "other" | "spam" | "stalling"
  text?: string
}
