// Dragons, the basilisk and the hydra.
import { both, brows, eye, hsl, n, path, solid, stroke, type Mood } from './ink'

const HEAD =
  'M100 42C136 42 148 72 142 100C138 118 128 126 128 146C126 172 114 182 100 182C86 182 74 172 72 146C72 126 62 118 58 100C52 72 64 42 100 42Z'

function head(hue: number, mood: Mood, id: string, iris = '#ffdf3a'): string {
  const [skin, pale, dark] = [hsl(hue, 60, 37), hsl(hue + 12, 68, 52), hsl(hue, 62, 17)]
  let s =
    solid(HEAD, skin, id, 4) +
    path('M100 46C112 60 110 120 114 150C108 158 92 158 86 150C90 120 88 60 100 46Z', pale, 0, 'none')
  for (let i = 0; i < 6; i++) s += stroke(`M${92 - i} ${56 + i * 13}q${8 + i} 7 ${16 + i * 2} 0`, dark, 2.2)
  s +=
    eye(76, 96, 14, iris, mood, true) +
    eye(124, 96, 14, iris, mood, true) +
    brows(86, dark, mood, 20) +
    both(path('M86 140q8 -2 9 8q-6 4 -10 0Z', '#1a100a', 1))
  if (mood === 'fierce')
    s +=
      path('M74 158Q100 168 126 158L120 186Q100 198 80 186Z', '#4a0f14', 3) +
      both(path('M80 160l4 14l7 -11Z', '#fff6dc', 1.6)) +
      path('M86 188C70 210 92 214 100 226C108 214 130 210 114 188Q100 180 86 188Z', '#ff8a1e', 2) +
      path('M92 190Q100 206 108 190Z', '#ffe06a', 0, 'none')
  else
    s +=
      stroke(
        mood === 'beaten' ? 'M78 170q10 -10 22 0t22 0' : `M76 162C88 172 112 172 124 ${mood === 'smug' ? 154 : 162}`,
        '#1a100a',
        3.6,
      ) + both(path('M82 165l3 13l6 -9Z', '#fff6dc', 1.6))
  return s
}

export function dragon(hue: number, seed: number, mood: Mood, id: string, young = false): string {
  const [skin, pale, dark] = [hsl(hue, 60, 37), hsl(hue + 12, 68, 52), hsl(hue, 62, 17)]
  const horns = young ? 'M72 60C60 48 54 36 56 22C68 32 80 38 88 52Z' : 'M70 64C56 44 30 40 18 8C52 14 78 26 88 54Z'
  return (
    path('M58 206C60 176 70 164 100 164C130 164 140 176 142 206Z', skin, 3.6) +
    stroke('M74 200q26 -14 52 0M78 186q22 -10 44 0', dark, 2.4) +
    both(
      path(horns, '#e0cfa8') +
        path('M58 84L16 74L44 96L10 108L48 114L26 142L66 126Z', pale, 3.2) +
        stroke('M58 90L28 82M56 100L26 106M58 112L38 130', dark, 2.4),
    ) +
    head(hue, mood, id)
  )
}

export function basilisk(seed: number, mood: Mood, id: string): string {
  return (
    both(
      path('M60 84C34 66 12 66 -2 78C12 84 12 98 4 110C24 108 30 120 32 134C46 124 58 124 68 132Z', '#6fa83c', 3.2),
    ) +
    path('M40 206C44 166 66 156 100 158C134 156 156 166 160 206Z', '#3c6a2c') +
    path('M82 50L74 14L92 30L100 2L108 30L126 14L118 50Z', '#d8321e', 3) +
    head(96, mood, id, '#ff5a2e') +
    path('M100 120L84 140L100 158L116 140Z', '#f0b83a', 2.6)
  )
}

export function hydra(seed: number, mood: Mood, id: string): string {
  const one = (x: number, y: number, size: number, turn: number, own: string, feel: Mood): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})">${stroke('M100 150C100 220 100 260 100 330', '#12241c', 58)}${stroke('M100 150C100 220 100 260 100 330', hsl(165, 55, 32), 48)}${head(165, feel, own)}</g>`
  return (
    one(-44, 22, 0.56, -14, id + 'a', mood) +
    one(130, 6, 0.56, 14, id + 'b', mood === 'fierce' ? 'smug' : mood) +
    one(26, 18, 0.74, 0, id, mood)
  )
}
