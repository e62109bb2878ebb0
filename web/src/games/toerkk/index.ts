import type { About, GameRoom, Sight } from '..'
import type { Letter } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import Face from './Face.svelte'
import { gloss, parts } from './parts'
import Picture from './Picture.svelte'
import { viewOf } from './sight'

/** What is printed on a piece: a character by its class and what lasts on it, a hero by its ability and price. */
function about(piece: string, sight: Sight, words: Words): About | undefined {
  const view = viewOf(sight)
  const last = piece.split(' ').at(-1) ?? piece
  if (piece.startsWith('location '))
    return last
      ? {
          name: words.show('location', last),
          text: `${words.show('location', last, 'text')} ${words.named('label-location-waits')}`,
        }
      : undefined
  if (piece.startsWith('partner ') || (piece.startsWith('hand ') && words.has(`card-${last.replaceAll('_', '-')}`)))
    return { name: words.show('card', piece.split(' ')[1]!), text: words.show('card', piece.split(' ')[1]!, 'text') }
  if (piece === 'supply') return { name: words.named('label-supply'), text: words.clause('TK-TOKEN-1') }
  const character = view.sides?.flatMap((side) => side.field).find((each) => each.id === last)
  if (character)
    return {
      name: words.show('character', character.id),
      text: [
        words.show('class', character.of, 'rules'),
        ...character.marks.map((mark) => words.show('mark', mark, 'text')),
      ].join(' '),
    }
  if (last === 'warrior' || last === 'miner' || last === 'leader')
    return { name: words.show('class', last), text: words.show('class', last, 'rules') }
  const seat = /^P[1-4]$/.test(last)
    ? view.players?.[Number(last[1]) - 1]
    : view.players?.find((each) => each.hero === last || (last === 'hero' && each.side === view.rival))
  if (seat?.hero)
    return {
      name: words.show('hero', seat.hero),
      text: `${words.show('hero', seat.hero, 'ability')}, ${words.named('label-cost', '', { count: seat.cost ?? 0 })}: ${words.show('hero', seat.hero, 'text')}`,
    }
  return undefined
}

const TEAMS = 4 // so many seats are two teams, if nothing else is wished for (TK-TEAM-1)

const SOUNDS: Record<string, string> = {
  played: 'card',
  used: 'magic',
  placed: 'step',
  killed: 'hurt',
  'lost-life': 'hurt',
  'regained-life': 'magic',
  dug: 'push',
  attacks: 'sword',
  blocks: 'sword',
  'rolled-location': 'dice',
  'rolled-rival': 'dice',
  tokens: 'coin',
  stole: 'coin',
  revealed: 'page',
  revived: 'magic',
  'lost-levels': 'doom',
}
const SLOW = new Set(['played', 'used', 'attacks', 'blocks', 'rolled-location'])
const QUIET = new Set([
  'passed',
  'drew',
  'no-trade',
  'no-attack',
  'no-blocks',
  'plans-attack',
  'plans-block',
  'swaps',
  'swaps-no-more',
  'turn',
])

export default {
  Picture,
  Face,
  about,
  gloss,
  parts,
  partner: (seat, seats, options) =>
    seats === TEAMS && options['format'] !== 'ffa' ? (seat + TEAMS / 2) % TEAMS : undefined, // they sit opposite each other
  summary: (seat, sight, words) => {
    const one = viewOf(sight).players?.[seat]
    return one?.hero ? [words.show('hero', one.hero), words.named('label-tokens', '', { count: one.tokens })] : []
  },
  pace: (letter: Letter) => (SLOW.has(letter.key) ? 1100 : QUIET.has(letter.key) ? 0 : 550),
  sound: (letter: Letter) => SOUNDS[letter.key],
} satisfies GameRoom
