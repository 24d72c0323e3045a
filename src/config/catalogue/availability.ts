import type { PUBLIC_LICENCES } from '../licences.ts'
import type { StudioSlug } from './studios.ts'
import type { TableSlug } from './tables.ts'

/** Where somebody would play: codes in capitals, as far as they are known. */
export interface PlayPlace {
  readonly licence: string
  readonly country?: string | null | undefined
  readonly subDivision?: string | null | undefined
}

/** A studio or a game that is not offered where all that is named holds. */
interface NotOffered {
  readonly studio?: StudioSlug
  readonly game?: TableSlug
  readonly licences?: readonly (typeof PUBLIC_LICENCES)[number][]
  readonly countries: readonly string[]
  readonly subDivisions?: readonly string[]
}

/** Where studios have no supply licence, or a kind of game is not allowed. */
export const NOT_OFFERED: readonly NotOffered[] = [
  // Ontario licenses suppliers by itself.
  { studio: 'saltmarsh-nine', countries: ['CA'], subDivisions: ['ON'] },
  { studio: 'brass-lantern', countries: ['CA'], subDivisions: ['ON', 'QC'] },
  { studio: 'norrsken-works', countries: ['NO'], licences: ['anj', 'cos', 'crc'] },
  { game: 'grand-wheel', countries: ['JP'] }
]

const isNamed = (named: readonly string[] | undefined, own: string | null | undefined) =>
  named === undefined || (own !== null && own !== undefined && named.includes(own))

/** Whether a game may be shown and played there; what is not known of a place rules nothing out. */
export function isOfferedIn(
  game: { readonly slug: string; readonly studio: string },
  { licence, country, subDivision }: PlayPlace
): boolean {
  return !NOT_OFFERED.some(
    rule =>
      (rule.studio === undefined || rule.studio === game.studio) &&
      (rule.game === undefined || rule.game === game.slug) &&
      isNamed(rule.countries, country?.toUpperCase()) &&
      isNamed(rule.subDivisions, subDivision?.toUpperCase()) &&
      isNamed(rule.licences, licence)
  )
}
