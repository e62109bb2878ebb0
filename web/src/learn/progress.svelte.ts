// Which lessons somebody has finished: kept in this browser, and with the identity in the room.
import type { Learned } from '../protocol/protocol'
import { api } from '../room/api'

const KEY = 'ludoteka-lessons'
type Done = Record<string, string[]>

class Progress {
  private done = $state.raw<Done>(read())

  count(game: string): number {
    return this.done[game]?.length ?? 0
  }
  has(game: string, lesson: string): boolean {
    return this.done[game]?.includes(lesson) ?? false
  }
  /** Whether nothing has been learned here yet. */
  get none(): boolean {
    return Object.keys(this.done).length === 0
  }

  add(game: string, ...lessons: string[]): void {
    const known = this.done[game] ?? []
    const fresh = lessons.filter((lesson) => !known.includes(lesson))
    if (!fresh.length) return
    this.done = { ...this.done, [game]: [...known, ...fresh] }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.done))
    } catch {
      // a browser without storage forgets; the room remembers
    }
  }

  /** What the room remembers of this person, learned in another browser perhaps. */
  async recall(): Promise<void> {
    const told: Learned[] = await api.learned().catch(() => [])
    for (const each of told) this.add(each.game, ...each.lessons)
  }
}

function read(): Done {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Done
  } catch {
    return {}
  }
}

export const progress = new Progress()
