// Every sentence of the room is there in every language, with the same arguments, and none is asked for that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', 'src')
const AREAS = readdirSync(join(ROOT, 'i18n/texts/en')).map((file) => `i18n/texts/*/${file}`)
const FOLDERS = [
  ...AREAS,
  'i18n/table',
  ...readdirSync(join(ROOT, 'games'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => `games/${each.name}/texts`)
    .filter((folder) => existsSync(join(ROOT, folder))),
]
const LANGUAGES = ['en', 'pl', 'de', 'cs']
/** Names that are put together from parts; every one of these beginnings has messages. */
const MADE = /^[a-z-]+-$/

type Message = { name: string; args: string[] }

function read(folder: string, language: string): Message[] {
  const text = readFileSync(
    folder.includes('*') ? join(ROOT, folder.replace('*', language)) : join(ROOT, folder, `${language}.ftl`),
    'utf8',
  )
  return text
    .split(/\n(?=[a-z])/)
    .filter((part) => /^[a-z][a-z0-9-]* =/.test(part))
    .map((part) => ({
      name: part.split(' =')[0]!,
      args: [...new Set([...part.matchAll(/\$([a-z-]+)/g)].map((found) => found[1]!))].sort(),
    }))
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory()
      ? files(join(folder, each.name))
      : /\.(svelte|ts)$/.test(each.name)
        ? [join(folder, each.name)]
        : [],
  )
}

for (const folder of FOLDERS) {
  for (const language of LANGUAGES.slice(1)) {
    test(`${folder} has in ${language} the same sentences with the same arguments as in English`, () => {
      expect(read(folder, language)).toEqual(read(folder, 'en'))
    })
  }
}

test('no sentence is said twice under one name', () => {
  const names = FOLDERS.filter((folder) => folder !== 'i18n/table').flatMap((folder) =>
    read(folder, 'en').map((message) => message.name),
  )
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test('every sentence that a page asks for exists', () => {
  const known = new Set(FOLDERS.flatMap((folder) => read(folder, 'en').map((message) => message.name)))
  const asked = files(ROOT).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\(([^)]*)\)/g)].flatMap((call) =>
      [...call[1]!.matchAll(/(?<![=!]== )(?<!\[)'([a-z][a-z0-9-]*)'(?!\])/g)].map((found) => found[1]!),
    ),
  )
  const values = new Set(['agreed', 'die', 'hail', 'pause', 'resign', 'seat']) // arguments of a sentence, not sentences
  expect([...new Set(asked)].filter((name) => !known.has(name) && !values.has(name) && !MADE.test(name))).toEqual([])
})

test('every sentence is asked for somewhere', () => {
  const source = files(ROOT)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const beginnings = [...source.matchAll(/[`']([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]!)
  const names = FOLDERS.filter((folder) => folder !== 'i18n/table').flatMap((folder) =>
    read(folder, 'en').map((message) => message.name),
  )
  const unused = names.filter(
    (name) => !source.includes(`'${name}'`) && !beginnings.some((beginning) => name.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})
