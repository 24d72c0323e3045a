import { ART } from './art.ts'

const COLOURS: Readonly<Record<string, { readonly colour: string }>> = ART

/** The address of a tile's picture, 3:4, without the format's ending. */
export const tileImage = (slug: string, width: 240 | 480): string => `/art/tiles/${slug}-${width}`

/** The address of a title's wide picture, 16:9, without the format's ending. */
export const wideImage = (slug: string): string => `/art/tiles/wide-${slug}-720`

/** Three digits instead of six: for a moment's placeholder as good, and half the bytes of a page. */
const short = (colour: string) =>
  colour.replace(/[\da-f]{2}/g, pair => Math.round(Number.parseInt(pair, 16) / 17).toString(16))

/** The colour that stands in a tile's place until its picture is there. */
export function toneOf(slug: string): string | undefined {
  const colour = COLOURS[slug]?.colour
  return colour && short(colour)
}
