import type { About, GameRoom, Sight } from '..'
import { t } from '../../i18n/language.svelte'
import type { Choice, Letter } from '../../protocol/protocol'
import type { Thing } from '../../table/things'
import type { Words } from '../../words/words'
import { mine, roman, viewOf } from './cards'
import Face from './Face.svelte'
import { parts } from './parts'
import Picture from './Picture.svelte'
import { textOf } from './say'

const karakGoblin: GameRoom = { Picture, Face, name, about, gloss, parts, summary, things, pace, sound }
export default karakGoblin

/** Players go by their heroes. */
const HEROES: Record<string, string> = {
  argentus: 'Argentus',
  horan: 'Horan',
  xanros: 'Xanros',
  aderyn: 'Aderyn',
  victorius: 'Victorius',
  taia: 'Taia',
}
function name(kind: string, value: unknown, sight: Sight): string | undefined {
  return kind === 'seat' && typeof value === 'number' ? HEROES[viewOf(sight).players?.[value]?.hero ?? ''] : undefined
}

function about(piece: string, sight: Sight, words: Words): About | undefined {
  if (piece in HEROES)
    return {
      name: `${words.show('hero', piece)}, ${words.show('hero', piece, 'profession')}`,
      text: words.show('hero', piece, 'ability'),
    }
  if (['health', 'strength', 'counter'].includes(piece))
    return { name: words.show('potion', piece), text: words.show('potion', piece, 'effect') }
  return textOf(piece, sight, words)
}

/** An option with what is printed on its card. */
function gloss(choice: Choice, sight: Sight, words: Words): string {
  if (choice.kind === 'hero') return words.show('hero', choice.args['hero'], 'ability')
  if (choice.kind === 'buy-potion') return words.show('potion', choice.args['potion'], 'effect')
  const piece = choice.args['card'] ?? choice.args['monster']
  return typeof piece === 'string' ? (textOf(piece, sight, words)?.text ?? '') : ''
}

function summary(seat: number, sight: Sight, words: Words): string[] {
  const player = viewOf(sight).players?.[seat]
  if (!player?.hero) return []
  return [
    words.named('label-hp', '', { count: player.hp }),
    `${words.named('label-keys')}: ${player.keys.map(roman).join(' ') || '–'}`,
    words.named('label-hand', '', { count: player.hand }),
  ]
}

/** What one may ask about: own cards, then every monster in sight. */
function things(sight: Sight, words: Words): Thing[] {
  const view = viewOf(sight)
  const found: Thing[] = (view.hand ?? []).map((card) => ({
    what: card.id,
    name: words.show('card', card.id),
    section: t('kg-your-hand'),
  }))
  for (const gear of [mine(sight)?.weapon, mine(sight)?.armour])
    if (gear) found.push({ what: gear.id, name: words.show('card', gear.id), section: words.named('label-equipment') })
  for (const level of view.levels ?? [])
    for (const monster of [...level.row, level.gatekeeper, level.next])
      if (monster)
        found.push({
          what: monster.id,
          name: words.show('monster', monster.id),
          section: t('kg-level', { level: roman(level.level) }),
        })
  if (view.lord)
    found.push({ what: view.lord.id, name: words.show('monster', view.lord.id), section: words.named('label-lord') })
  for (const { card } of view.pawnshop ?? [])
    found.push({ what: card, name: words.show('card', card), section: words.named('label-pawnshop') })
  return found
}

const LASTS: Record<string, number> = {
  fight: 700,
  played: 650,
  hit: 650,
  beaten: 800,
  survived: 800,
  'knocked-out': 900,
  'won-card': 1200,
  'won-key': 1200,
  healed: 500,
  visited: 500,
  'bought-potion': 600,
  bought: 600,
  kept: 500,
  pawned: 500,
  lifted: 700,
  strengthened: 700,
  drank: 700,
  over: 600,
}
function pace(letter: Letter): number {
  return LASTS[letter.key] ?? 0
}

const SOUNDS: Record<string, string> = {
  fight: 'sword',
  played: 'card',
  beaten: 'sword',
  'knocked-out': 'doom',
  'won-card': 'page',
  'won-key': 'coin',
  healed: 'magic',
  drank: 'magic',
  lifted: 'magic',
  strengthened: 'magic',
  'bought-potion': 'coin',
  bought: 'coin',
  reshuffled: 'card',
}
function sound(letter: Letter): string | undefined {
  return letter.key === 'hit' ? (letter.args['hits'] ? 'hurt' : 'step') : SOUNDS[letter.key]
}
