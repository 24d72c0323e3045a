import { ART } from './art.ts'

const COLOURS: Readonly<Record<string, { readonly colour: string }>> = ART

/** The address of a tile's picture, 3:4, without the format's ending. */
export const tileImage = (slug: string, width: 240 | 480): string => `/art/tiles/${slug}-${width}`

/** The address of a title's wide picture, 16:9, without the format's ending. */
export const wideImage = (slug: string): string => `/art/tiles/wide-${slug}-720`

/** The colour that stands in a tile's place until its picture is there. */
export const toneOf = (slug: string): string | undefined => COLOURS[slug]?.colour
