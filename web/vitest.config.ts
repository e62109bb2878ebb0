import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './build/icons'

export default defineConfig({
  plugins: [icons(), svelte()],
  test: { environment: 'node', include: ['test/*.test.ts'] },
})
