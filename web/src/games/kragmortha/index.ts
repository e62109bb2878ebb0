import type { About, GameRoom, Sight } from '..'
import { t } from '../../i18n/language.svelte'
import type { Choice, Letter } from '../../protocol/protocol'
import type { Thing } from '../../table/things'
import type { Words } from '../../words/words'
import Belongings from './Belongings.svelte'
import Demand from './Demand.svelte'
import Face from './Face.svelte'
import Picture from './Picture.svelte'
import Scene from './Scene.svelte'
import { prefs } from '../../ui/prefs.svelte'
import { distance, library, placeName, type Library } from './library'

const kragmortha: GameRoom = {
  namesSeats: true,
  Scene,
  Demand,
  Picture,
  Face,
  Belongings,
  demands: (prompt, options) => /^ritual-/.test(prompt.key) && options.some((choice) => choice.kind === 'fulfil'),
  name: (kind, value) => (kind === 'square' && typeof value === 'string' ? placeName(value) : undefined),
  gloss,
  summary,
  things,
  about,
  pace,
  sound: (letter) => SOUNDS[letter.key],
}

export default kragmortha

/** Where a square lies and what is there; a Book in what it does. */
function gloss(choice: Choice, sight: Sight, words: Words): string {
  const book = choice.args['book']
  if (typeof book === 'string') return words.show('book', book, 'effect')
  const square = choice.args['square']
  const room = library(sight)
  if (typeof square !== 'string' || !room) return choice.kind === 'commit' ? t('km-blind') : ''
  return [ground(square, room, words), way(choice, square, sight), ...present(square, choice, sight, words)]
    .filter(Boolean)
    .join(' · ')
}

function ground(square: string, room: Library, words: Words): string {
  const cell = room.cell(square)
  if (cell.desk) return words.named('piece-desk')
  const symbol = words.show('symbol', cell.symbol)
  return cell.teleport ? `${symbol} · ${words.named('piece-teleport')}` : symbol
}

/** How far and where to, seen from the pawn that moves; nothing for whoever sees the library mirrored. */
function way(choice: Choice, square: string, sight: Sight): string {
  const rigor = movesRigor(choice, sight)
  const pushed = choice.kind === 'push' ? sight.view['push']?.at : null
  const from = pushed ?? (rigor ? sight.view['rigor'] : mine(sight)?.square)
  if (!from || prefs.table === 'picture' || sight.view['mirrored'] || choice.kind === 'place') return ''
  const { across, up } = distance(from, square)
  const parts = [
    up > 0 ? t('km-up', { count: up }) : up < 0 ? t('km-down', { count: -up }) : '',
    across > 0 ? t('km-right', { count: across }) : across < 0 ? t('km-left', { count: -across }) : '',
  ].filter(Boolean)
  return parts.length
    ? t(pushed ? 'km-from-pushed' : rigor ? 'km-from-rigor' : 'km-from-you', { way: parts.join(', ') })
    : ''
}

function present(square: string, choice: Pick<Choice, 'kind' | 'args'>, sight: Sight, words: Words): string[] {
  const found: string[] = []
  for (const player of sight.view['players'] ?? [])
    if (player.square === square)
      found.push(
        player.seat === sight.seat ? t('km-here-you') : t('km-here', { seat: words.show('seat', player.seat) }),
      )
  if ((sight.view['strangers'] ?? []).includes(square)) found.push(t('km-here-stranger'))
  const rigor = sight.view['rigor']
  if (rigor === square) found.push(t('km-here-rigor'))
  else if (rigor && !movesRigor(choice, sight)) {
    const { across, up } = distance(rigor, square)
    if (Math.abs(across) + Math.abs(up) === 1) found.push(t('km-near-rigor'))
  }
  return found
}

const SOUNDS: Record<string, string> = {
  stepped: 'step',
  placed: 'step',
  'rigor-stepped': 'doom',
  'rigor-teleported': 'magic',
  carried: 'magic',
  pushed: 'push',
  'look-received': 'doom',
  met: 'doom',
  'book-drawn': 'page',
  'book-used': 'magic',
  played: 'card',
  drew: 'card',
  'token-turned': 'coin',
}

/** What matters is shown longer; what only tidies up is not shown. */
function pace({ key }: Letter): number {
  if (['met', 'look-received', 'book-drawn', 'accused', 'judged', 'convicted', 'over'].includes(key)) return 1300
  if (
    [
      'pushed',
      'stepped',
      'rigor-stepped',
      'rigor-teleported',
      'carried',
      'swapped',
      'book-used',
      'token-turned',
      'played',
    ].includes(key)
  )
    return 520
  return 0
}

/** What is printed on a piece of the library. */
function about(piece: string, sight: Sight, words: Words): About | undefined {
  if (/^[gr]:/.test(piece)) return { name: words.show('card', piece, 'full') }
  if (words.has(`look-${piece.toLowerCase()}`))
    return {
      name: words.show('look', piece),
      text: words.show('look', piece, enforced(piece, sight) ? 'enforced' : 'table'),
      clause: 'KM-LOOK-1',
    }
  if (words.has(`book-${piece.toLowerCase()}`))
    return { name: words.show('book', piece), text: words.show('book', piece, 'effect'), clause: 'KM-BOOK-1' }
  const room = library(sight)
  if (!room?.squares.includes(piece)) return undefined
  return {
    name: `${placeName(piece)} · ${ground(piece, room, words)}`,
    text: present(piece, { kind: '', args: {} }, sight, words).join(' · '),
  }
}

const enforced = (look: string, sight: Sight): boolean =>
  (sight.view['players'] ?? []).some((player: { looks?: { id: string; enforced: boolean }[] }) =>
    player.looks?.some((each) => each.id === look && each.enforced),
  )

function movesRigor(choice: Pick<Choice, 'kind' | 'args'>, sight: Sight): boolean {
  const card = choice.args['card'] ?? (choice.kind === 'step' ? sight.view['card'] : null)
  return choice.kind === 'teleport' || choice.kind === 'summon' || (typeof card === 'string' && card.startsWith('r:'))
}

const mine = (sight: Sight) =>
  (sight.view['players'] ?? []).find((player: { seat: number }) => player.seat === sight.seat)

function summary(seat: number, sight: Sight, words: Words): string[] {
  const player = sight.view['players']?.[seat]
  if (!player) return []
  const found: string[] = []
  if (player.looks)
    found.push(words.named('label-looks', '', { count: player.looks.length + (player.blank_looks ?? 0) }))
  if (player.books) found.push(words.named('label-books', '', { count: player.books.length }))
  found.push(words.named('label-hand', '', { count: player.hand.length }))
  if (player.square) found.push(t('km-stands', { square: placeName(player.square) }))
  return found
}

/** Own cards and Books, then every square in play. */
function things(sight: Sight, words: Words): Thing[] {
  const me = mine(sight)
  const found: Thing[] = []
  for (const card of new Set<string>((me?.hand ?? []).filter((each: string | null) => each && each.length > 3)))
    found.push({ what: card, name: words.show('card', card, 'full'), section: t('km-your-hand') })
  for (const book of new Set<string>((me?.books ?? []).map((each: { id: string }) => each.id)))
    found.push({ what: book, name: words.show('book', book), section: t('km-your-books') })
  const room = library(sight)
  for (const square of room?.squares ?? [])
    found.push({
      what: square,
      name: `${placeName(square)} (${ground(square, room!, words)})`,
      section: t('km-squares'),
    })
  return found
}
