import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { blurbs } from './build/blurbs.ts'
import { icons } from './build/icons.ts'

export default defineConfig({
  plugins: [blurbs(), icons(), svelte()],
  test: { environment: './test/browser.ts', include: ['test/*.test.ts'] },
})
