// Land drawn by code: each kind its own colours and things, scattered by a seed, the same whenever it is drawn.
import { n, thrown } from '../../art/karak/ink'

const I = '#1c120b'
type Spot = readonly [number, number]

/** Light and dark of the ground of each land. */
export const GROUND: Record<string, [string, string]> = {
  castle: ['#d9bd92', '#8c6a44'],
  farm: ['#ecd070', '#b08a38'],
  forest: ['#86b058', '#3b6a33'],
  rock: ['#c2b297', '#6d5f50'],
  'farm-forest': ['#c9c766', '#5f8238'],
  'farm-rock': ['#dcc486', '#86704a'],
  'forest-rock': ['#93a878', '#4a5f44'],
  'large-farm': ['#f6d95f', '#b8862a'],
  'dense-forest': ['#5f9648', '#1f4a26'],
  'large-rock': ['#a9a0a4', '#4f4954'],
  'hell-chasm': ['#8a3a22', '#240c0c'],
}

const tree = (x: number, y: number, k: number, hue: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${k.toFixed(2)})"><ellipse cy="1" rx="9" ry="3" fill="#000" opacity=".3"/><path d="M-2-4h4v5h-4Z" fill="#4a2f1a"/><path d="M0-30L10-14H6L13-3H-13L-6-14H-10Z" fill="hsl(${hue} 40% 36%)" stroke="${I}" stroke-width="1.5" stroke-linejoin="round"/><path d="M0-30L-10-14H-6L-13-3H-2Z" fill="hsl(${hue} 42% 24%)"/></g>`
const peak = (x: number, y: number, w: number, h: number, hot = false): string =>
  `<g transform="translate(${n(x)} ${n(y)})"><path d="M${n(-w)} 0L0 ${n(-h)}L${n(w)} 0Z" fill="${hot ? '#4b2a26' : '#a3937d'}" stroke="${I}" stroke-width="1.8" stroke-linejoin="round"/><path d="M${n(-w)} 0L0 ${n(-h)}L${n(-w * 0.1)} ${n(-h * 0.4)}L${n(-w * 0.25)} 0Z" fill="${hot ? '#2c1614' : '#6b5c4d'}"/><path d="M0 ${n(-h)}L${n(w * 0.36)} ${n(-h * 0.64)}L${n(w * 0.14)} ${n(-h * 0.7)}L0 ${n(-h * 0.56)}L${n(-w * 0.16)} ${n(-h * 0.7)}L${n(-w * 0.36)} ${n(-h * 0.64)}Z" fill="${hot ? '#ff9a2e' : '#fbf7ee'}" stroke="${I}" stroke-width="1"/></g>`
const house = (x: number, y: number, k: number, roof: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${k.toFixed(2)})"><ellipse cy="1" rx="13" ry="3" fill="#000" opacity=".3"/><path d="M-9-12h18V0h-18Z" fill="#f0dfbd" stroke="${I}" stroke-width="1.5"/><path d="M-13-11L-7-24H7L13-11Z" fill="${roof}" stroke="${I}" stroke-width="1.5" stroke-linejoin="round"/><path d="M-13-11L-7-24H-1L-4-11Z" fill="#000" opacity=".22"/><path d="M-2-7h5V0h-5Z" fill="#4a2f1a"/></g>`
const sheaf = (x: number, y: number): string =>
  `<path d="M${n(x - 6)} ${n(y)}q6-14 12 0Z" fill="#f9e08a" stroke="${I}" stroke-width="1.3"/>`
const tower = (x: number, y: number, k: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${k})"><path d="M-7-30h14V0h-14Z" fill="#c9bda8" stroke="${I}" stroke-width="1.6"/><path d="M-7-30h5V0h-5Z" fill="#000" opacity=".2"/><path d="M-11-29L0-52L11-29Z" fill="#6a2f7a" stroke="${I}" stroke-width="1.6" stroke-linejoin="round"/><path d="M0-52v-9l9 3l-9 3" fill="#e8bf4e" stroke="${I}" stroke-width="1.2"/><path d="M-2-20h4v6h-4Z" fill="#ffd968"/></g>`

/** What stands on a land; around (0, 0), within a hex of 64. */
export function terrain(land: string, seed: number): string {
  const r = thrown(seed * 131 + 7)
  const scatter = (count: number, far: number): Spot[] =>
    Array.from({ length: count }, () => {
      const [a, d] = [r() * 6.283, Math.sqrt(r()) * far]
      return [d * Math.cos(a), d * Math.sin(a) * 0.92 + 6] as const
    }).sort((p, q) => p[1] - q[1])
  const furrows = (): string =>
    Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${(i - 4) * 14 - 28} -60L${(i - 4) * 14 + 28} 60" stroke="#7d5c18" stroke-opacity=".4" stroke-width="3"/>`,
    ).join('')
  const trees = (count: number, size = 0.8): string =>
    scatter(count, 46)
      .map(([x, y]) => tree(x, y + 8, size + r() * 0.4, 92 + r() * 40))
      .join('')
  const peaks = (count: number, size = 1): string =>
    scatter(count, 34)
      .map(([x, y]) => peak(x, y + 12, (14 + r() * 9) * size, (28 + r() * 18) * size))
      .join('')
  const farms = (count: number): string =>
    scatter(count, 32)
      .map(([x, y]) => house(x, y + 4, 0.8, ['#a5432e', '#8c5a2a', '#4a6c8c'][count % 3]!))
      .join('') +
    scatter(4, 46)
      .map(([x, y]) => sheaf(x, y))
      .join('')
  const tufts = scatter(14, 56)
    .map(
      ([x, y]) =>
        `<path d="M${n(x)} ${n(y)}q3-4 6 0" stroke="#fff" stroke-opacity=".2" fill="none" stroke-width="1.4"/>`,
    )
    .join('')
  const lands: Record<string, () => string> = {
    castle: () =>
      `<path d="M-52 12C-52 46 52 46 52 12L52 28C46 56-46 56-52 28Z" fill="#b9a88c" stroke="${I}" stroke-width="2"/>` +
      house(-30, -10, 0.95, '#a5432e') +
      house(26, -14, 1, '#4a6c8c') +
      house(-36, 14, 1, '#4a6c8c') +
      house(38, 12, 0.95, '#a5432e') +
      tower(-14, 8, 0.85) +
      tower(14, 8, 0.85) +
      tower(0, 16, 1.1) +
      `<path d="M-10 50V38a10 10 0 0 1 20 0V51Z" fill="#2b1c12" stroke="${I}" stroke-width="2"/>`,
    farm: () => furrows() + farms(2),
    'large-farm': () => furrows() + farms(5),
    forest: () => trees(9),
    'dense-forest': () => trees(17, 0.9),
    rock: () => peaks(3),
    'large-rock': () => peaks(6, 1.15),
    'farm-forest': () => furrows() + farms(1) + trees(6, 0.7),
    'farm-rock': () => furrows() + peaks(2, 0.85) + farms(1),
    'forest-rock': () => peaks(2, 0.9) + trees(6, 0.7),
    'hell-chasm': () =>
      `<path d="M-40 10C-30-34 30-40 44-4C52 26 22 40-6 40C-30 40-46 30-40 10Z" fill="#120406" stroke="#ff6a1e" stroke-width="5"/><path d="M-26 12C-20-14 18-18 28 2C32 18 12 26-4 26C-18 26-28 22-26 12Z" fill="#ff8a1e" opacity=".75"/><path d="M-12 12C-8 0 8-2 14 6C16 14 4 18-4 18Z" fill="#ffe06a"/>` +
      scatter(3, 44)
        .map(([x, y]) => peak(x, y + 12, 12, 24, true))
        .join(''),
  }
  return tufts + (lands[land] ?? lands['rock']!)()
}
