import { expect, test } from 'vitest'
import { Frames } from '../src/table/frames'

function seen(...lengths: number[]): number {
  let said = 0
  const frames = new Frames(() => {
    said += 1
  })
  for (const length of lengths) frames.heard(length)
  return said
}

test('a machine that draws sixty frames a second keeps its pieces moving, even with a pause now and then', () => {
  expect(seen(...Array.from({ length: 90 }, (_, n) => (n % 10 ? 16.7 : 120)))).toBe(0)
})

test('a machine whose usual frame is late is told once it has shown enough of them', () => {
  expect([seen(...Array<number>(44).fill(40)), seen(...Array<number>(45).fill(40))]).toEqual([0, 1])
})
