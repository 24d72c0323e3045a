import type { FastifyInstance } from 'fastify'
import { object, optional, picklist, safeParse, string } from 'valibot'

import { stakeRange } from '#config/catalogue/games.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#config/currencies.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import { OPERATORS } from '#config/operators.ts'
import type { Feed } from '#contract/wire/feed.ts'
import { toDecimal } from '#rules/money.ts'
import type { Ports } from '../../ports.ts'
import { shelfOf } from '../shelf/index.ts'
import { gamePots } from './jackpots.ts'
import { liveTables } from './live-tables.ts'

const Asked = object({
  brand: optional(string()),
  operator: optional(string()),
  currency: optional(picklist(CURRENCY_CODES))
})

type FeedAnswer = Omit<Feed, 'lastUpdated'> & { readonly lastUpdated: string }

async function liveCasino(ports: Ports, currency: CurrencyCode): Promise<Feed['liveCasino']> {
  const { games } = await shelfOf(ports)
  const tables = await liveTables(ports)
  return games
    .filter(({ isLive }) => isLive)
    .flatMap(({ title }) => {
      const range = stakeRange(title.slug, currency)
      const table = tables.get(title.slug)
      if (!range) return []
      return {
        game: title.slug,
        table: title.name,
        isOpen: table?.isOpen ?? false,
        players: table?.players ?? 0,
        results: table?.results ?? [],
        minBet: toDecimal(range.least, currency),
        maxBet: toDecimal(range.most, currency),
        currency
      }
    })
}

/** Serves the figures that tiles show beside their games; anybody may read them, caches may too. */
export function registerFeed(app: FastifyInstance, ports: Ports): void {
  const { clock, config } = ports
  const { slug } = OPERATORS[config.operator]
  const isOwn = (name: string | undefined) =>
    name === undefined || [slug, config.operator.toLowerCase()].includes(name.toLowerCase())

  app.get('/api/feed', async (request, reply) => {
    const asked = safeParse(Asked, request.query)
    if (!asked.success)
      return reply.code(400).send({ error: { code: 'BAD_REQUEST', traceId: request.id } })
    const { brand, operator, currency } = asked.output
    // Another house's tables and pots are not this one's to tell of.
    const isAnswered = isOwn(brand) && isOwn(operator)
    const shown = currency ?? jurisdictionOf(config, undefined).defaultCurrency
    const answer: FeedAnswer = {
      lastUpdated: clock.now().toISOString(),
      jackpots: isAnswered ? gamePots() : [],
      liveCasino: isAnswered ? await liveCasino(ports, shown) : []
    }
    return reply.header('cache-control', 'public, max-age=5').send(answer)
  })
}
