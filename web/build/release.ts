// The service worker keeps files by release: its name for them follows the page, which names its scripts by what is in them.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'ludoteka-release'

export function release(): Plugin {
  let folder = ''
  return {
    name: 'release',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const worker = join(folder, 'sw.js')
      writeFileSync(worker, released(readFileSync(worker, 'utf8'), readFileSync(join(folder, 'index.html'), 'utf8')))
    },
  }
}

/** The worker of the release whose page this is. */
export function released(worker: string, page: string): string {
  return worker.replace(NAME, `ludoteka-${createHash('sha256').update(page).digest('hex').slice(0, 12)}`)
}
