// The rows of a forecast made readable: what each stands for, its chance, and what it costs on average.
import { t } from '../i18n/language.svelte'
import type { Choice } from '../protocol/protocol'
import type { Plain, Words } from '../words/words'

/** Games whose rules can reckon chances. */
export const RECKONING: ReadonlySet<string> = new Set(['karak-goblin', 'karak-2'])

export type Row = Record<string, Plain>
export interface Chance {
  name: string
  /** How likely it goes well, 0 to 1. */
  share: number
  exact: boolean
  more: string[]
}

const MAIN = ['win', 'victory'] as const
/** Chances by name, then numbers to be expected. */
const SHARES = ['token', 'knocked_out', 'faint', 'plague']
const NUMBERS = ['hits', 'units', 'lives', 'fireballs', 'skulls', 'attack']

export function chances(rows: Row[], options: Choice[], words: Words, language: string): Chance[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return rows.map((row) => ({
    name: nameOf(row, options, words),
    share: Number(MAIN.map((key) => row[key]).find((value) => typeof value === 'number') ?? 0),
    exact: row['exact'] !== false,
    more: [
      ...SHARES.filter((key) => Number(row[key] ?? 0) > 0.0005).map((key) =>
        t(`odds-${key.replace('_', '-')}`, { value: percent(Number(row[key]), language) }),
      ),
      ...NUMBERS.filter((key) => Number(row[key] ?? 0) > 0.05).map((key) =>
        t(`odds-${key}`, { value: number.format(Number(row[key])) }),
      ),
    ],
  }))
}

export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0,
  }).format(share)

function nameOf(row: Row, options: Choice[], words: Words): string {
  const choice = options.find((each) => each.move === row['move'])
  if (choice) return words.option(choice)
  if (typeof row['monster'] === 'string') return words.show('monster', row['monster'])
  const dice = row['dice']
  if (dice && typeof dice === 'object' && !Array.isArray(dice))
    return (
      Object.entries(dice)
        .map(([die, count]) => `${Number(count)} × ${words.show('die', die)}`)
        .join(', ') || t('odds-no-dice')
    )
  return typeof row['move'] === 'string' ? row['move'] : ''
}
