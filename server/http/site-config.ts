import type { FastifyInstance } from 'fastify'

import { OPERATORS } from '#config/operators.ts'
import { runningProgramme } from '#config/parts.ts'
import type { OutsideSite } from '#contract/wire/outside-book.ts'
import type { SiteConfig } from '#contract/wire/site-config.ts'
import type { SportsSite } from '#contract/wire/sports-site.ts'
import { THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { type Config, hasOwnBook, paymentOrigins } from '../config.ts'
import { issuerOf } from '../identity/realm.ts'
import type { Ports } from '../ports.ts'

const socketOf = (service: string) => new URL('/v1/socket', service).href.replace(/^http/, 'ws')

interface BookSites {
  readonly sports: SportsSite | null
  readonly sportsbook: OutsideSite | null
}

/** What the site is told at run time: one build serves any back end. */
export function siteConfig(config: Config): SiteConfig & BookSites {
  const { operator, publicUrl, gamesUrl, jackpotsUrl, engagementUrl, outsideBook, sportsUrl } =
    config
  const at = (path: string) => new URL(path, publicUrl).href
  const socketAt = (path: string) => at(path).replace(/^http/, 'ws')
  return {
    operator,
    endpoints: {
      graphql: at('/graphql'),
      graphqlSocket: socketAt('/graphql'),
      dataApi: at('/api/graphql'),
      lobby: at('/lobby/graphql'),
      lobbySocket: socketAt('/lobby/graphql'),
      feed: at('/api/feed'),
      identity: at(`/realms/${OPERATORS[operator].slug}`),
      clientId: 'lobby',
      jackpot: jackpotsUrl,
      jackpotSocket: socketOf(jackpotsUrl),
      gamification: runningProgramme(operator) ? engagementUrl : null
    },
    issuer: issuerOf(config),
    origins: { games: [gamesUrl], payments: paymentOrigins(config) },
    sports: hasOwnBook(config) ? { url: sportsUrl, socket: socketOf(sportsUrl) } : null,
    sportsbook: outsideBook ? { url: outsideBook.url } : null,
    tracedHosts: [new URL(publicUrl).host]
  }
}

/** Serves `/config.json` and `/third-parties.json`. */
export function registerSiteConfig(app: FastifyInstance, { config }: Ports): void {
  const body = siteConfig(config)
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(body)
  )
  app.get(THIRD_PARTIES_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(config.thirdParties)
  )
}
