import type { FastifyInstance } from 'fastify'
import { ART } from '#config/catalogue/art.ts'
import { isOfferedIn, type PlayPlace } from '#config/catalogue/availability.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import { canonicalLocale, type Locale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { subDivisionOf } from '#config/sub-division.ts'
import type { SearchGames } from '#rules/search/search-file.ts'
import { searchGames } from '#rules/search/search-games.ts'
import type { Ports } from '../../ports.ts'
import { listName, textOf } from '../content/index.ts'
import { type Shelf, shelfOf } from '../shelf/index.ts'

/** Made once for a shelf, a language and what is not offered somewhere. */
const MADE = new WeakMap<Shelf, Map<string, SearchGames>>()

function gamesFor(shelf: Shelf, locale: Locale, place: PlayPlace): SearchGames {
  const made = MADE.get(shelf) ?? new Map<string, SearchGames>()
  MADE.set(shelf, made)
  const absent = shelf.games.filter(({ title }) => !isOfferedIn(title, place))
  const key = [locale, ...absent.map(({ title }) => title.slug)].join(' ')
  const known = made.get(key)
  if (known) return known
  const found = searchGames(
    shelf.games.filter(game => !absent.includes(game)),
    {
      list: slug => listName(locale, slug),
      feature: feature => textOf(locale, `feature.${feature}`) ?? feature,
      isDrawn: slug => Object.hasOwn(ART, slug)
    }
  )
  made.set(key, found)
  return found
}

interface Query {
  readonly locale?: unknown
}

/**
 * Serves the games that the search knows, as they are offered at this moment where the request comes
 * from. Whoever has the very same already is told no more than that.
 */
export function registerSearchGames(app: FastifyInstance, ports: Ports): void {
  const { operator } = ports.config
  app.get<{ Querystring: Query }>('/api/search-games', async (request, reply) => {
    const { locale: asked } = request.query
    const locale =
      canonicalLocale(typeof asked === 'string' ? asked : '') ?? OPERATORS[operator].defaultLocale
    const { country, subdivision } = ports.visitors.placeOf(request.headers)
    const { licence } = jurisdictionOf(ports.config, country)
    const place = { licence, country, subDivision: subDivisionOf(country, subdivision) }
    const found = gamesFor(await shelfOf(ports), locale, place)
    const etag = `"${found.version}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(found)
  })
}
