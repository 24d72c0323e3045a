import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import { FIXED_LISTS, href } from '#config/routes.ts'
import type { Namespaces } from '#messages/catalogue.ts'

type Keys<Texts, Start extends string> = {
  readonly [Key in keyof Texts as Key extends `${Start}${string}` ? Key : never]: string
}

/** What is said of a game: the page passes these texts of three namespaces, and no more. */
export type AboutTexts = Keys<Namespaces['pages'], 'game.'> &
  Keys<Namespaces['search'], 'feature.'> &
  Keys<Namespaces['site'], 'list.'> & {
    readonly all: string
    readonly again: string
    readonly nothing: string
    readonly back: string
    readonly forward: string
  }

/** Of one round, in minor units. */
export interface Stakes {
  readonly least: bigint
  readonly most: bigint
  readonly currency: CurrencyCode
}

/** All that a page tells of a game, whoever knows it: the build, or the catalogue of today. */
export interface AboutGame {
  readonly slug: string
  readonly name: string
  readonly studio: { readonly slug: string; readonly name: string }
  /** Lists that it stands in: its kind first, then its theme. */
  readonly categories: readonly string[]
  readonly kind: 'blackjack' | 'roulette' | 'slot' | 'videoPoker' | 'wheel'
  /** In percent; null where the house does not tell it. */
  readonly rtp: number | null
  readonly maxWin: number
  /** Null where it hangs on the bets. */
  readonly volatility: 'high' | 'low' | 'medium' | null
  readonly stakes: Stakes | null
  readonly features: readonly string[]
  readonly isLive: boolean
}

/** A text of the namespaces by a key that came from elsewhere; undefined for one that has none. */
export const textOf = (texts: AboutTexts, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key as keyof AboutTexts] : undefined

/** The list that a game is at home in: a slot's theme, a table's kind. */
export const themeOf = ({ categories: [kind = '', theme = kind] }: AboutGame): string => theme

const FIXED: readonly string[] = FIXED_LISTS

/** The page of a list; the fixed ones have a path of their own. */
export const listPath = (locale: Locale, slug: string): string =>
  FIXED.includes(slug) ? `/${locale}/${slug}/` : href(locale, 'gameList', { slug })
