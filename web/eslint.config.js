// Finds mistakes in the TypeScript and Svelte of the pages and in the JavaScript of bench/ and examples/; prettier lays
// code out. It runs from the root of the repository (`npm run lint`); patterns begin with **/ for editors that start here.
//
// Where files still had `any` when the rules against it came, eslint-suppressions.json counts the places: no file may
// have more of them. Once a file has fewer, `npm run lint:js -- --prune-suppressions` writes the new count.
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '**/web/src/protocol/'] }, // the last is written by scripts/browser_types.py
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    // Rules that ask for types, such as the one against promises nobody waits for. Not in components: TypeScript builds its
    // program anew for each of them, which doubles the time.
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['**/*.svelte'],
    extends: [svelte.configs.recommended],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // {' · '} keeps the space at the edge of a block, which Svelte drops otherwise.
      'svelte/no-useless-mustaches': 'off',
      // The second knows that $props() hands out what may change.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  { files: ['**/*.config.js'], languageOptions: { globals: globals.node } },
  { files: ['**/public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['**/examples/**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['**/bench/**/*.js'],
    // The WebSocket there is that of the package ws.
    languageOptions: { sourceType: 'commonjs', globals: { ...globals.node, WebSocket: 'off' } },
  },
)
