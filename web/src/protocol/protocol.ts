// Written by scripts/browser_types.py from src/ludoteka/server: change the records there instead.
import type { Advised, Choice, Letter, Preview, Problem, Prompt, Refusal, Standing, TableFacts, Wishes, You } from './facts'
export * from './facts'
export * from './bodies'
export * from './reviewed'

/** Take an open seat; who has one already changes to it, unless he wants both. */
export interface Sit {
  t: "sit"
  seat: number
  also?: boolean
  id: string
}

/** Say that the match may begin, and pledge random hex digits for the dice; or take it back. */
export interface Ready {
  t: "ready"
  yes?: boolean
  entropy?: string
  pledge?: string
  id: string
}

/** The host begins the match; open seats get bots. Where digits are pledged, all who did are to reveal them now. */
export interface Start {
  t: "start"
  entropy?: string
  pledge?: string
  id: string
}

/** Reveal the digits that were pledged for one's seats, within 15 seconds of the host's start. */
export interface Reveal {
  t: "reveal"
  digits: string
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

/** Propose what every person must agree to; in a paused match, proposing a pause ends it. */
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

/** A host's command about a seat: seat a bot, send the person away, open it, make them host. */
export interface Host {
  t: "host"
  what: "bot" | "extend" | "host" | "kick" | "open"
  seat: number
  level?: string
  seconds?: number
  id: string
}

/** Become the host of a table at which one sits, where the host has not been there for two minutes. */
export interface Claim {
  t: "claim"
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
  sync?: Sync
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

export type Deed = Sit | Ready | Start | Reveal | Leave | Return | Move | Undo | Propose | Reply | Resign | SetPolicy | Why | Look | Forecast | Hint | Say | Mute | Host | Claim | Rematch | Resync | Ping

export type Message = Sync | News | TableNews | Answer | ChatLine | Pong | Bye
