import { BRAND, hasFeature, OPERATOR } from '#config/build.ts'
import type { Title } from '#config/catalogue/all-titles.ts'
import { SHELF, stakeRange } from '#config/catalogue/games.ts'
import type { Locale } from '#config/locales.ts'
import { pageCurrency } from '#config/page-currency.ts'
import type { AboutGame, AboutTexts } from '#islands/game-about/about.ts'
import { catalogue } from '#messages/catalogue.ts'

/** Whether the house tells what a game returns. */
export const SHOWS_RETURN: boolean = hasFeature(OPERATOR, 'ShowRTP')

const starting = (texts: Readonly<Record<string, string>>, start: string) =>
  Object.entries(texts).filter(([key]) => key.startsWith(start))

/** The texts that tell of a game, and no others: the page of a late game carries them. */
export function aboutTexts(locale: Locale): AboutTexts {
  const site = catalogue(locale, 'site')
  return {
    ...Object.fromEntries([
      ...starting(catalogue(locale, 'pages'), 'game.'),
      ...starting(catalogue(locale, 'search'), 'feature.'),
      ...starting(site, 'list.')
    ]),
    all: catalogue(locale, 'lobby')['row.all'],
    nothing: catalogue(locale, 'pages')['notFound.title'],
    again: catalogue(locale, 'play')['play.tryAgain'],
    back: site['site.back'],
    forward: site['site.forward']
  } as AboutTexts
}

/** What the build knows of a game; stakes in the currency that a page without a player shows. */
export function aboutGame(locale: Locale, { slug }: Title): AboutGame | undefined {
  const game = SHELF.find(({ title }) => title.slug === slug)
  if (!game) return undefined
  const currency = pageCurrency(locale, BRAND.licence)
  const range = stakeRange(slug, currency)
  const { studio, categories, kind, rtp, maxWin, volatility, features, isLive } = game
  return {
    slug,
    name: game.title.name,
    studio,
    categories,
    kind,
    rtp: SHOWS_RETURN ? Number(rtp) : null,
    maxWin,
    volatility: volatility ?? null,
    stakes: range ? { ...range, currency } : null,
    features,
    isLive
  }
}
