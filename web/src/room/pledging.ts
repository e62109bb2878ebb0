// Before a match: pledge random digits for the dice, and reveal them when the host has started (docs/fair-dice.md).
import type { TableFacts, You } from '../protocol/protocol'
import { keep, keepsake } from './keepsake'
import { newEntropy, type Wish } from './line'
import { sha256 } from './sha256'

/** Digits pledged at one table that may still have to be revealed; the oldest are forgotten. */
const MOST = 8

export const pledgeOf = (digits: string): string => `sha256:${sha256(digits)}`

/** Choose new digits and keep them, with the promise that was shown then; gives their pledge. */
export function pledge(facts: TableFacts): string {
  const digits = newEntropy()
  keep(facts.id, (kept) => {
    kept.digits = [...(kept.digits ?? []).slice(1 - MOST), digits]
    kept.pledgedTo = facts.commit
    kept.match = facts.match
    kept.commit = facts.commit
    kept.calledOff = facts.start?.called_off ?? 0
    kept.entropy = []
    kept.pledges = []
  })
  return pledgeOf(digits)
}

/** Whether the room has another promise than the one to which this browser has pledged its digits. */
export const promiseChanged = (facts: TableFacts): boolean => {
  const { pledgedTo } = keepsake(facts.id)
  return pledgedTo !== undefined && pledgedTo !== facts.commit
}

/** The digits pledged by this browser for a seat of its own that are to be revealed now. */
function due(facts: TableFacts, you: You): string | undefined {
  const digits = keepsake(facts.id).digits ?? []
  const open = (facts.start?.pledges ?? []).filter((row) => you.seats.includes(row.seat) && !row.revealed)
  return digits.find((each) => open.some((row) => row.pledge === pledgeOf(each)))
}

/** What this browser says by itself at a table that has not begun; what it has said it does not say again. */
export class Pledging {
  private said = new Set<string>()

  /** 'changed': the room has changed its promise since the own pledge, so nothing is revealed. */
  next(facts: TableFacts, you: You): Wish | 'changed' | null {
    if (facts.status !== 'open' || !facts.start) return null
    if (facts.start.left !== null) return this.reveal(facts, you)
    const seat = you.seat
    const again = seat !== null && facts.start.again.includes(seat) && facts.seats[seat]?.ready
    if (!again || !this.once(facts.commit)) return null
    return { t: 'ready', yes: true, pledge: pledge(facts) }
  }

  private reveal(facts: TableFacts, you: You): Wish | 'changed' | null {
    const digits = due(facts, you)
    if (!digits || !this.once(digits)) return null
    if (promiseChanged(facts)) return 'changed'
    keep(facts.id, (kept) => {
      kept.entropy = [...(kept.entropy ?? []), digits]
      kept.pledges = facts.start!.pledges.map((row) => `P${row.seat + 1} ${row.pledge}`)
    })
    return { t: 'reveal', digits }
  }

  private once(what: string): boolean {
    if (this.said.has(what)) return false
    this.said.add(what)
    return true
  }
}
