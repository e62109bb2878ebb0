// A table that is only looked at: filled by hand, moment by moment; nothing can be done at it.
import type { GameRoom } from '../games'
import type { Letter, ReplayFacts } from '../protocol/protocol'
import { SILENT, TableRoom } from '../room/table.svelte'
import { Playing } from '../table/playing.svelte'
import type { Words } from '../words/words'
import type { Moment } from './film.svelte'

export class LookedAt extends TableRoom {
  constructor(facts: ReplayFacts) {
    super(facts.id, facts.you.seat, SILENT)
    this.you = { ...facts.you, person: '', seats: [] }
    this.facts = facts.table
    this.clocks = { left: [], at: 0 }
  }

  override get mine(): boolean {
    return false
  }

  /** Stand as it stood at a moment. */
  stand(facts: ReplayFacts, moment: Moment, letters: Letter[]): void {
    const { seat, view, prompt } = moment.seen
    const over = facts.over && moment.n === facts.last
    if (this.you?.seat !== seat) this.you = { ...facts.you, person: '', seat, seats: [] }
    this.facts = {
      ...facts.table,
      status: over ? 'over' : 'playing',
      watching: 0,
      host: '',
      seats: facts.table.seats.map((each) => ({ ...each, here: true, away: false })),
    }
    this.letters = letters
    this.view = view
    this.prompt = prompt
    this.over = over
    this.standings = over ? facts.standings : []
  }
}

/** A picture's table at which pieces can be looked at, and no more. */
export class Looking extends Playing {
  constructor(room: LookedAt, game: () => GameRoom, say: () => Words, content: () => Record<string, any>) {
    super(room, game, say, content, () => undefined)
  }

  override point(): void {
    // nothing is played here
  }

  override async ask(): Promise<void> {
    // nothing is open here, and nobody asks why
  }

  /** Show a moment; where it is the next one, pieces travel and are heard. */
  stand(moment: Moment, before: number): void {
    const told = moment.frame.n === moment.n ? [] : moment.frame.letters.filter((letter) => letter.n <= moment.n)
    const step = moment.n === before + 1
    this.telling.show(
      moment.seen.view,
      told,
      Math.abs(moment.n - before) === 1,
      step ? moment.frame.letters.find((letter) => letter.n === moment.n) : undefined,
    )
  }
}
