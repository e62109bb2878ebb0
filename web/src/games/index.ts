// What a game adds to the word table. Everything here may be missing: sentences, log and options need none of it.
import type { Component } from 'svelte'
import type { Choice, Prompt } from '../protocol/protocol'
import type { TableRoom } from '../room/table.svelte'
import type { Thing } from '../table/things'
import type { Plain, Words } from '../words/words'
import { kragmortha } from './kragmortha'

/** What a viewer sees, and what is printed on the pieces. */
export interface Sight {
  view: Record<string, any>
  content: Record<string, any>
  seat: number | null
}

export interface GameRoom {
  /** A piece as people call it, where the game's texts leave it to the picture: squares. */
  name?: (kind: string, value: Plain, sight: Sight) => string | undefined
  /** Whether seats have names of their own in the game's texts. */
  namesSeats?: boolean
  /** More about an option: where a square lies, who stands there. */
  gloss?: (choice: Choice, sight: Sight, words: Words) => string
  /** A player in a few words. */
  summary?: (seat: number, sight: Sight, words: Words) => string[]
  /** What can be asked about. */
  things?: (sight: Sight, words: Words) => Thing[]
  /** The table in words and signs. */
  Scene?: Component<{ scene: Sight; words: Words; options: Choice[]; onpoint: (piece: string, name: string) => void }>
  /** Whether the game asks for more than a choice now, and what asks for it. */
  demands?: (prompt: Prompt, options: Choice[]) => boolean
  Demand?: Component<{ room: TableRoom; words: Words; onchoose: (choice: Choice) => void }>
}

const ROOMS: Record<string, GameRoom> = { kragmortha }

export const roomOf = (game: string): GameRoom => ROOMS[game] ?? {}
