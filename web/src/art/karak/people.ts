// Heroes, and monsters who were people once: a face, its hair, what it wears.
import { both, brows, dot, eye, path, solid, stroke, type Mood } from './ink'
import { HEADGEAR } from './headgear'
import { HOLDS } from './holds'

export interface Person {
  skin: string
  hair: string
  cut?: 'short' | 'long' | 'bald' | 'braids' | 'wild'
  beard?: 'none' | 'full' | 'goatee' | 'stubble'
  iris: string
  wears?: string
  cloth: string
  trim?: string
  holds?: string
  ears?: 'round' | 'pointed'
  lips?: string
  mark?: 'scar' | 'paint' | 'mask' | 'star'
}

const BACK: Record<string, string> = {
  long: 'M100 30C164 26 170 100 160 182C148 190 140 186 134 176L66 176C60 186 52 190 40 182C30 100 36 26 100 30Z',
  braids:
    'M100 30C158 28 162 84 156 120C162 150 158 176 150 196L138 190L134 120H66L62 190L50 196C42 176 38 150 44 120C38 84 42 28 100 30Z',
  wild: 'M100 18C120 2 150 14 152 36C178 44 176 80 166 96C178 116 164 140 148 140L52 140C36 140 22 116 34 96C24 80 22 44 48 36C50 14 80 2 100 18Z',
}
const FRONT: Record<string, string> = {
  short: 'M52 92C44 30 156 30 148 92C142 70 128 62 118 62C104 70 84 64 78 60C66 66 56 76 52 92Z',
  long: 'M50 104C40 28 160 28 150 104C146 76 130 60 104 58C84 58 60 74 50 104Z',
  braids: 'M52 96C44 28 156 28 148 96C140 66 118 60 100 46C82 60 60 66 52 96Z',
  wild: 'M48 96C38 24 162 24 152 96L140 70L128 84L116 62L100 78L86 60L74 82L60 68Z',
}

export function person(look: Person, mood: Mood, id: string): string {
  const cut = look.cut ?? 'short'
  let s = look.holds ? (HOLDS[look.holds] ?? '') : ''
  if (BACK[cut]) s += path(BACK[cut], look.hair, 3.4)
  s +=
    path('M18 206C22 168 58 156 100 158C142 156 178 168 182 206Z', look.cloth, 3.6) +
    stroke('M64 162C72 190 128 190 136 162', look.trim ?? '#dfb04c', 6) +
    path('M82 140h36v28q-18 12 -36 0Z', look.skin, 3)
  s +=
    look.ears === 'pointed'
      ? both(path('M58 96C40 88 26 70 18 52C40 58 56 70 62 86Z', look.skin, 3))
      : both(path('M56 88C42 84 42 112 56 114Z', look.skin, 2.8))
  s += solid(
    'M100 44C134 42 146 72 143 98C140 128 120 156 100 158C80 156 60 128 57 98C54 72 66 42 100 44Z',
    look.skin,
    id,
  )
  if (look.beard === 'full')
    s += path(
      'M56 100C56 150 78 190 100 194C122 190 144 150 144 100C138 124 128 128 116 126C106 118 94 118 84 126C72 128 62 124 56 100Z',
      look.hair,
      3,
    )
  if (look.beard === 'goatee')
    s += path('M84 138C88 172 96 180 100 182C104 180 112 172 116 138C106 146 94 146 84 138Z', look.hair, 2.6)
  if (look.beard === 'stubble')
    for (let i = 0; i < 26; i++) s += dot(68 + ((i * 37) % 64), 128 + ((i * 13) % 24), 1.1, look.hair)
  s += eye(80, 98, 11.5, look.iris, mood) + eye(120, 98, 11.5, look.iris, mood) + brows(86, look.hair, mood, 15, 20)
  s += stroke('M100 98C96 110 92 118 97 121H105', '#0000006b', 3)
  s += feeling(mood, look.lips ?? '#9a4a40')
  if (look.mark === 'scar') s += stroke('M128 72L116 118', '#a8424a', 3)
  if (look.mark === 'paint') s += both(stroke('M64 112L88 116', '#3a8adf', 4))
  if (look.mark === 'star') s += path('M100 62l3 7 8 1 -6 5 2 8 -7 -4 -7 4 2 -8 -6 -5 8 -1Z', '#8fe6ff', 1.4)
  if (look.mark === 'mask')
    s +=
      path('M58 88C80 80 120 80 142 88L138 108C122 112 110 106 100 104C90 106 78 112 62 108Z', '#241a2c', 2) +
      eye(80, 98, 10, look.iris, mood) +
      eye(120, 98, 10, look.iris, mood)
  if (cut !== 'bald') s += path(FRONT[cut]!, look.hair, 3)
  return s + (HEADGEAR[look.wears ?? 'none'] ?? '')
}

function feeling(mood: Mood, lips: string): string {
  if (mood === 'fierce')
    return (
      path('M82 132Q100 126 118 132Q112 146 100 147Q88 146 82 132Z', '#4a1218', 2.4) +
      path('M86 132Q100 129 114 132L112 136H88Z', '#fff6dc', 1)
    )
  if (mood === 'beaten') return stroke('M84 140Q100 128 116 140', lips, 4)
  return stroke(mood === 'smug' ? 'M82 134Q102 146 120 128' : 'M84 134Q100 142 116 134', lips, 4)
}

const S = { pale: '#f0c8a0', warm: '#d99a6c', dark: '#8f5a38', ash: '#b9c4b0', blue: '#8a94c8' }

export const PEOPLE: Record<string, Person> = {
  argentus: {
    skin: S.pale,
    hair: '#e8e6de',
    cut: 'long',
    beard: 'full',
    iris: '#3a6ac8',
    wears: 'wizard',
    cloth: '#2f458c',
    holds: 'staff',
  },
  horan: {
    skin: S.warm,
    hair: '#8a3a1a',
    cut: 'wild',
    beard: 'full',
    iris: '#5a7a3a',
    wears: 'horns',
    cloth: '#6b4a30',
    trim: '#e8dfc2',
    holds: 'axe',
  },
  xanros: {
    skin: S.ash,
    hair: '#1f1a2c',
    cut: 'long',
    beard: 'goatee',
    iris: '#c83aff',
    wears: 'darkhood',
    cloth: '#33284a',
    trim: '#9a5aff',
    holds: 'orb',
  },
  aderyn: {
    skin: S.warm,
    hair: '#241812',
    cut: 'short',
    iris: '#3aa85a',
    wears: 'hood',
    cloth: '#2c4430',
    trim: '#8a6a34',
    lips: '#b8434a',
    mark: 'mask',
    holds: 'dagger',
  },
  victorius: {
    skin: S.pale,
    hair: '#e0b04a',
    cut: 'short',
    beard: 'goatee',
    iris: '#3a8adf',
    wears: 'plume',
    cloth: '#a8322a',
    trim: '#f3d27a',
    holds: 'sword',
  },
  taia: {
    skin: S.dark,
    hair: '#1a1014',
    cut: 'braids',
    iris: '#e8b100',
    wears: 'turban',
    cloth: '#2a7c74',
    lips: '#b8434a',
    mark: 'star',
    holds: 'cards',
  },
  lorraine: {
    skin: S.pale,
    hair: '#b8622a',
    cut: 'braids',
    iris: '#3aa85a',
    wears: 'feather',
    cloth: '#4f6a34',
    trim: '#e8dfc2',
    lips: '#b8434a',
    holds: 'bow',
  },
  elspeth: {
    skin: S.pale,
    hair: '#f0dc9a',
    cut: 'long',
    iris: '#5a7af0',
    wears: 'circlet',
    cloth: '#8ca0c8',
    trim: '#fff',
    lips: '#c8525a',
    holds: 'sword',
  },
  darius: {
    skin: S.warm,
    hair: '#3a2414',
    cut: 'short',
    beard: 'stubble',
    iris: '#8a5a2a',
    wears: 'scarf',
    cloth: '#a8722c',
    trim: '#5a3a1e',
    mark: 'scar',
    holds: 'dagger',
  },
  elf: {
    skin: S.blue,
    hair: '#f0f0ff',
    cut: 'long',
    iris: '#ff5a7a',
    ears: 'pointed',
    wears: 'circlet',
    cloth: '#2a2444',
    trim: '#9aa0c8',
    lips: '#5a3a7c',
    holds: 'bow',
  },
  priest: {
    skin: '#c8bca8',
    hair: '#4a4038',
    cut: 'bald',
    beard: 'goatee',
    iris: '#c8321e',
    wears: 'darkhood',
    cloth: '#5a1a1e',
    trim: '#dfb04c',
    mark: 'scar',
    holds: 'staff',
  },
  knight: {
    skin: '#2a2228',
    hair: '#1a1418',
    cut: 'bald',
    iris: '#ff3a2a',
    wears: 'helm',
    cloth: '#2c3038',
    trim: '#8a939c',
    holds: 'sword',
  },
  sphinx: {
    skin: '#dfb06a',
    hair: '#2a5a8c',
    cut: 'long',
    iris: '#3ac8a8',
    wears: 'circlet',
    cloth: '#c8963c',
    trim: '#2a5a8c',
    lips: '#8a4a2a',
  },
  seer: {
    skin: '#a8b48a',
    hair: '#d8d2c0',
    cut: 'long',
    beard: 'full',
    iris: '#fff6b0',
    wears: 'turban',
    cloth: '#6a3a8c',
    holds: 'orb',
    ears: 'pointed',
  },
  merchant: {
    skin: '#5aa8e0',
    hair: '#1a2a5c',
    cut: 'bald',
    beard: 'goatee',
    iris: '#ffd84a',
    wears: 'turban',
    cloth: '#7c3aa8',
    trim: '#f3d27a',
    ears: 'pointed',
    lips: '#1a4a8c',
  },
}
