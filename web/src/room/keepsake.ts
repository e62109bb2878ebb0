// What this browser keeps of a match while it is played, to hold it against the record when the secret is revealed.
import type { Keepsake } from '../verify/check'

const KEY = 'keepsakes'
/** Of so many matches; the oldest are forgotten. */
const MOST = 40

function all(): Record<string, Keepsake> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Keepsake>
  } catch {
    return {} // storage switched off or spoilt: nothing is kept, and the page says so
  }
}

export function keepsake(table: string): Keepsake {
  return all()[table] ?? { receipts: [] }
}

/** Keep something of a match; the latest is the last to be forgotten. */
export function keep(table: string, change: (kept: Keepsake) => void): void {
  const { [table]: known = { receipts: [] }, ...others } = all()
  change(known)
  const kept = { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [table]: known }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // without storage nothing is kept; the record can still be checked against its own secret
  }
}

/**
 * Keep the promise of the dice as it was before the match began; after a start that was called off there is another,
 * and what was given for the old one is of no use.
 */
export function keepPromise(table: string, match: string, commit: string, calledOff?: number): void {
  const known = keepsake(table)
  const another = (calledOff ?? 0) > (known.calledOff ?? 0)
  if (commit && (!known.commit || another))
    keep(table, (kept) => {
      kept.match = match
      kept.commit = commit
      if (calledOff !== undefined) kept.calledOff = calledOff
      if (another) kept.entropy = kept.pledges = []
    })
}
