// Animals of the caves, seen from the front: rats, bats, spiders, scorpions, beetles, worms and wolves.
import { both, brows, dot, eye, hsl, mouth, n, oval, path, solid, stroke, thrown, type Mood } from './ink'

const FUR = (hue: number, light: number) =>
  [hsl(hue, 22, light), hsl(hue, 26, light + 16), hsl(hue, 28, light - 17)] as const

export function rat(hue: number, seed: number, mood: Mood, id: string, pack = false): string {
  const [fur, pale, dark] = FUR(hue, 40)
  const one = (own: string): string =>
    stroke('M160 190C206 180 196 120 176 112', '#c48a86', 8) +
    path('M30 206C34 162 66 150 100 152C134 150 166 162 170 206Z', dark) +
    both(oval(58, 62, 27, 27, fur, 3.4) + oval(60, 65, 16, 17, '#d99a94')) +
    solid('M100 52C132 52 146 78 142 104C136 138 116 162 100 170C84 162 64 138 58 104C54 78 68 52 100 52Z', fur, own) +
    path('M100 112C116 118 118 150 100 168C82 150 84 118 100 112Z', pale, 0, 'none') +
    eye(78, 98, 12, '#c8321e', mood) +
    eye(122, 98, 12, '#c8321e', mood) +
    brows(86, dark, mood, 15) +
    oval(100, 150, 10, 8, '#e88a92', 2.6) +
    path('M93 162h14v17h-6v-12h-2v12h-6Z', '#fff6dc', 1.8) +
    both(stroke('M84 152L44 142M84 157L42 160', '#f0e6d0', 1.8))
  if (!pack) return one(id)
  return `<g transform="translate(-34 6) scale(.62)" opacity=".95">${one(id + 'a')}</g><g transform="translate(108 0) scale(.6)" opacity=".95">${one(id + 'b')}</g><g transform="translate(22 34) scale(.8)">${one(id)}</g>`
}

export function bat(hue: number, seed: number, mood: Mood, id: string): string {
  const [fur, , dark] = FUR(hue, 32)
  return (
    both(
      path(
        'M76 96C44 46 6 50 -16 78C0 82 4 96 2 112C16 104 26 116 30 132C42 120 54 130 66 148Z',
        hsl(hue, 34, 24),
        3.4,
      ) + stroke('M72 104C44 70 18 68 -8 80M68 122C46 96 22 96 4 110', dark, 2.6),
    ) +
    both(
      path('M70 76C56 50 56 22 66 6C84 20 96 40 94 62Z', fur) +
        path('M74 66C66 48 66 32 70 20C80 30 86 44 86 58Z', '#c47c86', 0, 'none'),
    ) +
    solid('M100 50C138 50 148 84 142 110C138 150 122 178 100 180C78 178 62 150 58 110C52 84 62 50 100 50Z', fur, id) +
    eye(80, 98, 15, '#ffb52e', mood) +
    eye(120, 98, 15, '#ffb52e', mood) +
    brows(84, dark, mood, 17) +
    path('M90 116q10 -7 20 0q-2 12 -10 13t-10 -13Z', '#7c4a52', 2.4) +
    mouth(138, mood, 26)
  )
}

export function spider(hue: number, seed: number, mood: Mood, id: string, hairy = false): string {
  const r = thrown(seed)
  const [shell, pale] = [hsl(hue, 34, 28), hsl(hue, 40, 46)]
  let s = ''
  for (let a = 0; a < 12; a++)
    s += stroke(
      `M100 90L${n(100 + 170 * Math.cos(a * 0.5236))} ${n(90 + 170 * Math.sin(a * 0.5236))}`,
      '#f3eaff44',
      1.4,
    )
  for (let q = 1; q < 6; q++)
    s += `<polygon points="${Array.from({ length: 12 }, (_, a) => `${n(100 + q * 28 * Math.cos(a * 0.5236))},${n(90 + q * 28 * Math.sin(a * 0.5236))}`).join(' ')}" fill="none" stroke="#f3eaff3a" stroke-width="1.3"/>`
  for (const m of [1, -1])
    for (let i = 0; i < 4; i++) {
      const d = `M${100 + m * 22} ${98 + i * 12}Q${100 + m * (58 + i * 4)} ${40 + i * 26} ${100 + m * (66 + i * 4)} ${50 + i * 26}T${100 + m * (88 - i * 3)} ${112 + i * 26}`
      s += stroke(d, '#1a100a', 12) + stroke(d, hsl(hue, 30, 36), 6.5)
    }
  s +=
    oval(100, 74, 46, 42, shell, 4) +
    oval(86, 58, 22, 15, pale) +
    path('M100 44l10 14 -10 14 -10 -14ZM100 76l7 9 -7 9 -7 -9Z', '#ff5a3c', 2)
  if (hairy)
    for (let i = 0; i < 26; i++) {
      const a = i * 0.2417
      s += stroke(
        `M${n(100 + 44 * Math.cos(a))} ${n(74 + 40 * Math.sin(a))}l${n(9 * Math.cos(a + r() - 0.5))} ${n(9 * Math.sin(a + r() - 0.5))}`,
        shell,
        3,
      )
    }
  s += solid(
    'M100 92C128 92 138 110 137 124C136 146 122 158 100 158C78 158 64 146 63 124C62 110 72 92 100 92Z',
    hsl(hue, 32, 34),
    id,
  )
  if (mood === 'beaten') s += eye(84, 118, 11, '', mood) + eye(116, 118, 11, '', mood)
  else
    for (const [x, y, q] of [
      [85, 119, 10],
      [115, 119, 10],
      [71, 110, 5],
      [129, 110, 5],
      [92, 104, 4.5],
      [108, 104, 4.5],
    ] as const)
      s +=
        dot(x, y, q, mood === 'fierce' ? '#ff2a2a' : '#c81d4a', 2.2) + dot(x + q * 0.3, y - q * 0.35, q * 0.3, '#fff')
  return (
    s +
    brows(107, '#1a100a', mood, 12, 16) +
    both(
      path(
        mood === 'fierce'
          ? 'M82 142C70 158 76 176 90 188C90 172 96 160 98 148Z'
          : 'M84 144C78 156 82 170 94 178C92 168 96 158 98 148Z',
        '#f6ead0',
        3,
      ),
    )
  )
}

export function scorpion(hue: number, seed: number, mood: Mood, id: string): string {
  const [shell, pale, dark] = [hsl(hue, 56, 40), hsl(hue, 60, 56), hsl(hue, 56, 20)]
  return (
    stroke('M100 120C40 100 40 20 104 14C142 12 150 44 132 58', dark, 26) +
    stroke('M100 120C40 100 40 20 104 14C142 12 150 44 132 58', shell, 19) +
    path('M140 46C148 62 140 78 120 86C126 74 120 64 118 56Z', '#f6ead0', 3) +
    both(
      stroke('M70 130C40 120 22 130 22 150', dark, 16) +
        stroke('M70 130C40 120 22 130 22 150', shell, 10) +
        path('M22 144C-10 150 -12 190 14 196C10 182 20 176 26 184C40 180 42 152 22 144Z', shell),
    ) +
    solid(
      'M100 80C136 80 146 106 142 130C138 158 122 172 100 172C78 172 62 158 58 130C54 106 64 80 100 80Z',
      shell,
      id,
    ) +
    stroke('M66 100Q100 88 134 100', pale, 4) +
    eye(82, 122, 13, '#7aff5a', mood, true) +
    eye(118, 122, 13, '#7aff5a', mood, true) +
    brows(110, dark, mood, 16, 18) +
    mouth(148, mood, 24, 'row')
  )
}

export function beetle(hue: number, seed: number, mood: Mood, id: string): string {
  const [shell, pale, dark] = [hsl(hue, 50, 34), hsl(hue, 55, 56), hsl(hue, 52, 16)]
  return (
    both(stroke('M62 140C30 130 22 150 6 148M66 164C40 166 30 186 14 190M64 112C38 96 28 106 10 96', dark, 9)) +
    path('M100 66C108 34 96 10 112 -8C132 14 126 44 122 70Z', dark) +
    both(path('M66 74C40 60 32 34 40 12C52 34 70 44 84 62Z', dark)) +
    solid('M100 62C144 60 158 98 152 136C146 176 124 194 100 196C76 194 54 176 48 136C42 98 56 60 100 62Z', shell, id) +
    stroke('M100 150V196M66 92C60 120 60 150 72 176', pale, 3.4) +
    path('M54 118C66 140 134 140 146 118C146 84 124 66 100 66C76 66 54 84 54 118Z', hsl(hue, 46, 26), 3) +
    eye(78, 104, 13, '#ffd84a', mood) +
    eye(122, 104, 13, '#ffd84a', mood) +
    brows(92, dark, mood, 17) +
    both(path('M84 132C70 150 80 168 96 164C86 156 88 144 98 136Z', '#e8c878', 2.6))
  )
}

export function worm(hue: number, seed: number, mood: Mood, id: string, bone = false): string {
  const [skin, pale, dark] = bone
    ? ['#e8dfc2', '#fff8e2', '#8f8564']
    : [hsl(hue, 48, 48), hsl(hue, 55, 66), hsl(hue, 46, 26)]
  let s = path(
    'M-6 206C-10 150 40 132 58 148C40 166 52 190 60 206ZM206 206C212 166 176 140 150 150C164 166 152 190 144 206Z',
    dark,
  )
  s += solid('M56 206C40 150 48 34 100 30C152 34 160 150 144 206Z', skin, id)
  for (let y = 62; y < 200; y += 20)
    s +=
      stroke(`M${n(54 - (y - 62) * 0.03)} ${y}Q100 ${y + 20} ${n(146 + (y - 62) * 0.03)} ${y}`, dark, 2.6) +
      stroke(`M62 ${y - 7}Q80 ${y + 3} 92 ${y + 4}`, pale, 3)
  const gape = mood === 'fierce' ? 31 : mood === 'beaten' ? 17 : 25
  s += oval(100, 122, gape + 8, gape + 4, dark, 3.4) + oval(100, 122, gape, gape - 3, '#4a0f1c')
  for (let a = 0; a < 12; a++) {
    const [c, d] = [Math.cos(a * 0.5236), Math.sin(a * 0.5236)]
    s += path(
      `M${n(100 + c * gape - d * 6)} ${n(122 + d * gape + c * 6)}L${n(100 + c * (gape - 13))} ${n(122 + d * (gape - 13))}L${n(100 + c * gape + d * 6)} ${n(122 + d * gape - c * 6)}Z`,
      '#fff6dc',
      1.3,
    )
  }
  return (
    s +
    eye(80, 70, 12, bone ? '#ff8a3a' : '#ffd84a', mood) +
    eye(120, 70, 12, bone ? '#ff8a3a' : '#ffd84a', mood) +
    brows(60, dark, mood, 16, 20)
  )
}

export function wolf(hue: number, seed: number, mood: Mood, id: string, flames = false): string {
  const [fur, pale, dark] = flames ? ['#4b2226', '#8a3a2a', '#230b0e'] : FUR(hue, 42)
  let s =
    path('M20 206C26 160 60 148 100 150C140 148 174 160 180 206Z', dark) +
    both(path('M44 92L34 14L86 52Z', fur) + path('M50 78L44 34L74 54Z', '#c47c76', 0, 'none'))
  if (flames)
    s =
      both(
        path('M40 120C4 110 14 70 0 48C24 54 30 34 30 14C48 34 60 60 58 96Z', '#ff8a1e', 2.4) +
          path('M40 110C20 100 26 80 22 66C36 74 48 84 50 100Z', '#ffe06a', 0, 'none'),
      ) + s
  s += solid(
    'M100 46C132 46 150 72 160 112C146 112 140 132 128 142C124 166 112 178 100 178C88 178 76 166 72 142C60 132 54 112 40 112C50 72 68 46 100 46Z',
    fur,
    id,
  )
  s +=
    path('M100 100C118 104 124 146 118 160C112 172 88 172 82 160C76 146 82 104 100 100Z', pale, 0, 'none') +
    eye(76, 96, 13, flames ? '#ffcf2e' : '#ffd84a', mood, true) +
    eye(124, 96, 13, flames ? '#ffcf2e' : '#ffd84a', mood, true) +
    brows(84, dark, mood, 18)
  return s + path('M88 126q12 -8 24 0q0 14 -12 16q-12 -2 -12 -16Z', '#1a100a', 2) + mouth(148, mood, 24, 'row')
}
