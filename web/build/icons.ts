// Icons one by one: `import sword from 'icon:game/sword'`. Only what icons.json credits may be used.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

type Set = { icons: Record<string, { body: string; width?: number; height?: number }>; width?: number; height?: number }
const SETS: Record<string, string> = {
  game: '@iconify-json/game-icons/icons.json',
  ui: '@iconify-json/lucide/icons.json',
}
const here = createRequire(import.meta.url)

export function icons(): Plugin {
  const read: Record<string, Set> = {}
  const credits = JSON.parse(readFileSync(new URL('../icons.json', import.meta.url), 'utf8')) as Record<string, string>
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null
      const [set = '', name = ''] = id.slice('\0icon:'.length).split('/')
      if (set === 'game' && !(name in credits)) throw new Error(`icon ${name}: its author is not in icons.json`)
      const file = SETS[set]
      if (!file) throw new Error(`no icon set ${set}: it is one of ${Object.keys(SETS).join(', ')}`)
      read[set] ??= JSON.parse(readFileSync(here.resolve(file), 'utf8')) as Set
      const icon = read[set].icons[name]
      if (!icon) throw new Error(`no icon ${set}/${name}`)
      const size = icon.width ?? read[set].width ?? 16
      return `export default ${JSON.stringify({ body: icon.body, size })}`
    },
  }
}
