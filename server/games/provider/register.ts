import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { CACHE } from '#config/host-headers.ts'
import { onOrigin } from '../../http/host-gate.ts'
import type { Ports } from '../../ports.ts'
import { registerLiveEvents } from '../live/events.ts'
import { registerLiveLobby } from '../live/lobby.ts'
import { registerFreeSpinsApi } from './free-spins-api.ts'
import type { House } from './house.ts'
import { PICTURES } from './pictures.ts'
import { registerPlayApi } from './play-api.ts'
import { CLIENT_DIR, playPage, playPolicy } from './play-page.ts'
import { registerRecordsApi } from './records-api.ts'
import { FORGET, forgetFun, RECOVER, recover } from './recover.ts'
import { walletClient } from './wallet-client.ts'

/** The provider of the house's games, on an origin of its own. Tests may replace its parts. */
export async function registerGameProvider(
  app: FastifyInstance,
  ports: Ports,
  parts: Partial<Pick<House, 'wallet'>> = {}
): Promise<void> {
  const { gamesUrl, publicUrl } = ports.config
  const house: House = { ports, wallet: walletClient(ports), ...parts }
  ports.jobs.define(
    RECOVER,
    async () => {
      const done = await recover(house)
      if (done.voided + done.paid + done.ended > 0)
        ports.log.info(done, 'unfinished rounds were finished')
    },
    { cron: '* * * * *' }
  )
  ports.jobs.define(FORGET, () => forgetFun(house), { cron: '23 4 * * *' })
  registerPlayApi(app, house)
  registerRecordsApi(app, house)
  registerFreeSpinsApi(app, house)
  registerLiveEvents(app, ports)
  registerLiveLobby(app, ports)

  const files = (root: string, prefix: string, cacheControl: string) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      decorateReply: false,
      cacheControl: false,
      ...onOrigin(gamesUrl),
      setHeaders: response => {
        response.header('cache-control', cacheControl)
        response.header('cross-origin-resource-policy', 'same-origin')
      }
    })
  await files(join(CLIENT_DIR, 'assets'), '/play/assets/', CACHE.immutable)
  await files(PICTURES, '/play/art/', CACHE.asset)

  app.get<{ Params: { slug: string }; Querystring: { locale?: unknown } }>(
    '/play/:slug/',
    onOrigin(gamesUrl),
    async ({ params, query }, reply) => {
      const page = await playPage({ slug: params.slug, locale: query.locale, host: publicUrl })
      if (page === null) return reply.callNotFound()
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', playPolicy(publicUrl))
        .header('cache-control', 'no-store')
        .send(page)
    }
  )
}
