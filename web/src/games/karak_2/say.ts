// Places and odds in words.
import type { Sight } from '..'
import { t } from '../../i18n/language.svelte'
import type { Words } from '../../words/words'
import { hexName, RESOURCES, strengthOf, viewOf, type Hex } from './land'

/** A hex with everything on it. */
export function sayHex(hex: Hex, sight: Sight, words: Words): string {
  return [`${hexName(hex.hex)}: ${words.show('land', hex.land)}`, ...onHex(hex, sight, words)].join('. ')
}

export function onHex(hex: Hex, sight: Sight, words: Words): string[] {
  const found: string[] = []
  const gives = RESOURCES.filter((resource) => hex[resource]).map(
    (resource) => `${hex[resource]} ${words.show('resource', resource)}`,
  )
  if (gives.length) found.push(t(hex.harvested ? 'k2-harvested' : 'k2-gives', { list: gives.join(', ') }))
  for (const army of hex.armies) found.push(`${words.show('army', army)} (${strengthOf(sight, army)})`)
  if (hex.general) found.push(`${words.show('army', 'general')} (${hex.strength})`)
  if (hex.city !== null) found.push(t('k2-city-of', { seat: words.show('seat', hex.city) }))
  if (hex.heroes.length) found.push(hex.heroes.map((seat) => words.show('seat', seat)).join(', '))
  if (hex.items.length)
    found.push(
      words.named('label-ground', '', { items: hex.items.map(({ item }) => item) }) ||
        hex.items.map(({ item }) => words.show('item', item)).join(', '),
    )
  if (hex.chasms.length)
    found.push(`${words.show('piece', 'chasm')}: ${hex.chasms.map((each) => words.show('direction', each)).join(', ')}`)
  return found
}

export const hexOf = (sight: Sight, hex: string): Hex | undefined => viewOf(sight).map?.find((each) => each.hex === hex)

/** A share as people read it. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`
/** A number with at most one place, as people read it. */
export const about = (value: number): string => String(Math.round(value * 10) / 10)
