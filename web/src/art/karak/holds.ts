// What is held up beside a head: drawn behind the shoulders.
import { both, dot, path, stroke } from './ink'

const WOOD = '#7a4f26'
const STEEL = '#c3cdd4'
const shaft = (x: number): string => path(`M${x - 4} 20h8V204h-8Z`, WOOD, 2.6)

export const HOLDS: Record<string, string> = {
  sword:
    path('M170 -6l9 14V128h-18V8Z', STEEL, 2.8) +
    path('M148 124h44v10h-44Z', '#c49338', 2.6) +
    path('M165 134h10v34h-10Z', WOOD, 2.4),
  club:
    path('M160 30C156 2 192 0 190 32L180 150h-12Z', WOOD) +
    [
      [166, 24],
      [182, 34],
      [168, 50],
    ]
      .map(([x, y]) => path(`M${x! - 6} ${y}l6 -10l6 10Z`, STEEL, 1.8))
      .join(''),
  axe: shaft(174) + path('M178 18C206 4 208 70 178 62ZM170 18C142 4 140 70 170 62Z', STEEL),
  hammer: shaft(172) + path('M146 18h54v36h-54Z', '#8a939c') + path('M146 18h54v11h-54Z', '#b4bdc6', 1.6),
  bow:
    stroke('M150 4C206 44 206 146 150 190', '#3a2410', 10) +
    stroke('M150 4C206 44 206 146 150 190', '#a8743a', 5) +
    stroke('M150 4V190', '#f0e6cc', 2) +
    stroke('M112 98H190', '#d8c49a', 4),
  sling:
    stroke('M178 190C186 130 170 90 184 40', '#5a3a1e', 5) +
    path('M170 30q14 -16 28 0q-4 18 -14 18t-14 -18Z', '#8a939c'),
  drum:
    path('M136 132C136 118 204 118 204 132V196H136Z', '#a5432e') +
    path('M136 132C136 120 204 120 204 132S136 146 136 132Z', '#f0e2bd', 2.6) +
    stroke('M136 140l17 52l17 -48l17 48l17 -52', '#f3d27a', 3) +
    stroke('M150 86L172 128', '#f0e2bd', 6),
  staff: shaft(176) + dot(176, 22, 20, '#7ae0ff', 3.2) + dot(170, 15, 6, '#fff'),
  fire:
    shaft(174) +
    path('M174 52C144 40 160 10 172 -10C176 8 200 14 194 36C190 48 182 54 174 52Z', '#ff8a1e') +
    path('M174 48C162 40 168 26 174 16C178 26 186 30 182 40Z', '#ffe06a', 0, 'none'),
  orb: dot(168, 150, 30, '#a07cf0', 3.4) + dot(158, 140, 9, '#ffffffb0') + stroke('M150 158q18 12 36 -6', '#e9dcff', 3),
  shield:
    path('M134 100q34 -14 66 0q4 66 -33 92q-37 -26 -33 -92Z', '#8a5a2c') +
    path('M144 110q24 -9 46 0q2 46 -23 66q-25 -20 -23 -66Z', '#b9463a', 2) +
    dot(167, 134, 10, '#dfb04c', 2.6),
  keys:
    stroke('M172 122m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0', '#3a2410', 8) +
    stroke('M172 122m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0', '#dfb04c', 4) +
    path('M166 140h8v44h10v8h-18ZM156 138l7 3l-14 40l8 4l-3 7l-14 -6Z', '#dfb04c', 2),
  cards:
    path('M146 110l30 -8l14 52l-30 8Z', '#f3e3bd', 2.6) +
    path('M160 104l30 4l-8 54l-30 -4Z', '#e8d4a0', 2.6) +
    path('M174 118l7 14l-10 12l-7 -14Z', '#a5432e', 1.6),
  dagger:
    path('M172 64l8 12v58h-16V76Z', STEEL, 2.6) +
    path('M154 132h36v9h-36Z', '#c49338', 2.4) +
    path('M168 141h8v24h-8Z', WOOD, 2.2),
  wings: both(
    path('M70 120C40 60 6 40 -14 44C-2 66 -8 78 -14 92C4 92 6 108 6 124C22 118 34 132 44 152Z', '#5a2030', 3.2) +
      stroke('M60 120C36 84 14 66 -8 50M50 134C30 112 14 104 -6 94', '#2a0c14', 2.4),
  ),
}
