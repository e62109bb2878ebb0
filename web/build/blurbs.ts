// What the start page says of the games in the box, one module for each language: a name and two sentences need not
// wait for all of a game's words. `import blurbs from 'blurbs:pl'` is { kragmortha: { title, blurb }, … }.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const GAMES = new URL('../../src/ludoteka/games/', import.meta.url)

export function blurbs(): Plugin {
  return {
    name: 'blurbs',
    resolveId: (id) => (id.startsWith('blurbs:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0blurbs:')) return null
      const language = id.slice('\0blurbs:'.length)
      const found: Record<string, Record<string, string>> = {}
      for (const folder of existsSync(GAMES) ? readdirSync(GAMES) : []) {
        const file = new URL(`${folder}/texts/${language}.ftl`, GAMES)
        if (!existsSync(file)) continue
        this.addWatchFile(file.pathname)
        const text = readFileSync(file, 'utf8')
        found[folder.replaceAll('_', '-')] = Object.fromEntries(
          ['title', 'blurb'].map((name) => [name, text.match(new RegExp(`^${name} = (.+)$`, 'm'))?.[1] ?? '']),
        )
      }
      return `export default ${JSON.stringify(found)}`
    },
  }
}
