// What one may ask about: the pieces in sight that have a name in the game's texts.
import { t } from '../i18n/language.svelte'
import type { Plain, Words } from '../words/words'

export interface Thing {
  what: string
  name: string
  section: string
}

const KINDS = ['card', 'monster', 'item', 'tile', 'hero', 'look', 'book', 'token', 'ability', 'reward', 'symbol']

export function named(view: Plain, words: Words): Thing[] {
  const found = new Map<string, Thing>()
  walk(view, (value) => {
    const kind = found.has(value) ? undefined : words.kindOf(value, KINDS)
    if (kind) found.set(value, { what: value, name: words.show(kind, value), section: t('in-sight') })
  })
  return [...found.values()]
}

function walk(value: Plain, tell: (text: string) => void): void {
  if (typeof value === 'string') tell(value)
  else if (Array.isArray(value)) value.forEach((each) => walk(each, tell))
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) {
      tell(key)
      walk(each, tell)
    }
}
