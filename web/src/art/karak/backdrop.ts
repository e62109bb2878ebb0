// Where a creature stands: a cave of its level, with masonry, light and dust.
import { n, thrown } from './ink'

/** Light, wall and depth of each place. */
const PLACES: Record<string, [string, string, string]> = {
  '1': ['#f0c06a', '#80511f', '#2a170a'],
  '2': ['#9fd8c0', '#2f6558', '#0d211d'],
  '3': ['#f29a6a', '#7c2a3a', '#220a16'],
  '10': ['#ffd86a', '#6a2a7c', '#1a0a2a'],
  day: ['#fff0b8', '#7fb0c8', '#2c4a66'],
  hall: ['#ffe0a0', '#8a4b2a', '#2a140c'],
  night: ['#9fc0ff', '#3a3f7c', '#0d0f2a'],
  fire: ['#ffcf5a', '#b8431a', '#2c0a06'],
  wood: ['#d8f08a', '#4f7a3c', '#12240e'],
}

/** A wall of stones behind a creature. `id` names its own gradient. */
export function backdrop(place: string, seed: number, id: string): string {
  const r = thrown(seed + 99)
  const [light, wall, deep] = PLACES[place] ?? PLACES['1']!
  let s = `<radialGradient id="${id}" cx=".5" cy=".42" r=".78"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${deep}"/></radialGradient><rect width="200" height="200" fill="url(#${id})"/>`
  for (let y = 0; y < 200; y += 33)
    for (let x = (y / 33) % 2 ? -30 : 0; x < 200; x += 60)
      s += `<rect x="${n(x + r() * 3)}" y="${n(y + r() * 3)}" width="${n(55 + r() * 3)}" height="30" rx="5" fill="${light}" fill-opacity="${n(r() * 0.12)}" stroke="${deep}" stroke-opacity=".32" stroke-width="2"/>`
  for (let i = 0; i < 3; i++)
    s += `<path d="M${n(20 + r() * 150)} 0h${n(16 + r() * 20)}l${n(30 - r() * 60)} 200h${n(-50 - r() * 20)}Z" fill="${light}" opacity=".1"/>`
  for (let i = 0; i < 9; i++)
    s += `<circle cx="${n(r() * 200)}" cy="${n(r() * 200)}" r="${n(0.6 + r() * 1.8)}" fill="#fff6cf" opacity=".45"/>`
  return s
}
