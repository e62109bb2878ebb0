import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './build/icons.ts'

export default defineConfig({
  plugins: [icons(), svelte()],
  test: { environment: 'node', include: ['test/*.test.ts'] },
})
