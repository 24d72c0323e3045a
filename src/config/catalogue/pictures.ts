import { ART } from './art.ts'

const COLOURS: Readonly<Record<string, { readonly colour: string }>> = ART

/** The address of a tile's picture, 3:4. */
export const tileImage = (slug: string, width: 240 | 480, format: 'avif' | 'webp'): string =>
  `/art/tiles/${slug}-${width}.${format}`

/** The address of a title's wide picture, 16:9; only the titles of `WIDE` have one. */
export const wideImage = (slug: string, format: 'avif' | 'webp'): string =>
  `/art/tiles/wide-${slug}-720.${format}`

/** The colour that stands in a tile's place until its picture is there. */
export const toneOf = (slug: string): string | undefined => COLOURS[slug]?.colour
