// The table of Karak 2 in sentences, for who plays by words: the round, a battle, the heroes, the land hex by hex.
import type { Part, Sight } from '..'
import { t } from '../../i18n/language.svelte'
import type { Words } from '../../words/words'
import { hexName, place, RESOURCES, viewOf, type Battle, type Hex, type Player, type View } from './land'
import { onHex } from './say'

export function parts(sight: Sight, words: Words): Part[] {
  const view = viewOf(sight)
  if (!view.players) return []
  const order = [...view.players].sort(
    (one, other) => Number(other.seat === sight.seat) - Number(one.seat === sight.seat),
  )
  return [
    { title: words.named('label-round', '', { count: view.round }), lines: now(view, words) },
    ...(view.battle && view.turn !== null
      ? [
          {
            title: t('k2-battle', { seat: words.show('seat', view.turn), strength: view.battle.strength }),
            lines: battle(view.battle, words),
          },
        ]
      : []),
    ...order
      .filter((player) => player.hero)
      .map((player) => ({ title: words.show('seat', player.seat), seat: player.seat, lines: ofHero(player, words) })),
    {
      title: t('k2-land'),
      lines: [...(view.map ?? [])].sort(fromTheNorth).map((hex) => ({
        name: `${hexName(hex.hex)}: ${words.show('land', hex.land)}`,
        text: onHex(hex, sight, words).join(' · '),
      })),
    },
  ]
}

/** As a page is read: row by row from the north, each from the west. */
function fromTheNorth(one: Hex, other: Hex): number {
  const [a, b] = [place(one.hex), place(other.hex)]
  return a.r - b.r || a.q - b.q
}

const counted = (rows: [string, number][]): string =>
  rows
    .filter(([, count]) => count)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

function now(view: View, words: Words): Part['lines'] {
  const supply = counted(Object.entries(view.supply).map(([die, count]) => [words.show('die', die), count]))
  const slots =
    view.turn === null
      ? []
      : [
          {
            name: `${words.show('seat', view.turn)}: ${words.named('label-slots', '', { count: view.players[view.turn]!.slots - view.used })}`,
          },
        ]
  const exploring = view.exploring?.tile
    ? [
        {
          name: [view.exploring.hex ? hexName(view.exploring.hex) : '', words.show('tile', view.exploring.tile)]
            .filter(Boolean)
            .join(': '),
        },
      ]
    : []
  const [tiles, armies] = [view.stack[0] + view.stack[1], Object.values(view.bag).reduce((sum, each) => sum + each, 0)]
  return [
    ...slots,
    ...exploring,
    {
      name: [words.named('label-tiles', '', { count: tiles }), words.named('label-bag', '', { count: armies })].join(
        ' · ',
      ),
      text: supply ? `${words.named('label-supply')}: ${supply}` : '',
    },
  ]
}

function battle(fight: Battle, words: Words): Part['lines'] {
  const faces: [string, string][] = [
    ...fight.faces,
    ...(fight.hero === null ? [] : [['hero', fight.hero] as [string, string]]),
  ]
  return [
    {
      name: fight.armies.map((army) => words.show('army', army)).join(', ') || words.show('army', 'general'),
      text: hexName(fight.hex),
    },
    ...(faces.length
      ? [{ name: faces.map(([die, face]) => `${words.show('die', die)}: ${words.show('face', face)}`).join(', ') }]
      : []),
  ]
}

function ofHero(player: Player, words: Words): Part['lines'] {
  const stock = RESOURCES.map((resource) => `${words.show('resource', resource)} ${player[resource]}`).join(', ')
  const state = [
    player.unconscious ? words.named('label-unconscious') : '',
    player.plague ? words.named('label-plague') : '',
  ].filter(Boolean)
  const units = counted(Object.entries(player.units).map(([die, count]) => [words.show('die', die), count]))
  const stones = counted([
    [words.show('item', 'small-stone'), player.stones.small],
    [words.show('item', 'large-stone'), player.stones.large],
    [words.show('item', 'archstone'), player.stones.arch],
  ])
  return [
    {
      name: [
        hexName(player.hex),
        words.named('label-lives', '', { count: player.lives }),
        words.named('label-fame', '', { count: player.fame }),
        words.named('label-points', '', { count: player.points }),
        ...state,
      ].join(' · '),
      text: [stock, units, stones].filter(Boolean).join(' · '),
    },
    ...[...new Set(player.items)].map((item) => ({
      name: words.show('item', item),
      text: words.show('item', item, 'effect'),
    })),
    ...player.buildings.map((building) => ({
      name: words.show('building', building),
      text: words.show('building', building, 'effect'),
    })),
  ]
}
