import type { APIRoute } from 'astro'

import { BRAND, BUILT_LOCALES } from '#config/build.ts'
import { SHELVES } from '#config/catalogue/picks.ts'
import { LISTS } from '#config/catalogue/rows.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { SYMBOLS, symbolImage } from '#config/catalogue/symbols.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import type { SearchData, Words } from '#islands/search/search-data.ts'
import { catalogue } from '#messages/catalogue.ts'
import { formatMessage } from '#rules/message-format.ts'
import { inFiles } from '#rules/search/search-file.ts'
import sprite from '../../../islands/ui/icons.svg?url&no-inline'
import { isDrawn } from '../../components/drawn.ts'
import { houseSearch } from '../../components/house-search.ts'
import { listHref } from '../../components/navigation.ts'

export const getStaticPaths = () => BUILT_LOCALES.map(locale => ({ params: { locale } }))

/** A figure of each plural category; the browser puts its own in the place of it. */
const FIGURES = [0, 1, 2, 3, 5, 11, 1_000_000]

function countForms(text: string, bcp47: string): Readonly<Record<string, string>> {
  const rules = new Intl.PluralRules(bcp47)
  const figure = new Intl.NumberFormat(bcp47)
  return Object.fromEntries(
    FIGURES.map(count => [
      rules.select(count),
      formatMessage(text, { count }, bcp47).replace(figure.format(count), '#')
    ])
  )
}

function wordsOf(locale: Locale): Words {
  const text = catalogue(locale, 'search')
  const names = Object.keys(text).flatMap(key => /^search\.(\w+)$/.exec(key)?.[1] ?? [])
  // The names are those of the catalogue's own keys.
  return Object.fromEntries(
    names.map(name => [name, text[`search.${name as keyof Words}`]])
  ) as Words
}

/** What stands beside an answer that is none: a sign of the operator's first theme. */
function pictureOfNothing(): string {
  const family = SHELVES[BRAND.slug]?.themes[0] ?? 'sea'
  const path = symbolImage(family, SYMBOLS[family].high[2])
  return isDrawn(path.replace('.webp', '')) ? path : ''
}

function dataOf(locale: Locale): SearchData {
  const { bcp47 } = LOCALES[locale]
  const site = catalogue(locale, 'site')
  const games = houseSearch(locale)
  const [first = [], ...further] = inFiles(games.games)
  const before = (path: string) => path.slice(0, path.lastIndexOf('x/'))
  const markOf = (slug: string) => `/art/studios/${slug}-240`
  return {
    ...games,
    games: first,
    further: further.length,
    words: wordsOf(locale),
    counts: countForms(catalogue(locale, 'search')['search.count'], bcp47),
    language: bcp47,
    titles: {
      hot: site['list.hot-games'],
      new: site['list.new'],
      studios: site['site.studios']
    },
    paths: {
      game: before(href(locale, 'game', { slug: 'x' })),
      studio: before(href(locale, 'gameStudio', { slug: 'x' })),
      page: href(locale, 'gameSearch')
    },
    lists: Object.fromEntries(LISTS.map(list => [list, listHref(locale, list)])),
    marks: Object.fromEntries(
      STUDIOS.filter(({ slug }) => isDrawn(markOf(slug))).map(({ slug }) => [
        slug,
        `${markOf(slug)}.webp`
      ])
    ),
    sprite,
    nothing: pictureOfNothing(),
    support: BRAND.supportMail
  }
}

export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(dataOf(params['locale'] as Locale)))
