// The browser's verifier agrees with Python's on the published vectors: draw by draw, record by record, line by line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draw, keyed, verify, type Keepsake } from '../src/verify/check'
import { Misfit } from '../src/verify/record'

type Draw = { secret: string; match: string; entropy: string[]; number: number; label: string; lots: string; i: string }
const VECTORS = JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/table/fair_vectors.json'), 'utf8')) as {
  draws: Draw[]
  records: { name: string; text: string; receipts?: string[] }[]
  tampered: { name: string; line: number; text: string }[]
}
const unhex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g)!, (pair) => parseInt(pair, 16))

const wrong = async (text: string, kept = { receipts: [] as string[] }): Promise<Misfit | null> =>
  verify(text, kept).then(
    () => null,
    (fault) => {
      if (fault instanceof Misfit) return fault
      throw fault
    },
  )

test('every draw is the lot that Python draws', async () => {
  const drawn = await Promise.all(
    VECTORS.draws.map(async (one) =>
      String(
        await draw(
          await keyed(unhex(one.secret)),
          `match ${one.match}`,
          one.entropy,
          one.number,
          one.label,
          BigInt(one.lots),
        ),
      ),
    ),
  )
  expect(drawn).toEqual(VECTORS.draws.map((one) => one.i))
})

test('every good record fits', async () => {
  for (const record of VECTORS.records) expect([record.name, await wrong(record.text)]).toEqual([record.name, null])
})

test('of every tampered record the same line is named as by Python', async () => {
  const found = await Promise.all(VECTORS.tampered.map(async (one) => [one.name, (await wrong(one.text))?.line]))
  expect(found).toEqual(VECTORS.tampered.map((one) => [one.name, one.line]))
})

test('what a browser kept is held against the record', async () => {
  const text = VECTORS.records[0]!.text
  const tags = [...text.matchAll(/^[1-9].* ~([0-9a-f]{8})$/gm)].map((row) => row[1]!)
  expect(
    await verify(text, { receipts: tags, commit: /commit (\S+)/.exec(text)![1]!, entropy: ['a11ce'] }),
  ).toMatchObject({ receipts: tags.length, promised: true, given: true })
  expect((await wrong(text, { receipts: [tags[1]!, tags[0]!] }))?.key).toBe('verify-wrong-receipt')
  expect(
    (
      (await verify(text, { receipts: [], commit: `sha256:${'0'.repeat(64)}` }).catch(
        (fault) => fault as Misfit,
      )) as Misfit
    ).key,
  ).toBe('verify-wrong-promise')
  expect(
    ((await verify(text, { receipts: [], entropy: ['beef'] }).catch((fault) => fault as Misfit)) as Misfit).key,
  ).toBe('verify-wrong-entropy')
})

test('pledges that this browser saw are held against the record, and those without a pledge are counted', async () => {
  const { text } = VECTORS.records.find((record) => record.name.startsWith('digits pledged before'))!
  const pledges = [...text.matchAll(/^pledge (P. sha256:.*)$/gm)].map((row) => row[1]!)
  expect(await verify(text, { receipts: [], pledges })).toMatchObject({ pledged: 2, calledOff: 1, seen: true })
  const other = [pledges[0]!, pledges[1]!.replace(/....$/, '0000')]
  const fault = await verify(text, { receipts: [], pledges: other }).catch((misfit) => misfit as Misfit)
  expect((fault as Misfit).key).toBe('verify-other-pledges')
  const half = VECTORS.records.find((record) => record.name.startsWith('digits pledged by one'))!
  expect(await verify(half.text)).toMatchObject({ pledged: 1, entropy: 2, seen: null })
})

test('what was noted before a start that was called off is held against the row of that start', async () => {
  const { text } = VECTORS.records.find((record) => record.name.startsWith('digits pledged before'))!
  const [off, commit] = [/called-off (\S+)/.exec(text)![1]!, /commit (\S+)/.exec(text)![1]!]
  const key = async (kept: Keepsake) =>
    verify(text, kept).then(
      (verdict) => verdict.promised,
      (fault) => (fault as Misfit).key,
    )
  expect(await key({ receipts: [], commit, calledOff: 1 })).toBe(true)
  expect(await key({ receipts: [], commit: off, calledOff: 0, entropy: ['ab'] })).toBe(null)
  expect(await key({ receipts: [], commit, calledOff: 0 })).toBe('verify-wrong-promise')
  expect(await key({ receipts: [], commit, calledOff: 2 })).toBe('verify-hidden-start')
})
