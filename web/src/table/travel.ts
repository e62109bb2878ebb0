// Pieces travel: whatever has a `data-travel` name and is elsewhere after a letter flies there from where it was.
//
//   data-travel="card 12"   the same name before and after: it flies (HTML elements, not inside an SVG)
//   data-from="deck"        a piece that was not there before comes from where the piece of that name is
//   data-to="discard"       a piece that is no longer there goes to where the piece of that name is
type Place = { at: DOMRect; node: HTMLElement }

const SMOOTH = 'cubic-bezier(.25,.7,.3,1)'

export class Travel {
  private places = new Map<string, Place>()

  constructor(private readonly root: () => HTMLElement | null | undefined) {}

  /** Remember where everything is. */
  before(): void {
    this.places = this.look()
  }

  /** Let everything come from where it was. */
  after(lasting: number): void {
    if (lasting <= 0) return
    const now = this.look()
    for (const [name, place] of now) {
      const was = this.places.get(name)?.at ?? this.rect(place.node.dataset['from'], now)
      if (was && was.width) this.fly(place.node, was, place.at, lasting)
    }
    for (const [name, gone] of this.places) {
      const to = now.has(name) ? undefined : this.rect(gone.node.dataset['to'], now)
      if (to) this.leave(gone, to, lasting)
    }
  }

  private look(): Map<string, Place> {
    const found = new Map<string, Place>()
    for (const node of this.root()?.querySelectorAll<HTMLElement>('[data-travel]') ?? [])
      found.set(node.dataset['travel']!, { at: node.getBoundingClientRect(), node })
    return found
  }

  private rect(name: string | undefined, now: Map<string, Place>): DOMRect | undefined {
    return name === undefined ? undefined : (now.get(name) ?? this.places.get(name))?.at
  }

  private fly(node: HTMLElement, from: DOMRect, to: DOMRect, lasting: number): void {
    const [x, y, wide] = [
      from.left + from.width / 2 - to.left - to.width / 2,
      from.top + from.height / 2 - to.top - to.height / 2,
      from.width / (to.width || 1),
    ]
    if (Math.hypot(x, y) < 2 && Math.abs(wide - 1) < 0.02) return
    node.animate(
      [
        { translate: `${x}px ${y}px`, scale: wide, zIndex: 30 },
        { translate: '0 0', scale: 1, zIndex: 30 },
      ],
      { duration: lasting, easing: SMOOTH },
    )
  }

  private leave({ node, at }: Place, to: DOMRect, lasting: number): void {
    const ghost = node.cloneNode(true) as HTMLElement
    for (const name of ['data-travel', 'data-piece', 'id', 'role', 'tabindex']) ghost.removeAttribute(name)
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: '35',
    })
    this.root()?.append(ghost)
    const [x, y] = [to.left + to.width / 2 - at.left - at.width / 2, to.top + to.height / 2 - at.top - at.height / 2]
    const way = ghost.animate(
      [
        { translate: '0 0', scale: 1, opacity: 1 },
        { translate: `${x}px ${y}px`, scale: to.width / (at.width || 1), opacity: 0.4 },
      ],
      { duration: lasting, easing: SMOOTH },
    )
    way.onfinish = way.oncancel = () => ghost.remove()
  }
}
