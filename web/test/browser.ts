// Vitest's node environment with modules compiled as for the browser: what is state there is state here too.
import type { Environment } from 'vitest/environments'

export default {
  name: 'browser',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment
