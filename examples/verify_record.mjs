// Checks a Ludoteka record without knowing any rules:  node verify_record.mjs FILE [receipts, in the order sent]
// The protocol is told in docs/fair-dice.md. Exit 0: all fits. Exit 1: names the first line that does not.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const BLANK = String.raw`\x00-\x20\x7f-\xa0\xad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ud800-\udfff`
const WORD = `[^${BLANK}]+`,
  WORDS = `${WORD}(?: ${WORD})*`,
  KEY = '[a-z0-9][a-z0-9_-]*',
  SEAT = 'P[1-9][0-9]?'
const SHA = 'sha256:[0-9a-f]{64}',
  TAG = ' ~[0-9a-f]{8}',
  COUNT = '(?:0|[1-9][0-9]{0,18})'
const LINE =
  `[1-9][0-9]{0,8} (?:table [a-z][a-z-]*(?: ${WORDS})?|${SEAT} ${WORDS}` +
  `|chance [a-z0-9.-]+ ${COUNT}/${COUNT} ${WORDS})${TAG}`

function misfit(line, problem) {
  throw Object.assign(new Error(line ? `line ${line}: ${problem}` : problem), { line })
}

/** The lot of one draw: the first 64 bits of a keyed hash, tried again if beyond the last whole multiple of lots. */
export function draw(secret, match, entropy, number, label, lots) {
  const multiple = (2n ** 64n / lots) * lots
  for (let attempt = 0; ; attempt++) {
    const rows = ['ludoteka fair 1', match, ...entropy, `draw ${number} ${label} ${lots} ${attempt}`]
    const word = createHmac('sha256', secret).update(rows.join('\n')).digest().readBigUInt64BE()
    if (word < multiple) return word % lots
  }
}

/** Check the form of every row and sort the rows by what they are, each with its place in the file. */
function read(text) {
  const rows = text.split('\n'),
    options = [],
    pledges = [],
    entropy = [],
    lines = []
  let at = 0
  const next = (word) => (rows[at] ?? '').split(' ')[0] === word
  const take = (pattern) => {
    const row = rows[at++] ?? ''
    if (!new RegExp(`^(?:${pattern})$`, 'u').test(row)) misfit(at, `${JSON.stringify(row)} is not what is due here`)
    return { row, place: at, words: row.split(' ') }
  }
  for (const form of ['ludoteka record 1', `game ${KEY}`, 'rules [1-9][0-9]{0,8}', `content ${SHA}`]) take(form)
  const seats = Number(take('seats [1-9][0-9]?').words[1])
  const seated = (name, place) => Number(name.slice(1)) <= seats || misfit(place, `there are only ${seats} seats`)
  while (next('option')) {
    const key = take(`option ${KEY} ${WORDS}`).words[1]
    if (options.push(key) > new Set(options).size) misfit(at, `option ${key} stands twice`)
  }
  if (next('start')) seated(take(`start ${SEAT} \\{${WORD}`).words[1], at)
  const match = take('match [0-9a-f]{1,64}').row
  const fair = take('chance (?:fair|manual|seed (?:0|-?[1-9][0-9]{0,79}))').row === 'chance fair'
  const commit = fair ? take(`commit ${SHA}`) : null
  const calledOff = []
  while (fair && next('called-off')) calledOff.push(take(`called-off ${SHA}(?: ${SEAT})*`))
  while (fair && next('pledge')) pledges.push(take(`pledge ${SEAT} ${SHA}`))
  while (fair && next('entropy')) entropy.push(take(`entropy ${SEAT} [0-9a-f]{1,128}`))
  for (const off of calledOff) off.words.slice(2).forEach((name) => seated(name, off.place))
  for (const given of [...pledges, ...entropy]) seated(given.words[1], given.place)
  for (const [i, one] of pledges.entries())
    if (pledges.slice(0, i).some((other) => other.words[1] === one.words[1])) misfit(one.place, 'pledged twice')
  const header = rows.slice(0, at).join('\n'),
    begin = take(`begin${TAG}`)
  while (/^[0-9]/.test(rows[at] ?? '')) {
    const line = take(LINE),
      [number, who, label, lot] = line.words
    if (who === 'chance') {
      const [i, lots] = lot.split('/').map(BigInt)
      if (i >= lots || lots >= 2n ** 62n) misfit(at, `there is no lot ${lot}`)
      line.drawn = { label, i, lots }
    } else if (who !== 'table') seated(who, at)
    lines.push(line)
    if (Number(number) !== lines.length) misfit(at, `line number ${number} where ${lines.length} is due`)
  }
  const results = Array.from({ length: seats }, (_, seat) => ` P${seat + 1} -?[0-9]{1,15}(?:\\.[0-9]{1,40})?`).join('')
  const end = next('end') ? take(`end${results}${TAG}`) : null
  const secret = fair && next('secret') ? take('secret [0-9a-f]{64}') : null,
    above = rows.slice(0, at).join('\n')
  const seal = secret || (!fair && (end || next('seal'))) ? take(`seal ${SHA}`) : null
  if (at === rows.length) misfit(at, 'there is no line break after it: the record was cut off')
  if (at < rows.length - 1 || rows[at] !== '') misfit(at + 1, 'nothing more, or something else, is due here')
  return { match, fair, commit, pledges, entropy, header, begin, lines, end, secret, above, seal }
}

/** Every seat that has pledged digits gives them once, and they are those that it has pledged. */
function kept(pledges, entropy) {
  const open = new Map(pledges.map((one) => [one.words[1], one]))
  for (const { place, words } of entropy) {
    const pledge = pledges.find((one) => one.words[1] === words[1])
    if (!pledge) continue
    if (!open.delete(words[1])) misfit(place, `${words[1]} gives digits a second time`)
    if (`sha256:${createHash('sha256').update(words[2]).digest('hex')}` !== pledge.words[2])
      misfit(place, `these are not the digits that ${words[1]} has pledged`)
  }
  for (const [name, { place }] of open) misfit(place, `${name} has pledged digits, and none of them are given`)
}

/** Check form, commit, dice, tags, seal and receipts, in this order; throws at the first misfit. */
export function verify(text, receipts = []) {
  const { match, fair, commit, pledges, entropy, header, begin, lines, end, secret, above, seal } = read(text)
  if (fair && !secret) misfit(0, 'the secret has not been revealed, so nothing but the form could be checked')
  const key = Buffer.from(secret ? secret.words[1] : '', 'hex')
  if (fair && 'sha256:' + createHash('sha256').update(key).digest('hex') !== commit.words[1])
    misfit(secret.place, `this secret is not the one that line ${commit.place} commits to`)
  kept(pledges, entropy)
  let link = createHmac('sha256', key).update(header).digest(),
    draws = 0,
    met = 0
  for (const line of [begin, ...lines, ...(end ? [end] : [])]) {
    if (line.drawn) draws++
    if (line.drawn && fair) {
      const { label, i, lots } = line.drawn
      const drawn = draw(
        key,
        match,
        entropy.map((given) => given.row),
        draws,
        label,
        lots,
      )
      if (drawn !== i) misfit(line.place, `the dice give ${drawn}/${lots}, not ${i}/${lots}`)
    }
    const body = line.row.slice(0, -' ~01234567'.length),
      tag = line.row.slice(-8)
    if (line !== begin) link = createHmac('sha256', key).update(link).update(body).digest()
    if (link.toString('hex').slice(0, 8) !== tag) misfit(line.place, 'the tag does not fit: changed or moved')
    while (receipts[met] === tag) met++
  }
  const sealed = 'sha256:' + createHmac('sha256', key).update(above).digest('hex')
  if (seal && seal.words[1] !== sealed) misfit(seal.place, 'the seal does not fit: changed or left out above')
  if (met < receipts.length) misfit(0, `receipt ~${receipts[met]} is not in the record, or not in this order`)
  return `ok: ${draws} chance lines among ${lines.length}, ${fair ? 'commit, dice, tags fit' : 'dice unproved'}`
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  try {
    if (!process.argv[2]) misfit(0, 'usage: node verify_record.mjs FILE [receipts]')
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(process.argv[2]))
    console.log(
      verify(
        text,
        process.argv.slice(3).map((tag) => tag.replace('~', '')),
      ),
    )
  } catch (fault) {
    console.log(fault.message)
    process.exitCode = 1
  }
