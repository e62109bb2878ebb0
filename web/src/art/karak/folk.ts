// Goblins, orcs, ogres and trolls: one skull, many sizes of ear, jaw and temper.
import { both, brows, dot, eye, hsl, mouth, path, solid, stroke, thrown, type Mood } from './ink'
import { HEADGEAR } from './headgear'

export interface Folk {
  /** Colour of the skin. */
  hue: number
  vivid?: number
  light?: number
  /** How far the ears reach. */
  ears?: number
  /** How broad the jaw is: 0 pointed, 1 like a chest. */
  jaw?: number
  teeth?: 'fangs' | 'tusks' | 'row' | 'none'
  wears?: string
  cloth?: string
  iris?: string
  /** A patch, a scar or paint. */
  mark?: 'patch' | 'scar' | 'paint' | 'ring' | 'beard'
  /** What is held up beside the head. */
  holds?: string
}

export function folk(look: Folk, seed: number, mood: Mood, id: string): string {
  const r = thrown(seed)
  const hue = look.hue + (r() - 0.5) * 14
  const [vivid, light, jaw, ears] = [look.vivid ?? 44, look.light ?? 44, look.jaw ?? 0.2, look.ears ?? 14]
  const [skin, pale, dark] = [hsl(hue, vivid, light), hsl(hue, vivid + 4, light + 15), hsl(hue, vivid, light - 19)]
  const low = 138 + jaw * 12
  const wide = 47 + jaw * 13
  const cloth = look.cloth ?? ['#6b4422', '#4a3a5a', '#3c5040', '#74302a'][seed & 3]!
  let s = look.holds ?? ''
  s +=
    path(`M${26 - jaw * 18} 204C30 168 62 156 100 158C138 156 170 168 ${174 + jaw * 18} 204Z`, cloth, 3.6) +
    stroke('M66 164L84 200M134 164L116 200', '#0006', 3)
  s += both(
    path(
      `M60 88C42 ${78 - ears / 2} 20 ${72 - ears} ${6 - ears / 3} ${54 - ears}C8 ${90 - ears / 2} 28 116 60 122Z`,
      skin,
      3.4,
    ) +
      path(
        `M55 96C40 88 27 ${82 - ears / 2} 17 ${70 - ears / 2}C23 92 36 106 56 113Z`,
        hsl(hue - 44, 46, light - 4),
        0,
        'none',
      ),
  )
  s += solid(
    `M100 36C142 34 ${100 + wide + 3} 72 ${100 + wide} 102C${98 + wide} ${low} 124 170 100 172C76 170 ${102 - wide} ${low} ${100 - wide} 102C${97 - wide} 72 58 34 100 36Z`,
    skin,
    id,
  )
  for (let i = 0; i < 6; i++) s += dot(60 + r() * 80, 58 + r() * 84, 1.4 + r() * 2, dark)
  s +=
    eye(77, 95, 15, look.iris ?? '#e8b100', mood, true) +
    eye(123, 95, 15, look.iris ?? '#e8b100', mood, true) +
    brows(84, dark, mood)
  s +=
    path('M100 92C104 106 123 122 113 132C106 139 94 139 87 132C79 123 96 108 100 92Z', pale, 2.6) +
    stroke('M92 130q3 3 6 0M104 131q3 2 6 -1', dark, 2.6)
  s += mouth(142, mood, 31 + jaw * 9, look.teeth ?? 'fangs')
  if (look.mark === 'patch')
    s += stroke('M50 70L152 104', '#20140c', 4) + path('M106 84q20 -10 34 8q-4 22 -20 20q-16 -4 -14 -28Z', '#20140c', 1)
  if (look.mark === 'scar') s += stroke('M132 66L116 128M134 82l-12 -4M128 100l-12 -4M123 116l-11 -4', '#c8707a', 2.8)
  if (look.mark === 'paint')
    s += both(stroke('M56 112L80 118M56 121L78 126', '#f2ead0', 4)) + stroke('M100 44V72', '#c8321e', 6)
  if (look.mark === 'ring') s += stroke('M93 136q7 15 14 0', '#f0c64a', 4)
  if (look.mark === 'beard')
    s += path('M64 148C70 196 92 204 100 206C108 204 130 196 136 148C124 170 76 170 64 148Z', '#d8d2c0', 2.8)
  return s + (HEADGEAR[look.wears ?? 'none'] ?? '')
}
