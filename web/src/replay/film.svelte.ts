// A match told again, as one viewer knew it. A moment is the number of that viewer's last letter; what is seen at each
// comes from the server in chunks of frames. The browser works nothing out: between two frames it shows the earlier one
// and the letters told since, as a table does while it tells.
import type { ReplayFacts, ReplayFrame } from '../protocol/protocol'
import { api } from '../room/api'
import { LookedAt } from './looking.svelte'

/** So many chunks are kept; further ones are fetched again when they are wanted. */
const KEPT = 12

/** A moment: the frame it lies in, the frame that is seen, and how many letters were told since. */
export interface Moment {
  n: number
  frame: ReplayFrame
  seen: ReplayFrame
}

export class Film {
  /** The moment that is shown. */
  at = $state(0)
  /** Whether a moment is on its way. */
  waiting = $state(false)
  readonly room: LookedAt
  /** What is to be done with a moment that is there now. */
  onshow: (moment: Moment, before: number) => void = () => undefined
  private chunks = new Map<number, ReplayFrame[]>()
  private coming = new Map<number, Promise<ReplayFrame[]>>()
  private wanted = -1

  constructor(readonly facts: ReplayFacts) {
    this.room = new LookedAt(facts)
  }

  static async open(id: string, viewer: string): Promise<Film> {
    return new Film(await api.replay(id, viewer))
  }

  get id(): string {
    return this.facts.id
  }
  get viewer(): string {
    return this.facts.viewer
  }
  /** The last moment. */
  get last(): number {
    return this.facts.last
  }
  get turns(): [number, number][] {
    return this.facts.turns
  }

  /** The moment at which a line of the record had been played; lines are known when the match is over. */
  momentOf(line: number): number {
    const frame = this.facts.lines.findLastIndex((each) => each <= line)
    return this.facts.ends[Math.max(0, frame)] ?? 0
  }

  /** The line of the record at a moment. */
  lineAt(n: number): number {
    return this.facts.lines[this.frameAt(n)] ?? 0
  }

  /** Whose turn it is at a moment, and which turn it is. */
  turnAt(n: number): number {
    return this.turns.findLastIndex(([start]) => start <= n)
  }

  /** Show a moment as soon as it is here; only the last one asked for is shown. */
  async go(n: number): Promise<void> {
    const wanted = (this.wanted = Math.max(0, Math.min(this.last, Math.round(n))))
    const at = this.frameAt(wanted)
    this.waiting = !this.has(at)
    try {
      const [frame, before] = [await this.frame(at), await this.frame(Math.max(0, at - 1))]
      if (this.wanted !== wanted) return
      this.show({ n: wanted, frame, seen: frame.n === wanted ? frame : before })
    } finally {
      if (this.wanted === wanted) this.waiting = false
    }
    for (const near of [at - this.facts.chunk, at + this.facts.chunk]) void this.frame(near).catch(() => undefined)
  }

  private show(moment: Moment): void {
    const before = this.at
    this.at = moment.n
    this.room.stand(this.facts, moment, this.lettersUntil(moment))
    this.onshow(moment, before)
  }

  /** The letters up to a moment, as far back as frames are here without a gap. */
  private lettersUntil(moment: Moment): ReplayFrame['letters'] {
    const chunk = this.chunkOf(this.frameAt(moment.n))
    const found = [...(this.chunks.get(chunk - 1) ?? []), ...(this.chunks.get(chunk) ?? [])].flatMap(
      (frame) => frame.letters,
    )
    return found.filter((letter) => letter.n <= moment.n)
  }

  /** The frame in which a moment lies: the first that does not end before it. */
  private frameAt(n: number): number {
    let [low, high] = [0, this.facts.ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.facts.ends[middle]! < n) low = middle + 1
      else high = middle
    }
    return low
  }

  private chunkOf(frame: number): number {
    return Math.floor(frame / this.facts.chunk)
  }

  private has(frame: number): boolean {
    return this.chunks.has(this.chunkOf(frame))
  }

  private async frame(number: number): Promise<ReplayFrame> {
    if (number < 0 || number >= this.facts.ends.length) throw new RangeError(`no frame ${number}`)
    const frames = await this.fetch(this.chunkOf(number))
    return frames[number % this.facts.chunk]!
  }

  private fetch(chunk: number): Promise<ReplayFrame[]> {
    const here = this.chunks.get(chunk)
    if (here) return Promise.resolve(here)
    let coming = this.coming.get(chunk)
    if (!coming) {
      coming = api
        .frames(this.id, this.viewer, chunk)
        .then((frames) => this.keep(chunk, frames))
        .finally(() => this.coming.delete(chunk))
      this.coming.set(chunk, coming)
    }
    return coming
  }

  private keep(chunk: number, frames: ReplayFrame[]): ReplayFrame[] {
    this.chunks.set(chunk, frames)
    const now = this.chunkOf(this.frameAt(Math.max(0, this.wanted)))
    while (this.chunks.size > KEPT)
      this.chunks.delete([...this.chunks.keys()].sort((a, b) => Math.abs(b - now) - Math.abs(a - now))[0]!)
    return frames
  }
}
