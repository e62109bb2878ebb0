// The table of Toerkk in sentences, for who plays by words: the same as the picture shows and the terminal tells.
import type { Part, Sight } from '..'
import { t } from '../../i18n/language.svelte'
import type { Choice } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import {
  aroundTable,
  nearSide,
  stacks,
  viewOf,
  type Attack,
  type Character,
  type Seat,
  type Side,
  type View,
} from './sight'

/** A location takes effect at a roll of one, two or three (TK-LOCATION). */
const STRIKES = 3

export function parts(sight: Sight, words: Words): Part[] {
  const view = viewOf(sight)
  if (!view.players) return []
  const shown = view.players
    .filter((player) => player.hand !== null)
    .sort((one, other) => Number(other.seat === sight.seat) - Number(one.seat === sight.seat))
  return [
    ...shown.map((player) => ({ title: handOf(player, sight, view, words), lines: held(player, words) })),
    ...(view.look ? [{ title: words.show('phase', 'pick'), lines: cards(view.look, words) }] : []),
    { title: turnOf(view, words), lines: now(view, words) },
    {
      title: words.named('phase-attack'),
      lines: [
        ...view.attacks.map((each) => ({ name: fight(each, words) })),
        ...(view.plan ?? []).map(([attacker, target]) => ({
          name: `${words.show('character', attacker)} → ${words.show('character', target)}`,
          text: '?',
        })),
      ],
    },
    ...aroundTable(view, sight.seat).map((side) => ({
      title: sideName(side, words),
      seat: side.seats[0]!,
      lines: ofSide(side, view, words),
    })),
  ]
}

const sideName = (side: Side, words: Words): string => side.seats.map((seat) => words.show('seat', seat)).join(' + ')

function handOf(player: Seat, sight: Sight, view: View, words: Words): string {
  if (player.seat === sight.seat) return t('tk-your-hand')
  return sight.seat !== null && player.side === nearSide(view, sight.seat)
    ? t('tk-partner-hand')
    : `${words.named('label-hand')}: ${words.show('seat', player.seat)}`
}

function cards(found: readonly string[], words: Words): Part['lines'] {
  return stacks(found).map(({ id, count }) => ({
    name: words.show('card', id) + (count > 1 ? ` ×${count}` : ''),
    text: words.show('card', id, 'text'),
  }))
}

function held(player: Seat, words: Words): Part['lines'] {
  const recruits = stacks(player.recruits ?? []).map(({ id, count }) => ({
    name: words.show('class', id) + (count > 1 ? ` ×${count}` : ''),
    text: words.show('class', id, 'rules'),
  }))
  const lines = [...cards(player.hand ?? [], words), ...recruits]
  return lines.length ? lines : [{ name: t('tk-empty-hand') }]
}

function turnOf(view: View, words: Words): string {
  if (view.turn === null) return words.show('phase', view.phase)
  const turn = t('tk-turn', { number: view.turns, who: sideName(view.sides[view.turn]!, words) })
  return view.format === 'ffa' && view.rival !== null ? `${turn} ⚔ ${sideName(view.sides[view.rival]!, words)}` : turn
}

/** What goes on, and where. */
function now(view: View, words: Words): Part['lines'] {
  const found: Part['lines'] = view.turn === null ? [] : [{ name: words.show('phase', view.phase) }]
  if (view.location) {
    const rolled =
      view.roll === null ? [] : [t('tk-rolled', { pips: view.roll }), t(view.roll <= STRIKES ? 'tk-hits' : 'tk-misses')]
    found.push({
      name: [`${words.named('label-location')}: ${words.show('location', view.location)}`, ...rolled].join(' · '),
      text: words.show('location', view.location, 'text'),
    })
  }
  if (view.fog) found.push({ name: words.show('mark', 'fog'), text: words.show('mark', 'fog', 'text') })
  found.push({ name: `${words.named('label-supply')}: ${words.named('label-tokens', '', { count: view.supply })}` })
  return found
}

function fight(attack: Attack, words: Words): string {
  const said = `${words.show('character', attack.attacker)} → ${words.show('character', attack.target)}`
  const blocked =
    attack.blocker === null
      ? ''
      : ` · ${words.option({ key: 'block', args: { blocker: attack.blocker, attacker: attack.attacker } })}`
  return (attack.stands ? said : `✕ ${said}`) + blocked
}

/** Life and depth, what lasts, who stands on the field, and the players with what lies before them. */
function ofSide(side: Side, view: View, words: Words): Part['lines'] {
  const race = t('tk-race', {
    side: sideName(side, words),
    life: Math.max(0, side.life),
    most: view.life,
    depth: side.depth,
    goal: view.levels,
  })
  return [
    { name: race },
    ...side.marks.map((mark) => ({ name: words.show('mark', mark), text: words.show('mark', mark, 'text') })),
    ...view.players.filter((player) => player.side === side.side && player.hero).map((player) => before(player, words)),
    {
      name: `${words.named('label-battlefield')}: ${side.field.map((each) => standing(each, words)).join(', ') || '–'}`,
    },
  ]
}

function standing(character: Character, words: Words): string {
  const marks = character.marks.map((mark) => words.show('mark', mark))
  return words.show('character', character.id) + (marks.length ? ` [${marks.join(', ')}]` : '')
}

function before(player: Seat, words: Words): Part['lines'][number] {
  const piles = [
    ['hand', player.cards],
    ['recruits', player.characters],
    ['deck', player.deck],
    ['camp', player.camp],
    ['discard', player.discards],
    ['graveyard', player.graves],
  ] as const
  const counts = piles.map(([pile, count]) => `${words.named(`label-${pile}`)}: ${count}`)
  const seen = player.hand === null ? player.seen.map((card) => words.show('card', card)) : []
  return {
    name: [
      words.show('hero', player.hero),
      words.named('label-tokens', '', { count: player.tokens }),
      ...(player.silenced ? [words.show('mark', 'silenced')] : []),
    ].join(' · '),
    text: [
      abilityOf(player.hero, player.cost, words),
      counts.join(', ') + (seen.length ? ` (${seen.join(', ')})` : ''),
    ].join(' '),
  }
}

function abilityOf(hero: string | null, cost: number | null, words: Words): string {
  return `${words.show('hero', hero, 'ability')}, ${words.named('label-cost', '', { count: cost ?? 0 })}: ${words.show('hero', hero, 'text')}`
}

/** What is printed on the card, hero or character card of an option. */
export function gloss(choice: Choice, sight: Sight, words: Words): string {
  const { card, hero } = choice.args
  if (typeof card === 'string') return words.show('card', card, 'text')
  if (typeof hero === 'string')
    return abilityOf(hero, viewOf(sight).players?.find((each) => each.hero === hero)?.cost ?? 0, words)
  return choice.kind === 'place' ? words.show('class', choice.args['class'], 'rules') : ''
}
