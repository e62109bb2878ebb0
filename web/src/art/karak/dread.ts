// The dead, the bodiless, the stone and the damned.
import { both, brows, dot, eye, hsl, mouth, n, oval, path, solid, stroke, thrown, type Mood } from './ink'
import { HEADGEAR } from './headgear'

const glow = (x: number, y: number, colour: string, mood: Mood, size = 1): string =>
  mood === 'beaten'
    ? stroke(`M${x - 9} ${y - 7}l18 14m0 -14l-18 14`, '#6b5f48', 3.6)
    : dot(x, y, 12 * size, colour + '55') +
      dot(x, y, (mood === 'fierce' ? 8 : 6) * size, colour) +
      dot(x, y - 1, 2.6 * size, '#fff')

export function skull(
  glowing: string,
  wears: string,
  seed: number,
  mood: Mood,
  id: string,
  cloth = '#3a3f47',
  crowned = false,
): string {
  const drop = mood === 'fierce' ? 12 : mood === 'beaten' ? 16 : 4
  let s =
    path('M30 206C36 172 66 164 100 166C134 164 164 172 170 206Z', cloth) + path('M84 150h32v28h-32Z', '#b7ad90', 3)
  s +=
    path(`M66 ${132 + drop}H134L128 ${158 + drop}Q100 ${168 + drop} 72 ${158 + drop}Z`, '#d8cca8', 3) +
    [78, 89, 100, 111, 122].map((x) => stroke(`M${x} ${133 + drop}v9`, '#1a100a', 2.2)).join('')
  s += solid(
    'M100 30C150 30 160 72 152 98C150 112 140 116 138 124L134 142C122 148 78 148 66 142L62 124C60 116 50 112 48 98C40 72 50 30 100 30Z',
    '#efe6ca',
    id,
  )
  s +=
    both(path('M58 88C60 74 88 74 94 92C96 106 84 112 76 111C64 110 56 100 58 88Z', '#140c0a', 2)) +
    glow(77, 95, glowing, mood) +
    glow(123, 95, glowing, mood)
  s +=
    path('M100 108L91 124Q100 129 109 124Z', '#140c0a', 1) +
    [76, 88, 100, 112, 124].map((x) => stroke(`M${x} 136v9`, '#1a100a', 2.2)).join('') +
    stroke('M126 36L117 52L127 60L121 72', '#5d5236', 2.2) +
    brows(82, '#b7ad90', mood, 20)
  return s + (HEADGEAR[crowned ? 'crown' : wears] ?? '')
}

export function wraith(hue: number, seed: number, mood: Mood, id: string, bolts = false): string {
  const r = thrown(seed)
  let s = ''
  for (let i = 0; i < 5; i++)
    s += stroke(`M${n(r() * 200)} ${n(20 + r() * 150)}q30 -20 60 0t60 0`, hsl(hue, 60, 80) + '', 2).replace(
      'fill="none"',
      'fill="none" opacity=".35"',
    )
  s += solid(
    'M100 22C152 22 164 78 160 120C158 150 178 160 184 204C166 190 156 196 144 206C130 192 118 194 100 206C82 194 70 192 56 206C44 196 34 190 16 204C22 160 42 150 40 120C36 78 48 22 100 22Z',
    hsl(hue, 46, 62),
    id,
  )
  s +=
    path(
      'M100 52C134 52 144 84 138 108C132 138 116 152 100 154C84 152 68 138 62 108C56 84 66 52 100 52Z',
      hsl(hue, 52, 14),
      2.6,
    ) +
    glow(80, 94, '#ffffff', mood, 1.1) +
    glow(120, 94, '#ffffff', mood, 1.1)
  s +=
    mood === 'beaten'
      ? stroke('M84 130q8 -8 16 0t16 0', '#fff', 3)
      : oval(100, 130, mood === 'fierce' ? 14 : 9, mood === 'fierce' ? 15 : 7, hsl(hue, 70, 82))
  if (bolts) s += both(path('M30 40L8 96L26 92L10 150L52 80L34 84L50 44Z', '#ffe65a', 2.6))
  return s
}

export function golem(hue: number, seed: number, mood: Mood, id: string, runes = '#5ae0ff', iron = false): string {
  const r = thrown(seed)
  const [stone, pale, dark] = iron
    ? ['#8b96a1', '#c3cdd4', '#3c444c']
    : [hsl(hue, 14, 50), hsl(hue, 16, 66), hsl(hue, 16, 24)]
  let s =
    path('M-4 206L10 150L46 140L100 150L154 140L190 150L204 206Z', dark) +
    both(path('M2 160L20 120L58 118L64 160L40 186Z', stone))
  s += solid('M62 36L104 24L142 38L156 78L150 132L128 166L74 168L50 134L44 78Z', stone, id)
  s +=
    stroke('M62 36L78 62L70 84M142 38L126 60M50 134L72 126L84 150M150 132L132 126', dark, 3) +
    stroke('M66 46L100 34', pale, 4)
  for (let i = 0; i < 4; i++) s += dot(60 + r() * 80, 50 + r() * 26, 2 + r() * 2, dark)
  if (iron)
    for (const [x, y] of [
      [62, 60],
      [138, 60],
      [60, 126],
      [140, 126],
    ])
      s += dot(x!, y!, 5, pale, 2)
  s +=
    both(path('M56 86L92 92L90 108L60 104Z', '#120c14', 2.4)) +
    glow(76, 98, runes, mood) +
    glow(124, 98, runes, mood) +
    brows(88, dark, mood, 24)
  s +=
    path(mood === 'fierce' ? 'M70 128L130 128L124 156L76 156Z' : 'M72 134L128 132L124 148L78 150Z', '#120c14', 2.6) +
    [82, 94, 106, 118].map((x) => path(`M${x - 5} 131h9v8h-9Z`, pale, 1.4)).join('')
  return s + stroke('M100 46v22M92 54h16M94 72l12 8', runes, 3.4)
}

export function imp(hue: number, seed: number, mood: Mood, id: string, big = false, stone = false): string {
  const vivid = stone ? 8 : 62
  const [skin, pale, dark] = [hsl(hue, vivid, 42), hsl(hue + 10, vivid + 6, 58), hsl(hue, vivid, 18)]
  const horn = big ? 'M66 54C34 46 16 18 30 -12C38 12 62 18 86 42Z' : 'M70 52C52 40 46 22 52 4C62 20 78 28 88 42Z'
  return (
    both(
      path('M60 150C20 110 -6 108 -24 122C-8 132 -8 148 -16 160C4 156 10 172 14 186C28 174 44 180 58 190Z', dark, 3.2),
    ) +
    path('M34 206C38 170 66 158 100 160C134 158 162 170 166 206Z', skin) +
    both(path(horn, '#e8d8b0') + path('M58 96C36 84 22 66 16 48C36 54 56 66 66 84Z', skin)) +
    solid('M100 38C140 36 152 72 146 102C140 138 118 168 100 174C82 168 60 138 54 102C48 72 60 36 100 38Z', skin, id) +
    path('M100 60L108 80L100 92L92 80Z', pale, 0, 'none') +
    eye(78, 98, 15, '#ffe23a', mood, true) +
    eye(122, 98, 15, '#ffe23a', mood, true) +
    brows(86, dark, mood, 23) +
    path('M92 118q8 -6 16 0l-3 8h-10Z', dark, 1.6) +
    mouth(138, mood, big ? 36 : 30, big ? 'row' : 'fangs') +
    path('M94 168q6 20 12 0', pale, 2)
  )
}

export function brain(seed: number, mood: Mood, id: string): string {
  let s =
    solid(
      'M100 24C148 18 168 58 158 92C152 118 126 122 100 122C74 122 48 118 42 92C32 58 52 18 100 24Z',
      '#d88aa8',
      id,
    ) +
    stroke('M100 28V70M64 44q18 6 16 24q-20 4 -22 20M136 44q-18 6 -16 24q20 4 22 20M84 90q16 -10 32 0', '#8a3a5c', 3.4)
  for (const [i, x] of [60, 76, 92, 108, 124, 140].entries())
    s +=
      stroke(`M${x} 122C${x - 12} 150 ${x + 16} 168 ${x + (i % 2 ? 12 : -12)} 204`, '#1a100a', 15) +
      stroke(`M${x} 122C${x - 12} 150 ${x + 16} 168 ${x + (i % 2 ? 12 : -12)} 204`, '#8a4a9a', 10)
  return (
    s +
    eye(78, 100, 15, '#5affc8', mood) +
    eye(122, 100, 15, '#5affc8', mood) +
    brows(88, '#6b2a4a', mood, 20) +
    mouth(118, mood, 18, 'none')
  )
}

export function treant(hue: number, seed: number, mood: Mood, id: string): string {
  const bark = hsl(hue, 26, 30)
  return (
    both(
      stroke('M66 50C40 30 30 10 34 -10M52 34C34 34 16 24 8 8', '#1a100a', 15) +
        stroke('M66 50C40 30 30 10 34 -10M52 34C34 34 16 24 8 8', bark, 9) +
        [
          [30, 4],
          [8, 10],
          [44, 26],
          [20, 30],
        ]
          .map(([x, y]) => path(`M${x} ${y}q-16 -6 -14 -22q18 2 14 22Z`, '#6fa83c', 2))
          .join(''),
    ) +
    path('M26 206C34 164 60 154 100 156C140 154 166 164 174 206Z', '#3c5a2c') +
    solid(
      'M100 34C140 30 156 70 148 104C144 140 122 170 100 176C78 170 56 140 52 104C44 70 60 30 100 34Z',
      hsl(hue, 30, 52),
      id,
    ) +
    path('M46 108C34 40 74 18 100 24C126 18 166 40 154 108C148 74 130 56 100 60C70 56 52 74 46 108Z', '#4f8a3a') +
    [
      [62, 56],
      [90, 36],
      [122, 42],
      [142, 66],
    ]
      .map(([x, y]) => dot(x!, y!, 6, '#e85a8a', 2))
      .join('') +
    eye(78, 100, 14, '#b45aff', mood) +
    eye(122, 100, 14, '#b45aff', mood) +
    brows(88, bark, mood, 20) +
    path('M96 112q4 10 8 0l3 12h-14Z', bark, 1.4) +
    mouth(142, mood, 24, 'fangs')
  )
}
