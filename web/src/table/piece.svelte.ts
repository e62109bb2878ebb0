// A piece of a picture that may be pointed at: by mouse, finger, key or by being dragged onto another.
import type { Attachment } from 'svelte/attachments'
import type { Playing } from './playing.svelte'
import { drag } from './drag'

export interface Hold {
  /** What a screen reader calls it; without it the element has its own text. */
  label?: string | undefined
  /** May be dragged: dropped on a lit piece it points at both. */
  drag?: boolean
  /** A piece that is only looked at: it shows what is printed on it, and is no button. */
  only?: 'look' | undefined
}

/** Whatever answers when pieces are pointed at: the table itself, or a picture that gathers a plan first. */
export type Pointing = Pick<Playing, 'lit' | 'chosen' | 'shown' | 'over' | 'point' | 'drop' | 'look'>

const LONG = 450

/** Light it, let it be pointed at and asked about. Classes: lit, chosen, shown; `data-piece` is its id. */
export function held(table: Pointing, id: string, hold: Hold): Attachment<Element> {
  return (element) => {
    const node = element as HTMLElement
    node.dataset['piece'] = id
    if (hold.label) node.setAttribute('aria-label', hold.label)
    $effect(() => dress(node, hold, table.lit.has(id), table.chosen.includes(id), table.shown.has(id)))
    return listen(node, table, id, hold)
  }
}

function dress(node: HTMLElement, hold: Hold, lit: boolean, chosen: boolean, shown: boolean): void {
  for (const [name, on] of [
    ['lit', lit],
    ['chosen', chosen],
    ['shown', shown],
  ] as const)
    node.classList.toggle(name, on)
  if (hold.only === 'look') return
  if (!(node instanceof HTMLButtonElement)) node.setAttribute('role', 'button')
  node.setAttribute('tabindex', lit || chosen ? '0' : '-1')
  set(node, 'aria-disabled', !lit && !chosen)
  set(node, 'aria-pressed', chosen)
}

function set(node: HTMLElement, name: string, on: boolean): void {
  if (on) node.setAttribute(name, 'true')
  else node.removeAttribute(name)
}

function listen(node: HTMLElement, table: Pointing, id: string, hold: Hold): () => void {
  const off = new AbortController()
  const { signal } = off
  let pressed: ReturnType<typeof setTimeout> | undefined
  let long = false
  const look = (): void => table.look(id, node.getBoundingClientRect())
  const leave = (): void =>
    queueMicrotask(() => {
      if (table.over?.piece === id) table.look(null)
    }) // a piece that goes while it has the focus is blurred amid the drawing
  node.addEventListener(
    'pointerenter',
    (event) => {
      if (event.pointerType === 'mouse') look()
    },
    { signal },
  )
  node.addEventListener('pointerleave', leave, { signal })
  node.addEventListener(
    'focus',
    () => {
      if (node.matches(':focus-visible')) look()
    },
    { signal },
  )
  node.addEventListener('blur', leave, { signal })
  // A long press shows what a mouse shows by resting.
  node.addEventListener(
    'pointerdown',
    (event) => {
      long = false
      if (event.pointerType !== 'mouse')
        pressed = setTimeout(() => {
          long = true
          look()
        }, LONG)
    },
    { signal },
  )
  for (const kind of ['pointerup', 'pointercancel', 'pointermove'] as const)
    node.addEventListener(kind, () => clearTimeout(pressed), { signal })
  node.addEventListener(
    'contextmenu',
    (event) => {
      if (long) event.preventDefault()
    },
    { signal },
  )
  if (hold.drag)
    node.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button === 0 && table.lit.has(id)) drag(event, node, table, id)
      },
      { signal },
    )
  if (hold.only !== 'look') {
    node.addEventListener(
      'click',
      (event) => {
        event.stopPropagation()
        if (!long) table.point(id)
        long = false
      },
      { signal },
    )
    node.addEventListener(
      'keydown',
      (event) => {
        if ((event.key !== 'Enter' && event.key !== ' ') || node instanceof HTMLButtonElement) return
        event.preventDefault()
        event.stopPropagation()
        table.point(id)
      },
      { signal },
    )
  }
  return () => {
    clearTimeout(pressed)
    off.abort()
    queueMicrotask(() => {
      if (!node.isConnected && table.over?.piece === id) table.look(null)
    }) // what has gone cannot be left by the pointer
  }
}
