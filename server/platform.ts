import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openBus } from './bus/index.ts'
import { type Clock, createClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { createApp } from './http/app.ts'
import { trackConnections } from './http/connections.ts'
import { registerHealth } from './http/health.ts'
import { createJobs } from './jobs/boss.ts'
import { createLedger } from './ledger/index.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { sealStored } from './personal-data/seal-stored.ts'
import { sealedDatabase } from './personal-data/sealed-database.ts'
import type { Ports } from './ports.ts'
import { type Random, systemRandom } from './random.ts'
import { registerRooms } from './rooms.ts'
import { tracedDatabase } from './tracing/traced-database.ts'
import { createTracing } from './tracing/tracing.ts'
import { createVisitors } from './visitors.ts'

export interface Platform {
  readonly app: FastifyInstance
  readonly ports: Ports
  /** Starts the jobs, takes requests, and tells where. */
  listen(): Promise<URL>
  /** Finishes what is under way, then lets go of everything; calling it again is the same call. */
  close(): Promise<void>
}

export interface Overrides {
  readonly clock?: Clock
  readonly log?: Logger
  readonly random?: Random
  readonly db?: Database
}

/** How long requests and sockets may take to end before their connections are cut. */
const PATIENCE_MS = 5000

/** Opens everything the rooms need, brings the database up to date and registers the rooms. */
export async function createPlatform(config: Config, overrides: Overrides = {}): Promise<Platform> {
  const opened: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close()
  }
  try {
    return await compose(config, overrides, opened, closeAll)
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function compose(
  config: Config,
  overrides: Overrides,
  opened: (() => Promise<void>)[],
  closeAll: () => Promise<void>
): Promise<Platform> {
  const log = overrides.log ?? createLog(config)
  const metrics = createMetrics()
  const tracing = await createTracing(config)
  opened.push(() => tracing.close())
  const bare = overrides.db ?? (await openDatabase(config, log))
  opened.push(() => bare.close())
  await migrate(bare)
  const keys = config.secrets.protection.personal
  await sealStored(bare, keys)
  const db = tracedDatabase(sealedDatabase(bare, keys), tracing)
  const bus = await openBus(config, db, log, tracing)
  opened.push(() => bus.close())
  const clock = overrides.clock ?? (await createClock(db, bus, config.sandbox))
  const visitors = await createVisitors(config, db, bus)
  const jobs = createJobs(config, db, log)
  opened.push(() => jobs.close())
  const ledger = createLedger(db, clock, metrics)
  const random = overrides.random ?? systemRandom
  const ports: Ports = {
    config,
    db,
    ledger,
    bus,
    clock,
    jobs,
    log,
    metrics,
    random,
    tracing,
    visitors
  }

  const app = await createApp(ports)
  const cut = trackConnections(app.server)
  let closing: Promise<void> | undefined
  opened.push(async () => {
    const timer = setTimeout(cut, PATIENCE_MS)
    await app.close()
    clearTimeout(timer)
  })
  registerHealth(app, ports, () => closing !== undefined)
  await registerRooms(app, ports)

  return {
    app,
    ports,
    async listen() {
      await jobs.start()
      await app.listen({ host: config.host, port: config.port })
      return new URL(config.publicUrl)
    },
    close() {
      closing ??= closeAll()
      return closing
    }
  }
}
