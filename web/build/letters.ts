// The fonts with the letters of our four languages and the weights we write in, and nothing else: half of the first load were letters nobody reads.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const FOLDER = new URL('../src/styles/letters/', import.meta.url)
const FONTS = ['grenze-gotisch', 'alegreya', 'atkinson-hyperlegible-next']
const PARTS = {
  latin: `${run(0x20, 0x7e)}${run(0xa0, 0xff)}–—‘’‚“”„…•‹›€™−×→\u2009\u202f`,
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽž',
}
const WEIGHTS = { wght: { min: 400, max: 700 } }

export function letters(): Plugin {
  return {
    name: 'letters',
    async buildStart() {
      mkdirSync(FOLDER, { recursive: true })
      for (const font of FONTS) for (const [part, text] of Object.entries(PARTS)) await cut(font, part, text)
    },
  }
}

async function cut(font: string, part: string, text: string): Promise<void> {
  const file = new URL(`${font}-${part}.woff2`, FOLDER)
  if (existsSync(file)) return
  const whole = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`,
  )
  writeFileSync(file, await subset(readFileSync(whole), text, { targetFormat: 'woff2', variationAxes: WEIGHTS }))
}

/** All letters from one number to another. */
function run(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
