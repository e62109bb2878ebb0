// The games of this room and their sentences, each language fetched once.
import type { GameFacts, GameTexts } from '../protocol/protocol'
import { speech } from '../i18n/language.svelte'
import { Words, type Naming } from '../words/words'
import { api } from './api'

class Shelf {
  games = $state.raw<GameFacts[]>([])
  /** Texts by "game language"; a new object for each arrival, so that pages follow. */
  private texts = $state.raw<Record<string, GameTexts>>({})
  private asked = new Map<string, Promise<GameTexts>>()

  async open(): Promise<void> {
    if (!this.games.length) this.games = await api.games()
  }

  game(key: string): GameFacts | undefined {
    return this.games.find((game) => game.key === key)
  }

  async fetch(key: string, language: string): Promise<GameTexts> {
    const name = `${key} ${language}`
    let coming = this.asked.get(name)
    if (!coming) {
      coming = api.texts(key, language)
      this.asked.set(name, coming)
      coming.then((texts) => (this.texts = { ...this.texts, [name]: texts })).catch(() => this.asked.delete(name))
    }
    return coming
  }

  /** Fetch in a new language whatever is here in another. */
  async translate(language: string): Promise<void> {
    const games = new Set(Object.keys(this.texts).map((name) => name.split(' ')[0]!))
    await Promise.all([...games].map((game) => this.fetch(game, language)))
  }

  /** What a game is called, and what it is about; of games outside the box only once their words are here. */
  title(key: string): string {
    return speech.blurbs[key]?.title || this.words(key)?.named('title') || this.game(key)?.title || key
  }
  blurb(key: string): string {
    return speech.blurbs[key]?.blurb ?? this.words(key)?.named('blurb') ?? ''
  }

  /** A game's sentences in the language of the room, as soon as they are here. */
  words(key: string, naming?: Naming): Words | null {
    const name = `${key} ${speech.language}`
    const here = this.texts[name]
    if (!here) {
      void this.fetch(key, speech.language).catch(() => undefined)
      const other = Object.entries(this.texts).find(([each]) => each.startsWith(`${key} `))?.[1]
      return other ? spoken(other, naming) : null
    }
    return spoken(here, naming)
  }

  content(key: string): Record<string, any> | null {
    return Object.entries(this.texts).find(([each]) => each.startsWith(`${key} `))?.[1].content ?? null
  }
}

function spoken(texts: GameTexts, naming?: Naming): Words {
  return new Words({
    language: texts.language,
    texts: texts.fluent,
    clauses: texts.clauses,
    rows: texts.rows,
    table: speech.table,
    ...(naming ? { naming } : {}),
  })
}

export const shelf = new Shelf()
speech.before.push((language) => shelf.translate(language))
