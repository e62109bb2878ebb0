import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { blurbs } from './build/blurbs.ts'
import { icons } from './build/icons.ts'
import { letters } from './build/letters.ts'
import { pack } from './build/pack.ts'
import { release } from './build/release.ts'
import { textures } from './build/textures.ts'

const door = process.env['LUDOTEKA_DOOR'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [blurbs(), icons(), letters(), textures(), svelte(), release(), pack()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } }, // the content policy knows no data: addresses
  server: { proxy: { '/api': { target: door, ws: true, changeOrigin: false } } },
})
