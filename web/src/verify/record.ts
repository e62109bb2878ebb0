// The form of a record (docs/fair-dice.md): every row has to be what is due there. No rule of any game is known here.
const BLANK = String.raw`\x00-\x20\x7f-\xa0\xad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ud800-\udfff`
const WORD = `[^${BLANK}]+`
const WORDS = `${WORD}(?: ${WORD})*`
const KEY = '[a-z0-9][a-z0-9_-]*'
const SEAT = 'P[1-9][0-9]?'
const SHA = 'sha256:[0-9a-f]{64}'
const TAG = ' ~[0-9a-f]{8}'
const COUNT = '(?:0|[1-9][0-9]{0,18})'
const RESULT = String.raw`-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{0,39}[1-9])?`
const LINE = `[1-9][0-9]{0,8} (?:table [a-z][a-z-]*(?: ${WORDS})?|${SEAT} ${WORDS}|chance [a-z0-9.-]+ ${COUNT}/${COUNT} ${WORDS})${TAG}`

/** The first row that does not fit, counted from 1 (0: the whole), and why, by the name of a sentence. */
export class Misfit extends Error {
  constructor(
    readonly line: number,
    readonly key: string,
    readonly args: { [name: string]: string | number } = {},
  ) {
    super(key)
  }
}

export interface Row {
  text: string
  /** Its place in the file, from 1. */
  place: number
  words: string[]
}

export interface Line extends Row {
  drawn?: { label: string; i: bigint; lots: bigint }
}

export interface Record {
  game: string
  seats: number
  match: Row
  fair: boolean
  start: Row | null
  commit: Row | null
  /** Earlier starts at which somebody did not reveal, each with the promise of the secret that was thrown away. */
  calledOff: Row[]
  pledges: Row[]
  entropy: Row[]
  /** The rows above `begin`. */
  header: string
  begin: Row
  lines: Line[]
  end: Row | null
  secret: Row | null
  /** Everything above the seal. */
  above: string
  seal: Row | null
}

class Rows {
  readonly rows: string[]
  at = 0

  constructor(text: string) {
    this.rows = text.split('\n')
  }

  nextIs(word: string): boolean {
    return (this.rows[this.at] ?? '').split(' ', 1)[0] === word
  }

  take(pattern: string): Row {
    const text = this.rows[this.at++] ?? ''
    if (!new RegExp(`^(?:${pattern})$`, 'u').test(text)) throw new Misfit(this.at, 'verify-wrong-form')
    return { text, place: this.at, words: text.split(' ') }
  }

  /** The rows that begin with a word, none or more. */
  takeAll(word: string, pattern: string): Row[] {
    const found: Row[] = []
    while (this.nextIs(word)) found.push(this.take(pattern))
    return found
  }

  until(): string {
    return this.rows.slice(0, this.at).join('\n')
  }

  /** Nothing may follow, and the last row must be whole. */
  close(): void {
    if (this.at === this.rows.length) throw new Misfit(this.at, 'verify-cut-off')
    if (this.at < this.rows.length - 1 || this.rows[this.at] !== '') throw new Misfit(this.at + 1, 'verify-wrong-form')
  }
}

/** Read a record, or throw at the first row that does not fit. */
export function read(text: string): Record {
  const rows = new Rows(text)
  rows.take('ludoteka record 1')
  const game = rows.take(`game ${KEY}`).words[1]!
  rows.take('rules [1-9][0-9]{0,8}')
  rows.take(`content ${SHA}`)
  const seats = Number(rows.take('seats [1-9][0-9]?').words[1])
  const seated = (row: Row, name: string): void => {
    if (Number(name.slice(1)) > seats) throw new Misfit(row.place, 'verify-wrong-seat', { seats })
  }
  once(rows.takeAll('option', `option ${KEY} ${WORDS}`))
  const start = rows.nextIs('start') ? rows.take(`start ${SEAT} \\{${WORD}`) : null
  if (start) seated(start, start.words[1]!)
  const match = rows.take('match [0-9a-f]{1,64}')
  const fair = rows.take('chance (?:fair|manual|seed (?:0|-?[1-9][0-9]{0,79}))').text === 'chance fair'
  const commit = fair ? rows.take(`commit ${SHA}`) : null
  const calledOff = fair ? rows.takeAll('called-off', `called-off ${SHA}(?: ${SEAT})*`) : []
  const pledges = fair ? rows.takeAll('pledge', `pledge ${SEAT} ${SHA}`) : []
  const entropy = fair ? rows.takeAll('entropy', `entropy ${SEAT} [0-9a-f]{1,128}`) : []
  for (const off of calledOff) for (const name of off.words.slice(2)) seated(off, name)
  for (const given of [...pledges, ...entropy]) seated(given, given.words[1]!)
  const again = pledges.find((one, i) => pledges.findIndex((other) => other.words[1] === one.words[1]) < i)
  if (again) throw new Misfit(again.place, 'verify-pledged-twice')
  const header = rows.until()
  const begin = rows.take(`begin${TAG}`)
  const lines = numbered(rows, seated)
  const results = Array.from({ length: seats }, (_, seat) => ` P${seat + 1} ${RESULT}`).join('')
  const end = rows.nextIs('end') ? rows.take(`end${results}${TAG}`) : null
  if (end && / -0(?: |$)/.test(end.text)) throw new Misfit(end.place, 'verify-wrong-form')
  const secret = fair && rows.nextIs('secret') ? rows.take('secret [0-9a-f]{64}') : null
  const above = rows.until()
  const seal = secret || (!fair && (end || rows.nextIs('seal'))) ? rows.take(`seal ${SHA}`) : null
  rows.close()
  return {
    game,
    seats,
    match,
    fair,
    start,
    commit,
    calledOff,
    pledges,
    entropy,
    header,
    begin,
    lines,
    end,
    secret,
    above,
    seal,
  }
}

function once(options: Row[]): void {
  const twice = options.find((row, i) => options.findIndex((each) => each.words[1] === row.words[1]) < i)
  if (twice) throw new Misfit(twice.place, 'verify-twice')
}

/** The numbered lines: numbers go up by one, seats exist, lots too. */
function numbered(rows: Rows, seated: (row: Row, name: string) => void): Line[] {
  const lines: Line[] = []
  while (/^[0-9]/.test(rows.rows[rows.at] ?? '')) {
    const line: Line = rows.take(LINE)
    const [number, who, label, lot] = line.words
    if (who === 'chance') {
      const [i, lots] = lot!.split('/').map(BigInt) as [bigint, bigint]
      if (i >= lots || lots >= 2n ** 62n) throw new Misfit(line.place, 'verify-wrong-form')
      line.drawn = { label: label!, i, lots }
    } else if (who !== 'table') seated(line, who!)
    lines.push(line)
    if (Number(number) !== lines.length) throw new Misfit(line.place, 'verify-wrong-number', { due: lines.length })
  }
  return lines
}
