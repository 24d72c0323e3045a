import { BRAND, hasFeature, OPERATOR } from '#config/build.ts'
import type { Title } from '#config/catalogue/all-titles.ts'
import { type Game, SHELF } from '#config/catalogue/games.ts'
import { SLOT_FEATURES, unitOf } from '#config/catalogue/models.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { pageCurrency } from '#config/page-currency.ts'
import { catalogue } from '#messages/catalogue.ts'
import { returnText, stakeText } from '#rules/browse/figures.ts'
import { MARKS, VOLATILITIES } from '#rules/browse/shelf-file.ts'
import { SORTS, type Sort } from '#rules/browse/wanted.ts'
import { marksOf, unitsOf } from './shelf.ts'
import { fill } from './text.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  /** How many games of the list it leaves. */
  readonly count: number
}

const RETURNS = [95.5, 96, 97, 99]
const STAKES = [10, 20, 50, 100, 200, 500, 1000, 2500, 5000, 10_000, 50_000, 200_000]

/** A choice that all games share, or none, is no choice. */
const telling = (choices: readonly Choice[], total: number): readonly Choice[] => {
  const left = choices.filter(({ count }) => count > 0)
  return left.length > 1 || left.some(({ count }) => count < total) ? left : []
}

/** What a list can be sifted by: what tells its games apart, with the words of a locale. */
export function siftChoices(locale: Locale, titles: readonly Title[]) {
  const words = { ...catalogue(locale, 'search'), ...catalogue(locale, 'pages') }
  const { bcp47 } = LOCALES[locale]
  const currency = pageCurrency(locale, BRAND.licence)
  const slugs = new Set<string>(titles.map(({ slug }) => slug))
  const games = SHELF.filter(({ title }) => slugs.has(title.slug))
  const choice = (value: string, label: string, fits: (game: Game) => boolean): Choice => ({
    value,
    label,
    count: games.filter(fits).length
  })
  const several = (choices: readonly Choice[]) => telling(choices, games.length)
  const hasReturn = hasFeature(OPERATOR, 'ShowRTP')

  const returns = RETURNS.map(least =>
    choice(
      String(least),
      fill(words['browse.return.least'], { percent: returnText(least, bcp47) }),
      ({ rtp }) => Number(rtp) >= least
    )
  )
  const ranges = games.map(({ title }) => unitsOf(title.slug))
  const lowest = Math.min(...ranges.map(([least]) => least))
  const highest = Math.max(...ranges.map(([, most]) => most))
  const stakes = STAKES.filter(units => units >= lowest && units <= highest).map(units => ({
    value: String(units),
    label: stakeText(units, Number(unitOf(currency)), currency, bcp47)
  }))
  const sorts = SORTS.filter(sort => sort !== 'return' || hasReturn)

  return {
    studio: several(
      STUDIOS.map(({ slug, name }) => choice(slug, name, ({ studio }) => studio.slug === slug))
    ),
    feature: several(
      SLOT_FEATURES.map(name =>
        choice(name, words[`feature.${name}`], ({ features }) => features.includes(name))
      )
    ),
    volatility: several(
      VOLATILITIES.map(name =>
        choice(name, words[`game.volatility.${name}`], ({ volatility }) => volatility === name)
      )
    ),
    rtp: hasReturn ? returns.filter(({ count }) => count > 0 && count < games.length) : [],
    jackpots: games.filter(game => marksOf(game) & MARKS.jackpot).length,
    stakes: stakes.length > 1 ? stakes : [],
    sorts: sorts.map((sort: Sort) => ({ value: sort, label: words[`browse.sort.${sort}`] }))
  }
}
