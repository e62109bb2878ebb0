// Whether this machine draws fast enough for pieces to move. Sixty frames a second, or none: a picture that stutters tells less than one that jumps.
const ENOUGH = 45 // frames looked at before anything is said
const SLOW = 25 // milliseconds: the middle frame of those took longer, so most of them were late

export class Frames {
  private lengths: number[] = []
  private last = 0
  private running = false

  constructor(private readonly tooSlow: () => void) {}

  /** Look at the frames from now on. */
  watch(): void {
    if (this.running) return
    this.running = true
    this.last = 0
    requestAnimationFrame(this.beat)
  }

  /** Nothing moves any more; what was seen is kept. */
  rest(): void {
    this.running = false
  }

  private readonly beat = (now: number): void => {
    if (!this.running) return
    if (this.last) this.heard(now - this.last)
    this.last = now
    requestAnimationFrame(this.beat)
  }

  /** One frame took this long. */
  heard(length: number): void {
    this.lengths.push(length)
    if (this.lengths.length < ENOUGH) return
    const middle = [...this.lengths].sort((a, b) => a - b)[ENOUGH >> 1]!
    this.lengths = []
    if (middle > SLOW) this.tooSlow()
  }
}
