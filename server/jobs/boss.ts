import { randomUUID } from 'node:crypto'
import { fromPglite, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { EmbeddedDatabase } from '../db/pglite.ts'
import type { JsonObject } from '../db/tables.ts'
import { watchedClient } from '../db/watched-client.ts'
import type { Jobs, Schedule } from './jobs.ts'
import { steadyClock } from './steady-clock.ts'

interface Definition {
  readonly handler: (data: JsonObject) => Promise<void>
  readonly schedule: Schedule | undefined
}

const isEmbedded = (db: Database): db is EmbeddedDatabase => db.engine === 'pglite'

const POLL_SECONDS = 2
/** Keeping the queue in order may take longer than any statement of a request. */
const SILENT_MS = 60_000

/** How often it is asked how far the database's clock is from ours, in seconds. */
const ASKS_TIME_EVERY = 60

const TIME = { clock: steadyClock, clockMonitorIntervalSeconds: ASKS_TIME_EVERY }

function openBoss(config: Pick<Config, 'databaseUrl'>, db: Database): PgBoss {
  if (isEmbedded(db)) return new PgBoss({ ...TIME, db: fromPglite(db.pglite), backend: 'pglite' })
  if (!config.databaseUrl) throw new Error('Jobs need the address of the database')
  // What the queue does not name itself it hands on to its pool.
  const watched = { Client: watchedClient(SILENT_MS) }
  return new PgBoss({
    ...TIME,
    ...watched,
    connectionString: config.databaseUrl,
    max: 2,
    application_name: 'lobby jobs'
  })
}

/** Jobs kept in the database and taken by one process each. */
export function createJobs(config: Pick<Config, 'databaseUrl'>, db: Database, log: Logger): Jobs {
  const boss = openBoss(config, db)
  boss.on('error', error => log.error({ err: error }, 'the job queue failed'))
  const definitions = new Map<string, Definition>()
  let state: 'composing' | 'running' | 'closed' = 'composing'

  const definitionOf = (name: string) => {
    const definition = definitions.get(name)
    if (!definition) throw new Error(`No job is named ${name}`)
    return definition
  }

  const begin = async (name: string, { handler, schedule }: Definition) => {
    await boss.createQueue(name, { policy: 'short', retryLimit: 3, retryBackoff: true })
    await boss.work<JsonObject>(name, { pollingIntervalSeconds: POLL_SECONDS }, async jobs => {
      for (const job of jobs) {
        try {
          await handler(job.data ?? {})
        } catch (error) {
          log.error({ err: error, job: name }, 'a job failed')
          throw error
        }
      }
    })
    if (schedule) await boss.schedule(name, schedule.cron, {}, { tz: schedule.timeZone ?? 'UTC' })
  }

  return {
    define(name, handler, schedule) {
      if (state !== 'composing') throw new Error(`Job ${name} is defined after the start`)
      if (definitions.has(name)) throw new Error(`Two jobs are named ${name}`)
      definitions.set(name, { handler, schedule })
    },
    async send(name, data, { startAfter, key } = {}) {
      definitionOf(name)
      await boss.send(name, data, {
        ...(startAfter && { startAfter }),
        // The queue holds one waiting job a key: those without one must not count as the same.
        singletonKey: key ?? randomUUID()
      })
    },
    run: (name, data = {}) => definitionOf(name).handler(data),
    async start() {
      await boss.start()
      for (const [name, definition] of definitions) await begin(name, definition)
      state = 'running'
    },
    async close() {
      const wasRunning = state === 'running'
      state = 'closed'
      if (wasRunning) await boss.stop({ graceful: true, timeout: 4000 })
    }
  }
}
