// What a game adds to the table. Everything here may be missing: sentences, log and options need none of it.
//
// A game's folder (its key with "_" for "-": karak_goblin) has an index.ts with a GameRoom as its default export. It is a
// chunk of its own, fetched when a table of that game is opened; nothing outside the folder has to name it.
import type { Component } from 'svelte'
import { speech } from '../i18n/language.svelte'
import type { Choice, Letter, Prompt } from '../protocol/protocol'
import type { TableRoom } from '../room/table.svelte'
import type { Playing } from '../table/playing.svelte'
import type { Thing } from '../table/things'
import type { Plain, Words } from '../words/words'

/** What a viewer sees, and what is printed on the pieces. */
export interface Sight {
  view: Record<string, any>
  content: Record<string, any>
  seat: number | null
}

/** What is told of a piece at which somebody points: its name, its text, its rule. */
export interface About {
  name: string
  text?: string
  clause?: string
}

/** A part of the table in words: what it is about, and below it lines with what is to be known of each. */
export interface Part {
  title: string
  /** Whose part it is: its heading has the colour of the seat. */
  seat?: number
  lines: { name: string; text?: string }[]
}

/** A game's picture is given one object; all it shows and all it can do is there (table/playing.svelte.ts). */
export type Picture = Component<{ table: Playing }>

export interface GameRoom {
  /** A piece as people call it, where the game's texts leave it to the picture: squares. */
  name?: (kind: string, value: Plain, sight: Sight) => string | undefined
  /** Whether seats have names of their own in the game's texts. */
  namesSeats?: boolean
  /** Who plays together, before the match: the seat of a partner, or none. `options` are those that differ from the usual. */
  partner?: (seat: number, seats: number, options: Record<string, unknown>) => number | undefined
  /** More about an option: where a square lies, who stands there. */
  gloss?: (choice: Choice, sight: Sight, words: Words) => string
  /** A player in a few words. */
  summary?: (seat: number, sight: Sight, words: Words) => string[]
  /** What can be asked about. */
  things?: (sight: Sight, words: Words) => Thing[]
  /** What lies on the table, in sentences: what the picture shows is told there to who plays by words. */
  parts?: (sight: Sight, words: Words) => Part[]
  /** The table in words and signs, where sentences alone would be hard to follow. */
  Scene?: Component<{ scene: Sight; words: Words; options: Choice[]; onpoint: (piece: string, name: string) => void }>
  /** Whether the game asks for more than a choice now, and what asks for it. */
  demands?: (prompt: Prompt, options: Choice[]) => boolean
  Demand?: Component<{ room: TableRoom; words: Words; onchoose: (choice: Choice) => void }>

  /** The table as a picture; without it the game is played at the word table. */
  Picture?: Picture
  /** A face for a seat, drawn in a round frame beside the name. */
  Face?: Component<{ seat: number; sight?: Sight }>
  /** What lies before a player, small, under the name. */
  Belongings?: Component<{ seat: number; table: Playing }>
  /** What is told of a piece of the picture. Without it: its name in the game's texts and its `.text` or `.effect`. */
  about?: (piece: string, sight: Sight, words: Words) => About | undefined
  /** How long a letter is shown before the next, in milliseconds; 0: not at all. Without it 450 for each that has a clause. */
  pace?: (letter: Letter) => number
  /** The pieces a letter speaks of, to light them when somebody points at its sentence. Without it: every argument of it. */
  pieces?: (letter: Letter, sight: Sight) => string[]
  /** The sound of a letter (sound/sound.ts); without it there is none. */
  sound?: (letter: Letter) => string | undefined
}

const FOLDERS = import.meta.glob<{ default: GameRoom }>('./*/index.ts')
const here: Record<string, GameRoom> = {}

export const folderOf = (game: string): string => game.replaceAll('-', '_')

/** Fetch what a game adds, with its own sentences. */
export async function openRoom(game: string): Promise<GameRoom> {
  const folder = folderOf(game)
  const [found] = await Promise.all([FOLDERS[`./${folder}/index.ts`]?.(), speech.open(folder)])
  return (here[game] ??= found?.default ?? {})
}

/** What a game adds, once it has been fetched. */
export const roomOf = (game: string): GameRoom => here[game] ?? {}
