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

/** What stands to be agreed: by whom it was proposed, who has agreed. */
export interface Proposal {
  what: "end" | "pause" | "rewind"
  by: number
  agreed: number[]
}

/** Where the present rules first differ from what was played, and the release that can finish the match. */
export interface Frozen {
  line: number
  problem: string
  release: string
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
  ended: string
  rematch: string
  frozen: Frozen | null
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

/** The caller's identity; `person` is its public id. A guest has no login. */
export interface Me {
  person: string
  name: string
  login: string | null
  feed: string
  presets_only: boolean
}

/** Come in as a guest; without a name one is found. */
export interface GuestWish {
  name?: string
}

/** Be called otherwise from now on. */
export interface NameWish {
  name: string
}

/** Keep the present identity under a login and a password. */
export interface AccountWish {
  login: string
  password: string
}

/** Come in as an account. */
export interface LoginWish {
  login: string
  password: string
}

/** Begin with a passkey: to keep the present identity under a login, or to come in. */
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

/** A complaint to whoever runs the server. */
export interface Report {
  table: string
  person: string
  what: "abuse" | "cheating" | "other" | "spam" | "stalling"
  text?: string
}

/** Take an open seat; who has one already changes to it, unless he wants both. */
export interface Sit {
  t: "sit"
  seat: number
  also?: boolean
  id: string
}

/** Say that the match may begin, and add random hex digits to the dice; or take it back. */
export interface Ready {
  t: "ready"
  yes?: boolean
  entropy?: string
  id: string
}

/** The host begins the match, adding his digits to the dice; open seats get bots. */
export interface Start {
  t: "start"
  entropy?: string
  id: string
}

/** Stand up: before the match the seat is open again, in it the table's leaver policy is carried out. */
export interface Leave {
  t: "leave"
  id: string
}

/** Take the own seat back from the bot that plays for one. */
export interface Return {
  t: "return"
  id: string
}

/** Make a move; `expect` is the number of the last letter the viewer has. */
export interface Move {
  t: "move"
  expect: number
  move: string
  id: string
}

/** Take back the own last move. */
export interface Undo {
  t: "undo"
  id: string
}

/** Propose what all people at the table must agree to; in a paused match, proposing a pause ends it at once. */
export interface Propose {
  t: "propose"
  what: "end" | "pause" | "rewind"
  id: string
}

/** Agree to the open proposal, or decline it. */
export interface Reply {
  t: "reply"
  yes: boolean
  id: string
}

/** Give up. */
export interface Resign {
  t: "resign"
  id: string
}

/** Say when the seat wants to be asked. */
export interface SetPolicy {
  t: "policy"
  wishes: Wishes
  id: string
}

/** Ask why a move, or any move with a piece, is not open. */
export interface Why {
  t: "why"
  what: string
  id: string
}

/** Ask what a move would bring. */
export interface Look {
  t: "preview"
  move: string
  id: string
}

/** Ask for the chances in the present decision, as the own seat can reckon them. */
export interface Forecast {
  t: "forecast"
  id: string
}

/** Ask a bot what it would do on the own seat; all at the table are told that a hint was taken. */
export interface Hint {
  t: "hint"
  expect: number
  id: string
}

/** Say something: one of the presets, or free text where one may. */
export interface Say {
  t: "chat"
  preset?: string
  text?: string
  id: string
}

/** Hear no more of a person at this table, or hear them again. */
export interface Mute {
  t: "mute"
  person: string
  yes?: boolean
  id: string
}

/** A host seats a bot, gives a clock more time, sends somebody from a seat, opens a seat, makes another the host. */
export interface Host {
  t: "host"
  what: "bot" | "extend" | "host" | "kick" | "open"
  seat: number
  level?: string
  seconds?: number
  id: string
}

/** Make, or find, the next table for the same people with the seats rotated. */
export interface Rematch {
  t: "rematch"
  id: string
}

/** Ask for everything anew. */
export interface Resync {
  t: "resync"
  id: string
}

/** Ask whether the server is there. */
export interface Ping {
  t: "ping"
  id: string
}

/** Something said at the table. */
export interface ChatLine {
  t: "chat"
  n: number
  at: number
  person: string
  name: string
  preset: string
  text: string
}

/** Everything a viewer needs: letters after number `since` (0: all). Before the match view and prompt are null. */
export interface Sync {
  t: "sync"
  table: TableFacts
  you: You
  since: number
  letters: Letter[]
  view: Record<string, any> | null
  prompt: Prompt | null
  options: Choice[]
  undo: boolean
  over: boolean
  standings: Standing[]
  wishes: Wishes
  chat: ChatLine[]
}

/** What has happened: new letters, and all that follows from them; `table` only where it has changed. */
export interface News {
  t: "news"
  letters: Letter[]
  view: Record<string, any>
  prompt: Prompt
  options: Choice[]
  undo: boolean
  over?: boolean
  standings?: Standing[]
  table?: TableFacts
  clocks?: (number | null)[]
}

/** The table has changed, not the match. */
export interface TableNews {
  t: "table"
  table: TableFacts
  you: You
}

/** What became of an act: done, refused by a clause, stale (news or a sync follows), or wrong in another way. */
export interface Answer {
  t: "answer"
  id: string
  kind: "accepted" | "error" | "refused" | "stale"
  refusal?: Refusal
  problem?: Problem
  why?: Refusal | null
  preview?: Preview
  forecast?: Record<string, any>[]
  hint?: Advised
  receipt?: string
  rematch?: string
}

/** The server is there. */
export interface Pong {
  t: "pong"
  id: string
}

/** The last word before the server closes the socket. */
export interface Bye {
  t: "bye"
  problem: Problem
}

export type Deed = Sit | Ready | Start | Leave | Return | Move | Undo | Propose | Reply | Resign | SetPolicy | Why | Look | Forecast | Hint | Say | Mute | Host | Rematch | Resync | Ping

export type Message = Sync | News | TableNews | Answer | ChatLine | Pong | Bye
