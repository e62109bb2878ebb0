// Numbers of a review as people read them, and the lines of its charts.
import { speech, t } from '../i18n/language.svelte'
import type { Change, Choice, LineStep, SeatAt, SeatReview } from '../protocol/protocol'
import { unmanned } from '../table/naming'
import { level } from '../ui/levels'
import type { Words } from '../words/words'

/** Each seat's line is dashed its own way: colour is never alone. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '1 4']

export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: digits }).format(share)
/** Hundredths with their sign: a change of a chance. */
export const points = (change: number): string =>
  new Intl.NumberFormat(speech.language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(change) < 0.1 ? 1 : 0,
  }).format(change * 100)
export const isClear = (part: Change): boolean => Math.abs(part.change) > 2 * part.error

/** Who sat on a seat: the person or the bot, else the seat's own name. */
export function nameOf(sitters: SeatAt[], seat: number, words: Words | null): string {
  const there = sitters[seat]
  if (there?.name) return there.name
  const own = unmanned(seat, words)
  return there?.level ? `${own} (${level(there.level)})` : own
}

export const stepOf = (step: LineStep, name: (seat: number) => string, words: Words): string =>
  `${name(step.seat)}: ${words.option(step.choice)}`
export const optionOf = (choice: Choice, words: Words): string => words.option(choice)

/** A seat's chance at a line of the record: that of its last point. */
export function chanceAt(seat: SeatReview, line: number): number {
  let found = seat.curve[0]?.[1] ?? 0
  for (const [at, chance] of seat.curve) if (at <= line) found = chance
  return found
}

/** Where somebody may look at the moment before a line. */
export const moment = (table: string, seat: number, line: number): string => `/replay/${table}?as=P${seat + 1}#L${line}`

export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes < 1
    ? t('stat-under-minute')
    : minutes < 120
      ? t('stat-minutes', { count: minutes })
      : t('stat-hours', { count: Math.round(minutes / 6) / 10 })
}
