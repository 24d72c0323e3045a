/** How a typeface stands in its own file, and how a system font is bent to its widths meanwhile. */
interface Font {
  readonly family: string
  readonly kind: 'sans' | 'serif'
  /** The lightest and the heaviest weight of the variable font. */
  readonly weights: `${number} ${number}`
  /** In per cent: size-adjust, ascent-override and descent-override of the system font. */
  readonly standIn: readonly [size: number, ascent: number, descent: number]
}

const sans = (family: string, weights: Font['weights'], ...standIn: Font['standIn']): Font => ({
  family,
  kind: 'sans',
  weights,
  standIn
})

const serif = (...font: Parameters<typeof sans>): Font => ({ ...sans(...font), kind: 'serif' })

/** The typefaces that a brand file may name, by the name of their package. */
export const FONTS = {
  bitter: serif('Bitter', '100 900', 117.5, 79.6, 22.6),
  'bricolage-grotesque': sans('Bricolage Grotesque', '200 800', 110.7, 84, 24.4),
  figtree: sans('Figtree', '300 900', 100.6, 94.4, 24.8),
  fraunces: serif('Fraunces', '100 900', 117.6, 83.2, 21.7),
  'instrument-sans': sans('Instrument Sans', '400 700', 101.8, 95.3, 24.6),
  mulish: sans('Mulish', '200 1000', 104.4, 96.3, 24),
  oswald: sans('Oswald', '200 700', 89.6, 133.2, 32.3),
  'playfair-display': serif('Playfair Display', '400 900', 112.5, 96.1, 22.3),
  'public-sans': sans('Public Sans', '100 900', 103.9, 91.4, 21.7),
  sora: sans('Sora', '100 800', 115.1, 84.3, 25.2),
  'source-sans-3': sans('Source Sans 3', '200 900', 93.5, 109.6, 42.8),
  'work-sans': sans('Work Sans', '100 900', 111.2, 83.7, 21.9)
} as const satisfies Record<string, Font>

export type FontName = keyof typeof FONTS

export const FONT_NAMES = Object.keys(FONTS) as readonly FontName[]

const LOCAL = {
  sans: ['Arial', 'Liberation Sans', 'Helvetica'],
  serif: ['Times New Roman', 'Liberation Serif', 'Times']
} as const

const GENERIC = { sans: 'system-ui, sans-serif', serif: 'serif' } as const

/**
 * Letters beyond Western Europe lie in a file of their own, loaded where a page has one of them. The
 * other comes last and names no range: it goes first, and every page has a letter of it.
 */
const FILES = {
  'latin-ext': 'U+0100-02FF, U+1D00-1EFF, U+20A0-20CF, U+2C60-2C7F, U+A720-A7FF',
  latin: undefined
} as const

/** The value of `font-family`: the typeface, its stand-in, and any of its kind. */
export function fontFamily(name: FontName): string {
  const { family, kind } = FONTS[name]
  return `"${family}", "${family} stand-in", ${GENERIC[kind]}`
}

/**
 * The `@font-face` rules of a typeface; the addresses of files are those of their package. A typeface
 * that comes late waits for the next page: words that change their widths would move the page.
 */
export function fontFaces(name: FontName): string {
  const { family, kind, weights, standIn } = FONTS[name]
  const [size, ascent, descent] = standIn
  const files = Object.entries(FILES).map(
    ([subset, range]) => `@font-face {
  font-family: "${family}";
  src: url("@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2") format("woff2");
  font-weight: ${weights};
  font-display: optional;${
    range
      ? `
  unicode-range: ${range};`
      : ''
  }
}
`
  )
  return `${files.join('')}@font-face {
  font-family: "${family} stand-in";
  src: ${LOCAL[kind].map(local => `local("${local}")`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`
}
