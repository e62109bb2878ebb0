// The language of the room: chosen or the browser's own, switched at once, without losing anything on the page.
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import { bundle, format } from '../words/fluent'
import { prefs } from '../ui/prefs.svelte'

export const LANGUAGES = ['en', 'pl', 'de', 'cs'] as const
export type Language = (typeof LANGUAGES)[number]
export const OWN_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', de: 'Deutsch', cs: 'Čeština' }

type Blurbs = Record<string, { title: string; blurb: string }>
const rooms = import.meta.glob<{ default: string; blurbs: Blurbs }>('./texts/*.ts')
const games = import.meta.glob<string>('../games/*/texts/*.ftl', { query: '?raw', import: 'default' })
const tables = import.meta.glob<string>('./table/*.ftl', { query: '?raw', import: 'default' })
/** Sentences of pages that few open: fetched with the page. The other areas are in the chunk of their language. */
const areas = import.meta.glob<string>(['./texts/*/{replay,review,tutorial}.ftl'], { query: '?raw', import: 'default' })

class Speech {
  language = $state<Language>('en')
  /** What is announced at a table in every game, as Fluent text. */
  table = $state('')
  /** Title and blurb of every game in the box. */
  blurbs = $state.raw<Blurbs>({})
  private own = $state.raw<FluentBundle | null>(null)
  /** What has to be there before the language changes, so that no page is for a moment in two. */
  readonly before: ((language: Language) => Promise<unknown>)[] = []

  /** What is to be spoken as soon as all before it has been fetched. */
  private wanted: Language = 'en'
  private fetching: Promise<void> = Promise.resolve()
  private opened: string[] = []
  private areas: string[] = []

  /** From now on a game's own sentences are known too. */
  async open(folder: string): Promise<void> {
    if (this.opened.includes(folder)) return
    this.opened = [...this.opened, folder]
    await this.choose(this.wanted)
  }

  /** From now on the sentences of an area of the room are known too that is not in the first load. */
  async area(name: string): Promise<void> {
    if (this.areas.includes(name)) return
    this.areas = [...this.areas, name]
    await this.choose(this.wanted)
  }

  /** One after another: of two at once the one that was asked for less could come last, and half the sentences would be gone. */
  choose(language: Language): Promise<void> {
    this.wanted = language
    const now = this.fetching.then(() => this.fetch(language))
    this.fetching = now.catch(() => {
      if (this.wanted === language) this.wanted = this.language
    })
    return now
  }

  private async fetch(language: Language): Promise<void> {
    const more = [
      ...this.opened.map((folder) => games[`../games/${folder}/texts/${language}.ftl`]),
      ...this.areas.map((area) => areas[`./texts/${language}/${area}.ftl`]),
    ].map((fetch) => fetch?.() ?? '')
    await Promise.all(this.before.map((ready) => ready(language).catch(() => undefined)))
    const [table, own, ...texts] = await Promise.all([
      tables[`./table/${language}.ftl`]!(),
      rooms[`./texts/${language}.ts`]!(),
      ...more,
    ])
    this.own = bundle(language, [own.default, ...texts].join('\n'))
    this.blurbs = own.blurbs
    this.table = table
    this.language = language
    document.documentElement.lang = language
  }

  /** A sentence, or its attribute by `name.attribute`. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const [name = '', attribute = ''] = id.split('.')
    return (this.own && format(this.own, name, args, attribute)) || id
  }

  has(id: string): boolean {
    return this.own?.hasMessage(id.split('.')[0]!) ?? false
  }
}

export const speech = new Speech()
/** A sentence of the room by its name. */
export const t = (id: string, args: Record<string, FluentVariable> = {}): string => speech.say(id, args)
/** The sentence, or another where this room does not know it: a bot's level, a problem. */
export const tOr = (id: string, otherwise: string, args: Record<string, FluentVariable> = {}): string =>
  speech.has(id) ? speech.say(id, args) : otherwise

export function firstLanguage(): Language {
  const wanted = [new URLSearchParams(location.search).get('lang'), prefs.language, ...navigator.languages].filter(
    (each): each is string => !!each,
  )
  return negotiateLanguages(wanted, [...LANGUAGES], { defaultLocale: 'en', strategy: 'lookup' })[0] as Language
}

/** Where its words cannot be fetched now, the page speaks on as before. */
export async function switchLanguage(language: Language): Promise<void> {
  await speech.choose(language).then(
    () => (prefs.language = language),
    () => undefined,
  )
}
