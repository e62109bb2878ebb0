// Is this record what the revealed secret gives? Worked out in this browser with its own cryptography, without the server.
import { Misfit, read, type Line, type Record, type Row } from './record'

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const hex = (found: Uint8Array): string => Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('')
const unhex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** What a browser kept while a match was played, to be held against its record. */
export interface Keepsake {
  match?: string
  commit?: string
  entropy?: string[]
  /** How many starts had been called off when the promise was noted. */
  calledOff?: number
  /** Digits that this browser has pledged, and the promise it saw when it pledged the last of them. */
  digits?: string[]
  pledgedTo?: string
  /** What every seat had pledged when this browser revealed its own digits, as 'P2 sha256:…'. */
  pledges?: string[]
  receipts: string[]
}

/** What was checked and fits. */
export interface Verdict {
  game: string
  fair: boolean
  lines: number
  draws: number
  entropy: number
  /** How many seats pledged their digits before anybody revealed any. */
  pledged: number
  /** How many starts were called off before this one. */
  calledOff: number
  sealed: boolean
  /** Begins at a position that the server has dealt. */
  start: boolean
  receipts: number
  /** Whether the promise that this browser saw before the match is the one in the record; null: it saw none of it. */
  promised: boolean | null
  /** Whether what this browser gave the dice stands in the record; null: it gave nothing. */
  given: boolean | null
  /** Whether all pledges are those that this browser saw before it revealed its own digits; null: it saw none. */
  seen: boolean | null
}

/** A keyed hash with one secret. An empty key counts as one of zeros, as HMAC defines it. */
export async function keyed(
  secret: Uint8Array<ArrayBuffer>,
): Promise<(...parts: Uint8Array<ArrayBuffer>[]) => Promise<Uint8Array<ArrayBuffer>>> {
  const key = await crypto.subtle.importKey(
    'raw',
    secret.length ? secret : new Uint8Array(64),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return async (...parts) => new Uint8Array(await crypto.subtle.sign('HMAC', key, joined(parts)))
}

function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  if (parts.length === 1) return parts[0]!
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0)
  return whole
}

/** The lot of one draw: the first 64 bits of a keyed hash, tried again if beyond the last whole multiple of lots. */
export async function draw(
  sign: Awaited<ReturnType<typeof keyed>>,
  match: string,
  entropy: string[],
  number: number,
  label: string,
  lots: bigint,
): Promise<bigint> {
  const multiple = (2n ** 64n / lots) * lots
  for (let attempt = 0; ; attempt++) {
    const message = ['ludoteka fair 1', match, ...entropy, `draw ${number} ${label} ${lots} ${attempt}`].join('\n')
    const word = BigInt(`0x${hex((await sign(bytes(message))).slice(0, 8))}`)
    if (word < multiple) return word % lots
  }
}

/** Check form, promise, dice, tags, seal and keepsake, in this order; throws Misfit at the first row that does not fit. */
export async function verify(
  text: string,
  kept: Keepsake = { receipts: [] },
  progress: (share: number) => void = () => undefined,
): Promise<Verdict> {
  const record = read(text)
  if (record.fair && !record.secret) throw new Misfit(0, 'verify-unrevealed')
  const secret = unhex(record.secret?.words[1] ?? '')
  if (
    record.fair &&
    record.commit &&
    `sha256:${hex(new Uint8Array(await crypto.subtle.digest('SHA-256', secret)))}` !== record.commit.words[1]
  )
    throw new Misfit(record.secret!.place, 'verify-wrong-secret', { line: record.commit.place })
  await honoured(record)
  const sign = await keyed(secret)
  const draws = await chain(record, sign, progress)
  if (record.seal && record.seal.words[1] !== `sha256:${hex(await sign(bytes(record.above)))}`)
    throw new Misfit(record.seal.place, 'verify-wrong-seal')
  return {
    game: record.game,
    fair: record.fair,
    lines: record.lines.length,
    draws,
    entropy: record.entropy.length,
    pledged: record.pledges.length,
    calledOff: record.calledOff.length,
    sealed: record.seal !== null,
    start: record.start !== null,
    ...held(record, kept),
  }
}

/** The pledge of some digits. */
export const pledgeOf = async (digits: string): Promise<string> =>
  `sha256:${hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(digits))))}`

/** Every seat that has pledged digits gives them once, and they are those that it has pledged. */
async function honoured(record: Record): Promise<void> {
  const open = new Map(record.pledges.map((row) => [row.words[1]!, row]))
  const pledged = new Map(open)
  for (const { place, words } of record.entropy) {
    const [, seat, digits] = words as [string, string, string]
    const pledge = pledged.get(seat)
    if (!pledge) continue
    if (!open.delete(seat)) throw new Misfit(place, 'verify-given-twice')
    if ((await pledgeOf(digits)) !== pledge.words[2]) throw new Misfit(place, 'verify-wrong-pledge')
  }
  for (const row of open.values()) throw new Misfit(row.place, 'verify-not-revealed')
}

/** Go through dice and tags line by line; gives the number of draws. */
async function chain(
  record: Record,
  sign: Awaited<ReturnType<typeof keyed>>,
  progress: (share: number) => void,
): Promise<number> {
  const entropy = record.entropy.map((given) => given.text)
  const all: Line[] = [...record.lines, ...(record.end ? [record.end] : [])]
  let link = await sign(bytes(record.header))
  let draws = 0
  if (tagOf(link) !== tag(record.begin)) throw new Misfit(record.begin.place, 'verify-wrong-header')
  for (const [i, line] of all.entries()) {
    const { drawn } = line
    if (drawn) draws++
    if (drawn && record.fair) {
      const due = await draw(sign, record.match.text, entropy, draws, drawn.label, drawn.lots)
      if (due !== drawn.i)
        throw new Misfit(line.place, 'verify-wrong-dice', {
          due: `${due}/${drawn.lots}`,
          found: `${drawn.i}/${drawn.lots}`,
        })
    }
    link = await sign(link, bytes(line.text.slice(0, -' ~01234567'.length)))
    if (tagOf(link) !== tag(line)) throw new Misfit(line.place, 'verify-wrong-tag')
    if (i % 64 === 0) progress(i / all.length)
  }
  return draws
}

const tagOf = (link: Uint8Array): string => hex(link.slice(0, 4))
const tag = (row: Row): string => row.text.slice(-8)

/** Hold what this browser kept against the record: every receipt must be met on the way through it, in the order sent. */
function held(record: Record, kept: Keepsake): Pick<Verdict, 'receipts' | 'promised' | 'given' | 'seen'> {
  const tags = [record.begin, ...record.lines, ...(record.end ? [record.end] : [])].map(tag)
  let at = 0
  for (const receipt of kept.receipts) {
    while (at < tags.length && tags[at] !== receipt) at++
    if (at === tags.length) throw new Misfit(0, 'verify-wrong-receipt', { receipt })
  }
  // What was noted before a start that was called off is held against that start's row.
  const starts = [...record.calledOff, ...(record.commit ? [record.commit] : [])]
  const noted = kept.calledOff ?? record.calledOff.length
  if (noted > record.calledOff.length) throw new Misfit(record.commit?.place ?? 0, 'verify-hidden-start')
  const last = noted === record.calledOff.length
  const fits = kept.commit === starts[noted]?.words[1] && (!kept.match || kept.match === record.match.words[1])
  if (kept.commit && !fits) throw new Misfit(record.commit?.place ?? 0, 'verify-wrong-promise')
  const promised = kept.commit && last ? true : null
  const given =
    kept.entropy?.length && last
      ? kept.entropy.every((digits) => record.entropy.some((row) => row.words[2] === digits))
      : null
  if (given === false) throw new Misfit(0, 'verify-wrong-entropy')
  const pledges = record.pledges.map((row) => row.words.slice(1).join(' '))
  const seen =
    kept.pledges?.length && last
      ? kept.pledges.length === pledges.length && kept.pledges.every((pledge) => pledges.includes(pledge))
      : null
  if (seen === false) throw new Misfit(record.pledges[0]?.place ?? 0, 'verify-other-pledges')
  return { receipts: kept.receipts.length, promised, given, seen }
}
