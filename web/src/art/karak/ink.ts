// What every creature is drawn with: a line, a few colours, eyes and mouths that know how their owner feels.
export const INK = '#1a100a'

/** How a creature feels: at rest, in a fight, sure of itself, or beaten. */
export type Mood = 'calm' | 'fierce' | 'smug' | 'beaten'

/** Numbers that look thrown but are always the same for the same seed. */
export function thrown(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A seed from a name. */
export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)

export const hsl = (hue: number, vivid: number, light: number): string => `hsl(${Math.round(hue)} ${vivid}% ${light}%)`
export const n = (value: number): string => value.toFixed(1)

export const path = (d: string, fill: string, line = 3.2, stroke = INK): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"/>`
export const stroke = (d: string, colour: string, line = 3): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`
export const dot = (x: number, y: number, r: number, fill: string, line = 0): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${line ? ` stroke="${INK}" stroke-width="${line}"` : ''}/>`
export const oval = (x: number, y: number, w: number, h: number, fill: string, line = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(h)}" fill="${fill}"${line ? ` stroke="${INK}" stroke-width="${line}"` : ''}/>`
/** The same on both sides of the middle. */
export const both = (part: string): string => `${part}<g transform="matrix(-1 0 0 1 200 0)">${part}</g>`

/** A shape with light from the upper left: itself, a dark right side, a bright edge. `id` must be its own. */
export function solid(d: string, fill: string, id: string, line = 3.6): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, fill, line)}<g clip-path="url(#${id})"><path d="${d}" transform="translate(-16 -10)" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="44"/><path d="${d}" transform="translate(7 8)" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="12"/></g>${path(d, 'none', line)}`
}

/** An eye, open or shut as its owner feels. */
export function eye(x: number, y: number, size: number, iris: string, mood: Mood, slit = false): string {
  if (mood === 'beaten')
    return stroke(
      `M${n(x - size * 0.7)} ${n(y - size * 0.6)}l${n(size * 1.4)} ${n(size * 1.2)}m0 ${n(-size * 1.2)}l${n(-size * 1.4)} ${n(size * 1.2)}`,
      INK,
      4.2,
    )
  const high = mood === 'fierce' ? 0.72 : mood === 'smug' ? 0.5 : 0.82
  const look = x < 100 ? size * 0.14 : -size * 0.14
  const pupil = slit ? oval(x + look, y, size * 0.17, size * high * 0.86, INK) : dot(x + look, y, size * 0.34, INK)
  return (
    oval(x, y, size, size * high, '#fff8df', 2.4) +
    oval(x + look, y, size * 0.62, size * high * 0.92, iris) +
    pupil +
    dot(x + look + size * 0.24, y - size * high * 0.4, size * 0.18, '#fff')
  )
}

/** Two brows over eyes at `y`, their inner ends down when fierce. */
export function brows(y: number, colour: string, mood: Mood, wide = 22, apart = 22): string {
  const tilt = mood === 'fierce' ? 9 : mood === 'smug' ? 2 : mood === 'beaten' ? -8 : 4
  return both(
    path(
      `M${100 - apart - wide} ${y - tilt / 2}Q${100 - apart} ${y - 11} ${100 - apart + wide * 0.75} ${y + tilt}Q${100 - apart} ${y - 1} ${100 - apart - wide} ${y + 5 - tilt / 2}Z`,
      colour,
      1.6,
    ),
  )
}

/** A mouth with teeth: open and full when fierce, crooked when smug, wavy when beaten. */
export function mouth(y: number, mood: Mood, wide = 34, teeth: 'none' | 'fangs' | 'tusks' | 'row' = 'fangs'): string {
  const [l, r] = [100 - wide, 100 + wide]
  if (mood === 'beaten')
    return (
      stroke(`M${l + 6} ${y + 6}q${wide * 0.25} -9 ${wide * 0.5} 0t${wide * 0.5} 0t${wide * 0.5} 0`, INK, 3.6) +
      path(`M${100 + wide * 0.2} ${y + 4}q2 16 10 14q6 -4 2 -15Z`, '#d86a6a', 2)
    )
  const open = mood === 'fierce' ? 27 : mood === 'smug' ? 11 : 15
  const lift = mood === 'smug' ? 9 : 0
  let s = path(
    `M${l} ${y + lift * 0.4}Q100 ${y + 11} ${r} ${y - lift}Q${r - 5} ${y + open} 100 ${y + open + 4}Q${l + 5} ${y + open} ${l} ${y + lift * 0.4}Z`,
    '#4a1218',
    2.8,
  )
  if (mood === 'fierce')
    s += path(
      `M${100 - wide * 0.45} ${y + open - 2}Q100 ${y + open - 15} ${100 + wide * 0.45} ${y + open - 2}Q100 ${y + open + 5} ${100 - wide * 0.45} ${y + open - 2}Z`,
      '#c2525a',
      1.4,
    )
  const white = '#fff6dc'
  if (teeth === 'fangs')
    s +=
      path(`M${l + 9} ${y + 3}l6 12l6 -9Z`, white, 1.5) +
      path(`M${r - 9} ${y + 2 - lift * 0.4}l-6 12l-6 -9Z`, white, 1.5)
  if (teeth === 'tusks') s += both(path(`M${l + 4} ${y + 12}q-3 -16 3 -25q8 10 9 27Z`, white, 2))
  if (teeth === 'row') for (let x = l + 8; x < r - 8; x += 9) s += path(`M${x} ${y + 4}h8l-4 9Z`, white, 1.2)
  return s
}
