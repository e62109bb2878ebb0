// Dragging is an extra: a piece dropped on another does what two clicks do.
import type { Pointing } from './piece.svelte'

const FAR = 8

/** Follow a pointer that has gone down on a piece until it is let go. */
export function drag(down: PointerEvent, node: HTMLElement, table: Pointing, id: string): void {
  const off = new AbortController()
  const { signal } = off
  let shade: HTMLElement | null = null

  const move = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
    if (!shade && Math.hypot(x, y) > FAR) {
      if (!table.chosen.includes(id)) table.point(id)
      shade = shadeOf(node)
    }
    if (!shade) return
    shade.style.translate = `${x}px ${y}px`
    const under = pieceAt(event)
    table.look(under && table.lit.has(under.id) ? under.id : null, under?.node.getBoundingClientRect())
  }
  const done = (event: PointerEvent): void => {
    off.abort()
    if (!shade) return
    shade.remove()
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true }) // a drop is no click
    setTimeout(() => dispatchEvent(new Event('click')))
    const under = event.type === 'pointerup' ? pieceAt(event) : null
    if (under && under.id !== id && table.lit.has(under.id)) table.point(under.id)
    else if (table.chosen.includes(id)) table.drop(id)
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', done, { signal })
  addEventListener('pointercancel', done, { signal })
}

function pieceAt(event: PointerEvent): { id: string; node: HTMLElement } | null {
  const node = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((each) => each.closest<HTMLElement>('[data-piece]'))
    .find((each) => each)
  return node ? { id: node.dataset['piece']!, node } : null
}

/** What is seen under the finger: the piece once more. */
function shadeOf(node: HTMLElement): HTMLElement {
  const at = node.getBoundingClientRect()
  const shade = node.cloneNode(true) as HTMLElement
  shade.removeAttribute('data-piece')
  shade.setAttribute('aria-hidden', 'true')
  shade.classList.add('dragged')
  Object.assign(shade.style, {
    position: 'fixed',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    pointerEvents: 'none',
    zIndex: '60',
    margin: '0',
  })
  document.body.append(shade)
  return shade
}
