/** A house that makes games; `mark` says how its mark is drawn and how it frames its pictures. */
export interface Studio {
  readonly slug: string
  readonly name: string
  readonly kind: 'slots' | 'tables' | 'live'
  readonly mark: string
}

export const STUDIOS = [
  {
    slug: 'halcyon-reels',
    name: 'Halcyon Reels',
    kind: 'slots',
    mark: 'three waves; wide water, light from above'
  },
  {
    slug: 'obsidian-mill',
    name: 'Obsidian Mill',
    kind: 'slots',
    mark: 'mill sails; low cameras, embers, one hard light'
  },
  {
    slug: 'norrsken-works',
    name: 'Norrsken Works',
    kind: 'slots',
    mark: 'three rays of northern light; far horizons, cold rims'
  },
  {
    slug: 'pixelmoor',
    name: 'Pixelmoor',
    kind: 'slots',
    mark: 'six pixels; tilted frames, tubes of light'
  },
  {
    slug: 'brass-lantern',
    name: 'Brass Lantern',
    kind: 'slots',
    mark: 'a lantern; a thin brass frame, lettering on top or bottom'
  },
  {
    slug: 'kettle-and-crow',
    name: 'Kettle & Crow',
    kind: 'slots',
    mark: 'a kettle; daylight, thick candy letters'
  },
  {
    slug: 'saltmarsh-nine',
    name: 'Saltmarsh Nine',
    kind: 'slots',
    mark: 'a nine in reeds; title on top, poster paper, close crops'
  },
  {
    slug: 'copper-fern',
    name: 'Copper Fern',
    kind: 'slots',
    mark: 'a fern frond; off-centre subjects, long warm light'
  },
  {
    slug: 'velvet-table',
    name: 'Velvet Table',
    kind: 'tables',
    mark: 'a lozenge; felt, one lamp, ivory letters'
  },
  {
    slug: 'mirador-live',
    name: 'Mirador Live',
    kind: 'live',
    mark: 'an eye; studio light, ivory letters'
  }
] as const satisfies readonly Studio[]

export type StudioSlug = (typeof STUDIOS)[number]['slug']
