// The table of Karak: Goblin in sentences, for who plays by words: hand, fight, heroes, caves and merchant.
import type { Part, Sight } from '..'
import { t } from '../../i18n/language.svelte'
import type { Words } from '../../words/words'
import { monsterOf, roman, viewOf, type Fight, type Monster, type Player, type View } from './cards'
import { sayGear, textOf } from './say'

export function parts(sight: Sight, words: Words): Part[] {
  const view = viewOf(sight)
  if (!view.players) return []
  const { fight } = view
  return [
    {
      title: t('kg-your-hand'),
      lines: sight.seat === null || !view.players[sight.seat]?.hero ? [] : hand(view, sight, words),
    },
    ...(fight
      ? [
          {
            title: t('kg-fight', {
              seat: words.show('seat', fight.seat),
              monster: words.show('monster', fight.monster),
            }),
            lines: battle(fight, sight, words),
          },
        ]
      : []),
    ...view.players
      .filter((player) => player.hero)
      .map((player) => ({ title: words.show('seat', player.seat), seat: player.seat, lines: ofHero(player, words) })),
    ...view.levels.map((level) => ({
      title: t('kg-level', { level: roman(level.level) }),
      lines: caves(level, sight, words),
    })),
    { title: words.named('label-lord'), lines: view.lord ? [monster(view.lord, sight, words)] : [] },
    { title: words.named('label-merchant'), lines: shop(view, sight, words) },
  ]
}

const line = (piece: string, sight: Sight, words: Words, more = ''): Part['lines'][number] => {
  const said = textOf(piece, sight, words)
  return { name: said?.name ?? words.show('card', piece), text: [said?.text ?? '', more].filter(Boolean).join(' · ') }
}

/** Every card, and in one's own fight whether it may be played. */
function hand(view: View, sight: Sight, words: Words): Part['lines'] {
  const fight = view.fight?.seat === sight.seat ? view.fight : null
  const lines = view.hand.map((card) =>
    line(
      card.id,
      sight,
      words,
      fight
        ? words.named(
            card.playable
              ? 'label-may-follow'
              : fight.curses.includes(`colour:${card.colour}`)
                ? 'label-cursed'
                : 'label-does-not-follow',
          )
        : '',
    ),
  )
  return lines.length ? lines : [{ name: t('kg-hand-empty') }]
}

function battle(fight: Fight, sight: Sight, words: Words): Part['lines'] {
  const against = monsterOf(sight, fight.monster)
  const sum = (effect: 'attack' | 'defence', need: number): string => {
    const gear = effect === 'attack' ? fight.attack_equipment : fight.defence_equipment
    return `${words.named(`label-${effect}`)} ${words.named('label-of', '', { have: fight[effect], need })}${gear ? ` (${words.named('label-equipment')} ${gear})` : ''}`
  }
  const outcome = fight.stop
  const stop = outcome.knocked_out
    ? outcome.wins
      ? 'label-stop-out-strike'
      : 'label-stop-out'
    : outcome.wins
      ? 'label-stop-win'
      : 'label-stop-lose'
  return [
    {
      name: `${sum('attack', against?.hp ?? 0)} · ${sum('defence', against?.attack ?? 0)}${fight.attack_bonus ? ` · ${words.named('label-bonus-reached')}` : ''}`,
    },
    {
      name: `${words.named('label-chain')}: ${fight.chain.map((link) => words.show('card', link.card)).join(' → ') || '–'}`,
      text: `${words.named('label-next-colours')}: ${fight.next.map((colour) => words.show('colour', colour)).join(', ') || '–'}`,
    },
    ...(fight.curses.length
      ? [
          {
            name: `${words.named('label-curses')}: ${fight.curses.map((curse) => words.show('curse', curse)).join(', ')}`,
          },
        ]
      : []),
    ...(fight.exception === null
      ? []
      : [{ name: words.named(`label-exception-${fight.exception === 'unused' ? 'left' : 'used'}`) }]),
    ...(fight.seat === sight.seat
      ? [
          {
            name: words.named(stop, '', {
              hits: outcome.hits,
              left: outcome.hp,
              attack: fight.attack,
              hp: against?.hp ?? 0,
            }),
          },
        ]
      : []),
  ]
}

function ofHero(player: Player, words: Words): Part['lines'] {
  const gear = [player.weapon, player.armour].flatMap((each) => (each ? [{ name: sayGear(each, words) }] : []))
  const cards = words.named('label-hand-and-deck', '', {
    hand: player.hand,
    full: player.full_hand,
    deck: player.deck,
    discard: player.discard.length,
  })
  const potions = player.potions.map((potion) => words.show('potion', potion)).join(', ')
  return [
    {
      name: [
        words.named('label-hp', '', { count: player.hp }),
        `${words.named('label-keys')}: ${player.keys.map(roman).join(', ') || '–'}`,
      ].join(' · '),
      text: `${words.named('label-cards')}: ${cards}`,
    },
    ...gear,
    ...(potions ? [{ name: `${words.named('label-potions')}: ${potions}` }] : []),
    { name: words.show('hero', player.hero), text: words.show('hero', player.hero, 'ability') },
  ]
}

const monster = (one: Monster, sight: Sight, words: Words, more = ''): Part['lines'][number] => {
  const { name, text } = line(one.id, sight, words, one.card ? words.show('card', one.card) : '')
  return { name: more ? `${name} (${more})` : name, text: text ?? '' }
}

function caves(level: View['levels'][number], sight: Sight, words: Words): Part['lines'] {
  const gatekeeper = level.gatekeeper
    ? [monster(level.gatekeeper, sight, words, `${words.show('kind', 'gatekeeper')}, ${level.gatekeepers}`)]
    : []
  const next = level.next ? [monster(level.next, sight, words, t('kg-coming', { count: level.deck }))] : []
  return [...level.row.flatMap((one) => (one ? [monster(one, sight, words)] : [])), ...gatekeeper, ...next]
}

function shop(view: View, sight: Sight, words: Words): Part['lines'] {
  const potions = Object.entries(view.potions).map(([potion, count]) => ({
    name: `${words.show('potion', potion)}: ${count}`,
    text: words.show('potion', potion, 'effect'),
  }))
  const pawned = view.pawnshop.map(({ card, seat }) => line(card, sight, words, words.show('seat', seat)))
  return [...potions, ...(pawned.length ? pawned : [{ name: t('kg-pawnshop-empty') }])]
}
