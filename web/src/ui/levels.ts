// Bots by what they are like; a level this page has no word for is called as the engine calls it.
import { tOr } from '../i18n/language.svelte'

export const level = (name: string): string => tOr(`level-${name}`, name)

/** The level with what it does. */
export function levelMore(name: string): string {
  const more = tOr(`level-${name}.more`, '')
  return more ? `${level(name)} (${more})` : level(name)
}
