// A release has a name of its own for what its service worker keeps.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { released } from '../build/release.ts'

const worker = readFileSync(join(import.meta.dirname, '../public/sw.js'), 'utf8')
const kept = (page: string): string => /const KEPT = '([^']+)'/.exec(released(worker, page))![1]!

test('what another page brings is kept under another name', () => {
  expect(kept('<script src="/assets/index-a.js">')).not.toBe(kept('<script src="/assets/index-b.js">'))
  expect(kept('<p>')).toBe(kept('<p>'))
})
