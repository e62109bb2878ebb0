// The CSS of the pages: styles/*.css and the <style> of every component. prettier lays it out; this finds mistakes.
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Rules stand below each other without blank lines, which part groups of rules where their author saw fit.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // The variant of a piece for one theme or place stands beside the piece, before weaker selectors of other pieces.
    'no-descending-specificity': null,
    // Svelte's mark for selectors that reach into other components.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Pieces of a game have the names that the engine gives them: .end_heal.
    'selector-class-pattern': '^[a-z][a-z0-9]*([-_][a-z0-9]+)*$',
    // Vite resolves plain strings.
    'import-notation': 'string',
    // Safari before 16.4 knows (max-width: 40rem), but not (width <= 40rem).
    'media-feature-range-notation': 'prefix',
    // Safari knows it under no other name.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    // Names of fonts, in our custom properties too, and SVG's currentColor have capitals.
    'value-keyword-case': ['lower', { ignoreProperties: [/^--/], camelCaseSvgKeywords: true }],
  },
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
}
