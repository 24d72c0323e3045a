import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'

import { startErrand } from '../jobs/errand.ts'
import type { Ports } from '../ports.ts'
import { Relay } from './relay.ts'
import { serveFeedSocket } from './socket.ts'
import { Stage } from './stage.ts'
import { leaveStage } from './state.ts'
import { serveStatistics } from './statistics-route.ts'
import { tellFollowers } from './tell.ts'
import type { World } from './world.ts'
import './tables.ts'

const EVERY_MS = 1000

/** Serves the house's own provider of fixtures and prices, where no other one is named. */
export function registerSportsFeed(app: FastifyInstance, ports: Ports, world: World): void {
  const { bus, config, db, log, metrics, random } = ports
  if (config.sportsFeed !== 'ours') return
  const holder = random.uuid()
  const stage = new Stage(ports, world, holder)
  const relay = new Relay(ports, world)
  serveFeedSocket(app, ports, relay)
  serveStatistics(app, ports, world)

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      collect() {
        this.set(read())
      }
    })
  gauge('sports_feed_followers', 'Followers of the feed in this process', () => relay.size)
  gauge('sports_feed_matches', 'Matches that this process plays', () => stage.size)

  // Nothing is played before the house is open.
  app.addHook('onListen', async () => {
    const errand = startErrand({
      name: 'sports.feed',
      log,
      everyMs: EVERY_MS,
      async work() {
        await tellFollowers(ports, await stage.step())
        return false
      }
    })
    const stop = bus.subscribe('sports.feed', 'entered', () => {
      stage.speakUp()
      errand.soon()
    })
    CLOSERS.set(app, async () => {
      stop()
      stage.leave()
      await errand.close()
      await leaveStage(db.kysely, holder)
    })
    errand.soon()
  })
  app.addHook('preClose', async () => {
    await CLOSERS.get(app)?.()
    relay.close()
  })
}

const CLOSERS = new WeakMap<FastifyInstance, () => Promise<void>>()
