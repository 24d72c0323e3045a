import { BRAND } from '#config/build.ts'
import type { Title } from '#config/catalogue/all-titles.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'

/** One thing of schema.org; addresses in it are paths until the document makes them whole. */
export interface Thing {
  readonly '@type': string
  readonly [field: string]: unknown
}

export interface Step {
  readonly name: string
  readonly href: string
}

/** What a lobby says of the site: its name and its address. */
export const siteData = (locale: Locale): Thing => ({
  '@type': 'WebSite',
  name: BRAND.title,
  url: href(locale, 'lobby')
})

/** Who runs the house; it stands on the page of the terms, since the lobby counts every byte. */
export const companyData = (locale: Locale): Thing => ({
  '@type': 'Organization',
  name: BRAND.title,
  legalName: BRAND.company,
  address: BRAND.seat,
  email: BRAND.supportMail,
  url: href(locale, 'lobby'),
  logo: '/icons/apple-touch-icon.png'
})

/** The way from the lobby to a page, which is its last step. */
export const trailData = (locale: Locale, steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: BRAND.title, href: href(locale, 'lobby') }, ...steps].map(
    (step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: step.name,
      item: step.href
    })
  )
})

/** A game as it is: no price, since none is asked, and no rating, since nobody has given one. */
export const gameData = (locale: Locale, game: Title, genre: string): Thing => ({
  '@type': 'VideoGame',
  name: game.name,
  url: href(locale, 'game', { slug: game.slug }),
  image: `/share/games/${game.slug}.jpg`,
  genre,
  applicationCategory: 'GameApplication',
  gamePlatform: 'Web browser',
  inLanguage: LOCALES[locale].bcp47,
  datePublished: game.released,
  author: {
    '@type': 'Organization',
    name: STUDIOS.find(({ slug }) => slug === game.studio)?.name
  }
})

const FIELDS = ['url', 'item', 'image', 'logo', 'target']

/** The text of the script element that carries the things, with whole addresses. */
export function structuredData(things: readonly Thing[], at: (path: string) => string): string {
  const [first] = things
  const told = things.length === 1 ? first : { '@graph': things }
  const whole = (field: string, value: unknown) =>
    FIELDS.includes(field) && typeof value === 'string' && value.startsWith('/') ? at(value) : value
  return JSON.stringify({ '@context': 'https://schema.org', ...told }, whole).replaceAll(
    '<',
    '\\u003c'
  )
}
