import type { FastifyInstance } from 'fastify'
import { ART } from '#config/catalogue/art.ts'
import { isOfferedIn } from '#config/catalogue/availability.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import { canonicalLocale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { searchGames } from '#rules/search/search-games.ts'
import { subDivisionOf } from '#rules/sub-division.ts'
import type { Ports } from '../../ports.ts'
import { listName, textOf } from '../content/index.ts'
import { shelfOf } from '../shelf/index.ts'

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
    const { licence } = jurisdiction(operator, country)
    const place = { licence, country, subDivision: subDivisionOf(country, subdivision) }
    const { games } = await shelfOf(ports)
    const found = searchGames(
      games.filter(({ title }) => isOfferedIn(title, place)),
      {
        list: slug => listName(locale, slug),
        feature: feature => textOf(locale, `feature.${feature}`) ?? feature,
        isDrawn: slug => Object.hasOwn(ART, slug)
      }
    )
    const etag = `"${found.version}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(found)
  })
}
