import type { About, GameRoom, Sight } from '..'
import type { Choice, Letter } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import Face from './Face.svelte'
import { costOf, goalOf, hexName, mine, RESOURCES, viewOf } from './land'
import { parts } from './parts'
import Picture from './Picture.svelte'
import { hexOf, onHex } from './say'

const karak2: GameRoom = { Picture, Face, name, about, gloss, parts, summary, pieces, pace, sound }
export default karak2

/** Players go by their heroes, hexes by row and number. */
const HEROES: Record<string, string> = {
  horan: 'Horan',
  taia: 'Taia',
  lorraine: 'Lorraine',
  xanros: 'Xanros',
  elspeth: 'Elspeth',
  darius: 'Darius',
}
function name(kind: string, value: unknown, sight: Sight): string | undefined {
  if (kind === 'seat' && typeof value === 'number') return HEROES[viewOf(sight).players?.[value]?.hero ?? '']
  return kind === 'hex' && typeof value === 'string' && /^-?\d+,-?\d+$/.test(value) ? hexName(value) : undefined
}

function about(piece: string, sight: Sight, words: Words): About | undefined {
  if (piece.startsWith('hex ')) {
    const hex = hexOf(sight, piece.slice(4))
    return hex
      ? { name: `${hexName(hex.hex)} · ${words.show('land', hex.land)}`, text: onHex(hex, sight, words).join('. ') }
      : { name: hexName(piece.slice(4)), text: words.show('land', null) }
  }
  for (const kind of ['building', 'item'] as const)
    if (words.has(`${kind}-${piece}`)) return { name: words.show(kind, piece), text: words.show(kind, piece, 'effect') }
  if ((RESOURCES as string[]).includes(piece)) return { name: words.show('resource', piece) }
  return undefined
}

/** What an option leads to or costs. */
function gloss(choice: Choice, sight: Sight, words: Words): string {
  const view = viewOf(sight)
  const to = goalOf(choice, view.turn === null ? undefined : view.players?.[view.turn]?.hex)
  const hex = to ? hexOf(sight, to) : undefined
  if (hex) return [`${hexName(hex.hex)}: ${words.show('land', hex.land)}`, ...onHex(hex, sight, words)].join(' · ')
  if (to) return hexName(to)
  const building = choice.args['building']
  if (typeof building === 'string') {
    const cost = costOf(sight, building)
    return [
      words.show('building', building, 'effect'),
      RESOURCES.filter((each) => cost[each])
        .map((each) => `${cost[each]} ${words.show('resource', each)}`)
        .join(', '),
    ].join(' · ')
  }
  const item = choice.args['item']
  return typeof item === 'string' ? words.show('item', item, 'effect') : ''
}

function summary(seat: number, sight: Sight, words: Words): string[] {
  const player = viewOf(sight).players?.[seat]
  if (!player?.hero) return []
  return [
    words.named('label-points', '', { count: player.points }),
    words.named('label-lives', '', { count: player.lives }),
    words.named('label-fame', '', { count: player.fame }),
  ]
}

/** The hex a sentence speaks of. */
function pieces(letter: Letter, sight: Sight): string[] {
  const hex = letter.args['hex'] ?? viewOf(sight).players?.[letter.args['seat']]?.hex ?? mine(sight)?.hex
  return typeof hex === 'string' ? [hex] : []
}

const LASTS: Record<string, number> = {
  stepped: 420,
  galloped: 520,
  portal: 520,
  'portal-home': 520,
  retreated: 600,
  exploring: 250,
  'tile-laid': 450,
  'army-drawn': 450,
  battle: 800,
  'battle-general': 1000,
  face: 220,
  won: 1000,
  lost: 1000,
  wounded: 350,
  died: 350,
  reward: 600,
  fame: 250,
  harvested: 400,
  founded: 600,
  built: 500,
  trained: 350,
  plague: 800,
  poverty: 600,
  healed: 400,
  robbed: 500,
  general: 900,
  praetorian: 600,
  fainted: 800,
  struck: 600,
  hawk: 400,
  fireballs: 500,
  rerolling: 500,
  over: 600,
}
function pace(letter: Letter): number {
  return LASTS[letter.key] ?? 0
}

const SOUNDS: Record<string, string> = {
  stepped: 'step',
  galloped: 'step',
  portal: 'magic',
  'portal-home': 'magic',
  retreated: 'step',
  'tile-laid': 'card',
  battle: 'sword',
  'battle-general': 'doom',
  rolling: 'dice',
  rerolling: 'dice',
  won: 'coin',
  lost: 'hurt',
  wounded: 'hurt',
  reward: 'coin',
  harvested: 'coin',
  founded: 'push',
  built: 'push',
  trained: 'sword',
  plague: 'doom',
  poverty: 'doom',
  healed: 'magic',
  robbed: 'page',
  general: 'doom',
  fireballs: 'magic',
  hawk: 'page',
}
function sound(letter: Letter): string | undefined {
  return SOUNDS[letter.key]
}
