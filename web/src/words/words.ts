// Sentences of a game: the same as ludoteka/terminal/words.py, from the same .ftl files (test/words.test.ts shows it).
// How a sentence is found and what its arguments are shown as is written at the head of a game's texts (en.ftl).
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { bundle, format, type Args } from './fluent'

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
export type Told = { key: string; clause?: string; args?: Record<string, Plain>; move?: string; deciders?: number[] }
export type Rows = Record<string, { name?: Record<string, string>; text?: Record<string, string> }>
/** A name for a piece that the texts do not have: a square as people call it, a seat by the person in it. */
export type Naming = (kind: string, value: Plain) => string | undefined

export interface Source {
  language: string
  texts: string
  clauses: Record<string, string>
  rows?: Rows
  /** What happens at the table rather than in a game, in the viewer's language. */
  table?: string
  naming?: Naming
}

const HIDDEN = 'hidden'
const CASES = ['gen', 'dat', 'acc', 'ins', 'loc']

export class Words {
  readonly language: string
  readonly clauses: Record<string, string>
  private readonly own: FluentBundle
  private readonly table: FluentBundle
  private readonly rows: Rows
  private readonly naming: Naming

  constructor(source: Source) {
    this.language = source.language
    this.clauses = source.clauses
    this.own = bundle(source.language, source.texts)
    this.table = bundle(source.language, source.table ?? '')
    this.rows = source.rows ?? {}
    this.naming = source.naming ?? (() => undefined)
  }

  // ---- sentences

  /** What somebody may do. */
  option(option: Told): string {
    return this.say('move', option) || spell(option.key, option.args ?? {})
  }

  /** What was told. */
  letter(letter: Told): string {
    const args = letter.args ?? {}
    if (!letter.clause) return format(this.table, letter.key, this.arguments(args)) || spell(letter.key, args)
    return this.say('log', letter) || spell(letter.key, args)
  }

  /** What is decided now; whoever decides is spoken to. */
  prompt(prompt: Told, viewer: number | null = null): string {
    const who = prompt.deciders ?? []
    const more: Args = { you: viewer !== null && who.includes(viewer) ? 'yes' : 'no' }
    if (who.length === 1 && !('seat' in (prompt.args ?? {}))) Object.assign(more, this.argument('seat', who[0]!))
    return capital(this.say('prompt', prompt, more) || spell(prompt.key, prompt.args ?? {}))
  }

  /** Why something is not possible, without the clause. */
  reason(refusal: Told): string {
    const said = capital(this.say('refuse', refusal) || spell(refusal.key, refusal.args ?? {}))
    return said.endsWith('.') ? said.slice(0, -1) : said
  }

  /** Why something is not possible, and the clause that says so. */
  refusal(refusal: Told): string {
    const clause = refusal.clause ?? ''
    const said = this.reason(refusal)
    return clause in this.clauses ? `${said}. ${clause}: ${this.clause(clause)}` : `${said}. ${clause}`
  }

  /** A rule in this language, or as the rules file has it. */
  clause(name: string): string {
    return this.named(`clause-${slug(name)}`) || (this.clauses[name] ?? '')
  }

  /** The text of a message, or of its attribute, such as an option's name; empty where there is none. */
  named(key: string, attribute = '', args: Record<string, Plain> = {}): string {
    return format(this.own, key, this.arguments(args), attribute)
  }

  /** A piece by its kind and the engine's word for it, as people call it: a Look, a Book, a card, a seat. */
  show(kind: string, value: Plain, attribute = ''): string {
    if (attribute === '' || attribute === 'text') {
      const row = this.rows[written(value)]?.[attribute ? 'text' : 'name']
      const own = row?.[this.language] ?? row?.['en']
      if (own) return own
    }
    const word = value === null ? HIDDEN : written(value)
    const named = attribute ? undefined : this.naming(kind, value)
    if (named) return named
    const said = format(this.own, `${kind}-${slug(word)}`, {}, attribute)
    if (said || attribute) return this.seated(said)
    if (kind === 'seat' && typeof value === 'number') return seatName(value)
    return this.seated(word)
  }

  /** Within a name the texts call a seat P2, as the engine does; where it has a name here, that is said instead. */
  private seated(text: string): string {
    return text.replace(
      /\bP([1-8])\b/g,
      (written, number: string) => this.naming('seat', Number(number) - 1) ?? written,
    )
  }

  /** Whether the texts have a message of this name. */
  has(key: string): boolean {
    return this.own.hasMessage(key)
  }

  /** The kinds of pieces that are called this in the engine: "W-01" is a look. */
  kindOf(value: string, kinds: readonly string[]): string | undefined {
    return kinds.find((kind) => this.own.hasMessage(`${kind}-${slug(value)}`))
  }

  // ---- their arguments

  private say(beginning: string, told: Told, more: Args = {}): string {
    const args = { ...this.arguments(told.args ?? {}), you: 'no', ...more }
    return format(this.own, `${beginning}-${slug(told.key)}`, args) || format(this.own, told.key, args)
  }

  private arguments(args: Record<string, Plain>): Args {
    const found: Args = {}
    for (const [name, value] of Object.entries(args)) Object.assign(found, this.argument(name, value))
    return found
  }

  /** An argument as texts may use it: shown, as the engine wrote it, and by each of its attributes. */
  private argument(name: string, value: Plain): Args {
    const isList = Array.isArray(value)
    let kind =
      format(this.own, `argument-${slug(name)}`, {}) || (isList && name.endsWith('s') ? name.slice(0, -1) : name)
    if (kind.endsWith('_seat') || kind.endsWith('-seat')) kind = 'seat'
    if (isList) {
      const found: Args = {
        [name]: this.list(value.map((each) => this.show(kind, each))),
        [`${name}-count`]: value.length,
      }
      for (const attribute of this.attributes(kind, value)) {
        found[`${name}-${attribute}`] = this.list(
          value.map((each) => this.show(kind, each, attribute) || this.show(kind, each)),
        )
      }
      return found
    }
    let shown: FluentVariable = this.show(kind, value)
    if (typeof value === 'number' && shown === String(value)) shown = value // so that a text can count
    const found: Args = { [name]: shown, [`${name}-id`]: identity(value) }
    for (const attribute of this.attributes(kind, [value])) {
      found[`${name}-${attribute}`] = this.show(kind, value, attribute) || shown
    }
    if (kind === 'seat') found['name'] = shown
    return found
  }

  private attributes(kind: string, values: Plain[]): string[] {
    const names = new Set(CASES)
    for (const value of values) {
      const message = this.own.getMessage(`${kind}-${slug(value === null ? HIDDEN : written(value))}`)
      for (const name of Object.keys(message?.attributes ?? {})) names.add(name)
    }
    return [...names]
  }

  private list(items: string[]): string {
    if (items.length > 1) {
      const args = { items: items.slice(0, -1).join(', '), last: items[items.length - 1]! }
      const joined = format(this.own, 'list-last', args)
      if (joined) return joined
    }
    return items.join(', ')
  }
}

/** A value as it stands in a message's name: KM-MOVE-5 is km-move-5. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A seat where no game has a name for it. */
export const seatName = (seat: number): string => (seat >= 0 ? `P${seat + 1}` : seat === -1 ? 'chance' : String(seat))

/** A key and its arguments as they can be read without a text. */
export function spell(key: string, args: Record<string, Plain>): string {
  const words = key.replace(/[-_]/g, ' ')
  const who = 'seat' in args ? `${plain('seat', args['seat'])}: ` : ''
  const rest = Object.entries(args)
    .filter(([name]) => name !== 'seat')
    .map(([name, value]) => `${name} ${plain(name, value)}`)
  return who + [words, ...rest].join(', ')
}

function plain(name: string, value: Plain): string {
  if (value === null) return HIDDEN
  if (Array.isArray(value))
    return value.map((item) => plain(name.endsWith('s') ? name.slice(0, -1) : name, item)).join(', ')
  if (typeof value === 'number' && (name === 'seat' || name.endsWith('_seat') || name.endsWith('-seat')))
    return seatName(value)
  return written(value)
}

/** A value as the engine writes it; the items of a list are parted by commas. */
function written(value: Plain): string {
  if (Array.isArray(value)) return value.map(written).join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function identity(value: Plain): FluentVariable {
  if (value === null) return HIDDEN
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
}

function capital(sentence: string): string {
  const first = sentence.split(' ', 1)[0] ?? ''
  return /^\p{L}+$/u.test(first) ? sentence.slice(0, 1).toUpperCase() + sentence.slice(1) : sentence
}
