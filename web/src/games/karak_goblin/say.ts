// Cards in words: what a screen reader hears and what a tip shows.
import type { Sight } from '..'
import { t } from '../../i18n/language.svelte'
import type { Words } from '../../words/words'
import { actionOf, EFFECTS, gearOf, monsterOf, roman, type Action, type Gear, type Monster } from './cards'

export function sayMonster(monster: Monster, words: Words, chance?: number): string {
  const curses = monster.curses.map((curse) => words.show('curse', curse))
  const reward =
    monster.reward === 'victory' ? '' : `${words.named('label-reward')}: ${words.show('kind', monster.reward)}`
  return [
    words.show('monster', monster.id),
    `${words.named('label-attack')} ${monster.attack}`,
    words.named('label-hp', '', { count: monster.hp }),
    ...curses,
    reward,
    chance === undefined ? '' : t('kg-chance', { percent: Math.round(chance * 100) }),
  ]
    .filter(Boolean)
    .join(', ')
}

export function sayAction(card: Action, words: Words): string {
  const effects = EFFECTS.filter((effect) => card[effect]).map(
    (effect) => `${words.show('effect', effect)} ${card[effect]}`,
  )
  return `${words.show('card', card.id)}, ${words.show('colour', card.colour)}: ${effects.join(', ')}. ${words.named('label-next-colours')}: ${card.next.map((colour) => words.show('colour', colour)).join(', ') || '–'}`
}

export function sayGear(gear: Gear, words: Words): string {
  const gives = [
    gear.attack && `${words.show('effect', 'attack')} +${gear.attack}`,
    gear.defence && `${words.show('effect', 'defence')} +${gear.defence}`,
    gear.end_heal && t('kg-end-heal', { count: gear.end_heal }),
    gear.hand_bonus && t('kg-hand-bonus', { count: gear.hand_bonus }),
  ]
  return `${words.show('card', gear.id)}: ${gives.filter(Boolean).join(', ')}`
}

/** Whatever card it is, in words without its name. */
export function textOf(piece: string, sight: Sight, words: Words): { name: string; text: string } | undefined {
  const monster = monsterOf(sight, piece)
  if (monster)
    return {
      name: `${words.show('monster', piece)} · ${roman(monster.level)}`,
      text: after(sayMonster(monster, words), ', '),
    }
  const action = actionOf(sight, piece)
  if (action) return { name: words.show('card', piece), text: after(sayAction(action, words), ', ') }
  const gear = gearOf(sight, piece)
  if (gear) return { name: words.show('card', piece), text: after(sayGear(gear, words), ': ') }
  return undefined
}

const after = (text: string, sign: string): string => text.slice(text.indexOf(sign) + sign.length)
