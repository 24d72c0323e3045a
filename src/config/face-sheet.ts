import type { Operator } from './brand-file.ts'
import { fontFaces, fontFamily } from './fonts.ts'
import { BREAKPOINTS, type ThemeName } from './look.ts'

/** Tokens by their names, as the sheets use them. */
function tokensOf({
  colours,
  details,
  fonts,
  roundness
}: Operator): Readonly<Record<string, string>> {
  return {
    ...colours,
    'font-display': fontFamily(fonts.display),
    'font-text': fontFamily(fonts.text),
    'font-read': `var(--font-${fonts.read})`,
    'r-s': roundness.small,
    'r-m': roundness.medium,
    'r-l': roundness.large,
    'r-control': roundness.control,
    'r-pill': roundness.pill,
    ...details
  }
}

const SCHEMES = { theme1: 'dark', theme2: 'light', theme3: 'dark' } as const satisfies Record<
  ThemeName,
  string
>

/** The mark's size on wide screens, where it is another one. */
function desktopLogo({ logo, logoDesktop }: Operator): string {
  const { width, height } = logoDesktop
  if (width === logo.width && height === logo.height) return ''
  return `  @media (width >= ${BREAKPOINTS.lg}px) {
    .bar__logo svg { width: ${width}px; height: ${height}px; }
  }
`
}

/** The style sheet of an operator's face: its typefaces and the values of every token. */
export function faceSheet(brand: Operator): string {
  const { display, text } = brand.fonts
  const tokens = Object.entries(tokensOf(brand)).map(
    ([name, value]) => `    --${name}: ${value};\n`
  )
  return `@layer reset, tokens, base, components, layout, islands, utilities;
${[...new Set([display, text])].map(fontFaces).join('')}
@layer tokens {
  :root {
    color-scheme: ${SCHEMES[brand.theme]};
${tokens.join('')}  }
${desktopLogo(brand)}}
`
}

/** What of a face is colour and edge; typefaces, shapes and the mark stay the house's own. */
const PAINT = [
  'stage-action',
  'on-stage-action',
  'shadow-2',
  'edge',
  'card-edge',
  'card-ground',
  'mark-filter'
] as const

/** The sheet by which a document marked with the theme of a brand wears that brand's colours. */
export function palette({ theme, colours, details }: Operator): string {
  const tokens = { ...colours, ...Object.fromEntries(PAINT.map(name => [name, details[name]])) }
  const values = Object.entries(tokens).map(([name, value]) => `--${name}: ${value};`)
  return `@layer tokens { :root[data-theme="${theme}"] { color-scheme: ${SCHEMES[theme]}; ${values.join(' ')} } }`
}
