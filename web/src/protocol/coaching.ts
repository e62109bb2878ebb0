// Written by scripts/browser_types.py from src/ludoteka/server: change the records there instead.
import type { Answer, Forecast, Look, Move, Sync, Why } from './protocol'

/** Where a learner stands in a lesson: an answer for each step so far, empty where nothing was asked; and a deed. */
export interface LessonWish {
  answers: string[]
  deed?: Move | Why | Look | Forecast | null
}

/** A lesson as it stands: what is said, what is asked, and the table. Sentences are named, as in the course. */
export interface LessonScene {
  at: number
  of: number
  text: string
  asks: boolean
  clauses: string[]
  point: string[]
  praise: string
  astray: string
  sync: Sync
}

/** What became of the deed, and the lesson as it stands now; no scene where only something was asked. */
export interface LessonAnswer {
  answer: Answer
  scene: LessonScene | null
}
