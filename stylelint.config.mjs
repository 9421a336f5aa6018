const colorFunctions = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/;

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard-scss',
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'left-to-right' } },
  ignoreFiles: ['out/**', '**/.next/**', 'coverage/**'],
  rules: {
    'declaration-no-important': true,
    'keyframe-declaration-no-important': true,
    'property-layout-mappings': 'flow-relative',
    'selector-max-id': 0,
    // As in TypeScript: styles.cardTitle.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: (selector) => `Expected class selector "${selector}" to be camelCase` },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'max-nesting-depth': [3, { ignoreAtRules: ['include', 'media', 'supports', 'container'] }],
    'media-feature-name-disallowed-list': [
      ['width', 'height', 'orientation', 'aspect-ratio', '/^(min|max|device)-/'],
      {
        message: (name) =>
          `"${name}" of the screen: include a mixin of components/ui/_screens.scss, or ask the container`,
      },
    ],
    'property-disallowed-list': [
      ['/^--t-/'],
      {
        message: (property) =>
          `"${property}" is set by app/styles/tokens.scss alone: take another role of components/ui/_type.scss`,
      },
    ],
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-property-value-disallowed-list': [
      {
        '/.*/': [colorFunctions],
        'font-size': [/\d(px|pt|rem|ch|vw)\b/],
        font: [/\d(px|pt|rem|ch|vw)\b/],
        'font-family': [/^(?!var\(|inherit)/],
        // One to three pixels are drawing, not spacing.
        '/^(margin|padding|gap|row-gap|column-gap|--layout-(gap|across))/': [
          /(?<![\d.])([4-9]|\d{2,})(\.\d+)?px/,
          /\drem\b/,
        ],
        'border-radius': [/\d(px|rem)\b/],
        'z-index': [/^\d{2,}/],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}" has a raw colour or size: use a token of app/styles/tokens.scss`,
      },
    ],
  },
  overrides: [
    {
      files: ['app/styles/tokens.scss', 'app/styles/_pigments.scss'],
      rules: {
        'color-no-hex': null,
        'declaration-property-value-disallowed-list': null,
        'property-disallowed-list': null,
      },
    },
    {
      files: ['components/ui/_screens.scss'],
      rules: { 'media-feature-name-disallowed-list': null },
    },
  ],
};

export default config;
