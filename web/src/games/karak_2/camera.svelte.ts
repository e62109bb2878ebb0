// Where one looks at the map from: dragged, pinched, wheeled, moved by keys; kept within reach of the land.
import type { Attachment } from 'svelte/attachments'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const [NEAREST, FARTHEST, FAR] = [2.6, 0.16, 7]

export class Camera {
  x = $state(0)
  y = $state(0)
  zoom = $state(1)
  wide = $state(600)
  high = $state(400)
  /** So much is covered at its lower edge. */
  low = $state(0)
  /** Whether somebody has moved it: then it stays where it is. */
  moved = $state(false)
  /** A drag is going on: what lies under the finger is not meant. */
  dragging = $state(false)
  private box: Box = { left: -60, top: -60, right: 60, bottom: 60 }

  get transform(): string {
    return `translate(${this.wide / 2} ${this.high / 2}) scale(${this.zoom}) translate(${-this.x} ${-this.y})`
  }

  /** The land has these bounds now; unless somebody has moved the map, all of it is shown. */
  see(box: Box): void {
    this.box = box
    if (!this.moved) this.fit()
  }

  /** Show all of it. */
  fit(): void {
    const { left, top, right, bottom } = this.box
    this.zoom = Math.max(FARTHEST, Math.min(1.35, this.wide / (right - left), (this.high - this.low) / (bottom - top)))
    this.x = (left + right) / 2
    this.y = (top + bottom) / 2 + this.low / 2 / this.zoom
    this.moved = false
  }

  /** Look at one place from near. */
  find(x: number, y: number): void {
    Object.assign(this, { x, y, zoom: Math.max(this.zoom, 1), moved: true })
  }

  by(dx: number, dy: number): void {
    this.moved = true
    this.x = Math.min(this.box.right, Math.max(this.box.left, this.x - dx / this.zoom))
    this.y = Math.min(this.box.bottom, Math.max(this.box.top, this.y - dy / this.zoom))
  }

  /** Nearer or farther, so that the point under (px, py) stays where it is. */
  scale(by: number, px = this.wide / 2, py = this.high / 2): void {
    const zoom = Math.max(FARTHEST, Math.min(NEAREST, this.zoom * by))
    this.x += (px - this.wide / 2) * (1 / this.zoom - 1 / zoom)
    this.y += (py - this.high / 2) * (1 / this.zoom - 1 / zoom)
    this.zoom = zoom
    this.moved = true
  }

  key(event: KeyboardEvent): void {
    const step = 60
    const done: Record<string, () => void> = {
      ArrowLeft: () => this.by(step, 0),
      ArrowRight: () => this.by(-step, 0),
      ArrowUp: () => this.by(0, step),
      ArrowDown: () => this.by(0, -step),
      '+': () => this.scale(1.25),
      '=': () => this.scale(1.25),
      '-': () => this.scale(0.8),
      '0': () => this.fit(),
    }
    const act = done[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  /** Put this on the sheet. */
  readonly held: Attachment<Element> = (element) => {
    const sheet = element as HTMLElement
    const down = new Map<number, PointerEvent>()
    const off = new AbortController()
    const { signal } = off
    let start: PointerEvent | null = null
    sheet.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        const at = sheet.getBoundingClientRect()
        this.scale(Math.exp(-event.deltaY * 0.0015), event.clientX - at.left, event.clientY - at.top)
      },
      { signal, passive: false },
    )
    sheet.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button) return
        down.set(event.pointerId, event)
        start = event
        this.dragging = down.size > 1
      },
      { signal },
    )
    const move = (event: PointerEvent): void => {
      const was = down.get(event.pointerId)
      if (!was) return
      if (!this.dragging && start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR)
        return
      this.dragging = true
      if (down.size === 1) this.by(event.clientX - was.clientX, event.clientY - was.clientY)
      else this.pinch(down, was, event, sheet)
      down.set(event.pointerId, event)
    }
    const up = (event: PointerEvent): void => {
      down.delete(event.pointerId)
      if (!down.size) setTimeout(() => (this.dragging = false))
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', up, { signal })
    addEventListener('pointercancel', up, { signal })
    return () => off.abort()
  }

  private pinch(down: Map<number, PointerEvent>, was: PointerEvent, now: PointerEvent, sheet: HTMLElement): void {
    const other = [...down.values()].find((each) => each.pointerId !== now.pointerId)
    if (!other) return
    const at = sheet.getBoundingClientRect()
    const [before, after] = [
      Math.hypot(was.clientX - other.clientX, was.clientY - other.clientY),
      Math.hypot(now.clientX - other.clientX, now.clientY - other.clientY),
    ]
    this.scale(
      after / (before || 1),
      (now.clientX + other.clientX) / 2 - at.left,
      (now.clientY + other.clientY) / 2 - at.top,
    )
    this.by((now.clientX - was.clientX) / 2, (now.clientY - was.clientY) / 2)
  }
}
