import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { readEngagementRefusal, readEventsTaken } from '#contract/wire/engagement.ts'
import { fromJson } from '#contract/wire/fit.ts'
import type { Bus } from '../../bus/events.ts'
import { postSigned } from '../../http/client-call.ts'
import { type Errand, startErrand } from '../../jobs/errand.ts'
import type { Ports } from '../../ports.ts'
import { clientKeyOf } from './client-key.ts'
import './tables.ts'

const BATCH = 200
const EVERY_MS = 1000
const LEASE = 'feed'
const LEASE_SECONDS = 30

const RUNNING = new WeakMap<Bus, Errand>()

/** Has the provider told what was written down. Call it after the commit. */
export const engagementSoon = ({ bus }: Pick<Ports, 'bus'>): void => RUNNING.get(bus)?.soon()

/** Takes or keeps the right to tell, which one process has at a time; false while another has it. */
async function takeLease({ db }: Ports, holder: string): Promise<boolean> {
  const until = sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`
  const taken = await db.kysely
    .insertInto('engagement_leases')
    .values({ name: LEASE, holder, until })
    .onConflict(conflict =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where(eb =>
          eb.or([
            eb('engagement_leases.holder', '=', holder),
            eb('engagement_leases.until', '<=', sql<Date>`now()`)
          ])
        )
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

const dropLease = ({ db }: Ports, holder: string) =>
  db.kysely
    .deleteFrom('engagement_leases')
    .where('name', '=', LEASE)
    .where('holder', '=', holder)
    .execute()

interface Waiting {
  readonly id: bigint
  readonly event: unknown
}

/** What waits, in the order of happening: of one player that is the order of writing. */
const waiting = ({ db }: Ports): Promise<Waiting[]> =>
  db.kysely.selectFrom('engagement_outbox').selectAll().orderBy('id').limit(BATCH).execute()

const forget = ({ db }: Ports, told: readonly Waiting[]) =>
  db.kysely
    .deleteFrom('engagement_outbox')
    .where(
      'id',
      'in',
      told.map(({ id }) => id)
    )
    .execute()

async function post(ports: Ports, events: readonly Waiting[]): Promise<'refused' | 'taken'> {
  const key = clientKeyOf(ports)
  if (!key) throw new Error('There is no programme to tell of anything')
  const address = new URL('/events', ports.config.engagementUrl)
  const { status, text } = await postSigned(ports, key, address, {
    events: events.map(({ event }) => event)
  })
  // Only the provider's own words count: a host in front of it has taken nothing, and judged nothing.
  const body = fromJson(text)
  if (status === 200 && readEventsTaken(body)?.taken === events.length) return 'taken'
  if (status === 400 && readEngagementRefusal(body)) return 'refused'
  throw new Error(`The engagement provider answered ${status}`)
}

/** Tells one by one what was refused together: what can not be read must not stop all else. */
async function tellEach(ports: Ports, events: readonly Waiting[]): Promise<void> {
  for (const each of events) {
    if ((await post(ports, [each])) === 'refused')
      ports.log.error({ event: each.event }, 'the engagement provider can not read an event')
    await forget(ports, [each])
  }
}

/** Tells a batch of what waits; true while there is more. */
export async function feed(ports: Ports, holder: string): Promise<boolean> {
  if ((await waiting(ports)).length === 0 || !(await takeLease(ports, holder))) return false
  try {
    // Read again: whoever had the right before may have told it meanwhile.
    const events = await waiting(ports)
    if (events.length === 0) return false
    if ((await post(ports, events)) === 'taken') await forget(ports, events)
    else await tellEach(ports, events)
    return events.length === BATCH
  } finally {
    await dropLease(ports, holder)
  }
}

/** Tells soon after it is asked to, and each second what another process may have left. */
export function startFeed(app: FastifyInstance, ports: Ports): void {
  const holder = ports.random.uuid()
  const errand = startErrand({
    name: 'loyalty.feed',
    log: ports.log,
    work: () => feed(ports, holder),
    everyMs: EVERY_MS
  })
  RUNNING.set(ports.bus, errand)
  app.addHook('preClose', async () => {
    RUNNING.delete(ports.bus)
    await errand.close()
  })
}
