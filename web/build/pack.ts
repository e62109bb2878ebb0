// Every page that shrinks lies beside its packed form, which the server sends to browsers that take it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SHRINKS = /\.(js|css|html|svg|webmanifest)$/
const WORTH = 1024

export function pack(): Plugin {
  let folder = ''
  return {
    name: 'pack',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = join(each.parentPath, each.name)
        if (!each.isFile() || !SHRINKS.test(each.name)) continue
        const whole = readFileSync(file)
        if (whole.length > WORTH) writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }))
      }
    },
  }
}
