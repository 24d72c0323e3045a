import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { RewardOrder } from '#contract/wire/engagement.ts'
import { fromJson } from '#contract/wire/fit.ts'
import type { Bus } from '../bus/events.ts'
import { postSigned } from '../http/client-call.ts'
import { type Errand, startErrand } from '../jobs/errand.ts'
import type { Ports } from '../ports.ts'
import { clientKeyOf } from './client-key.ts'
import { changePoints } from './points.ts'
import type { Provider } from './provider.ts'
import { tell } from './tell.ts'

const AT_ONCE = 20
const EVERY_MS = 1000
const REWARDS = '/api/engagement/v1/rewards'
const LEVELS = '/api/engagement/v1/levels'

/** After so many tries without an answer, once an hour is often enough. */
const LONGEST_WAIT_SECONDS = 3600

/** When to try again what is not answered, by how often it was tried. */
const againAfter = (tries: number) => Math.min(LONGEST_WAIT_SECONDS, 2 ** Math.min(tries, 12))

const RUNNING = new WeakMap<Bus, Errand>()

/** Has the casino asked and told what waits. Call it after the commit. */
export const deliverSoon = ({ bus }: Ports): void => RUNNING.get(bus)?.soon()

type Post = (path: string, body: object) => Promise<{ status: number; text: string }>

const codeOf = (text: string): string => {
  const answer = fromJson(text)
  const error =
    typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'REFUSED'
}

/** Writes down that the casino will never give it; points that were paid for it come back. */
async function refused({ ports }: Provider, key: string, code: string): Promise<void> {
  const { clock, db, log } = ports
  const at = clock.now()
  const order = await db.transaction(async tx => {
    const row = await tx
      .updateTable('engage_orders')
      .set({ status: 'refused', refusal: code, ended_at: at })
      .where('key', '=', key)
      .where('status', '=', 'waiting')
      .returning(['player_id', 'refund'])
      .executeTakeFirst()
    if (row && row.refund > 0n)
      await changePoints(tx, {
        playerId: row.player_id,
        by: Number(row.refund),
        reason: 'refund',
        key: `refund:${key}`,
        at
      })
    return row
  })
  log.warn({ order: key, code }, 'the casino refused a reward')
  if (order) await tell(ports, order.player_id, 'player')
}

async function deliverOrder(provider: Provider, post: Post, key: string, body: RewardOrder) {
  const { clock, db } = provider.ports
  const { status, text } = await post(REWARDS, body)
  if (status === 200)
    await db.kysely
      .updateTable('engage_orders')
      .set({ status: 'given', ended_at: clock.now() })
      .where('key', '=', key)
      .execute()
  else if (status === 409) await refused(provider, key, codeOf(text))
  else throw new Error(`The casino answered ${status}`)
}

/** Asks for rewards that are due to be asked for; who takes an order puts its next try off. */
async function deliverOrders(provider: Provider, post: Post): Promise<number> {
  const { db, log } = provider.ports
  const due = await db.kysely
    .updateTable('engage_orders')
    .set({
      tries: sql<number>`tries + 1`,
      next_at: sql<Date>`now() + least(${LONGEST_WAIT_SECONDS}, 2 ^ least(tries + 3, 12)) * interval '1 second'`
    })
    .where('key', 'in', eb =>
      eb
        .selectFrom('engage_orders')
        .select('key')
        .where('status', '=', 'waiting')
        .where('next_at', '<=', sql<Date>`now()`)
        .orderBy('next_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
    )
    .returning(['key', 'body', 'tries'])
    .execute()
  for (const { key, body, tries } of due) {
    try {
      await deliverOrder(provider, post, key, body)
    } catch (error) {
      log.warn({ err: error, order: key, tries }, 'a reward was not answered')
      await db.kysely
        .updateTable('engage_orders')
        .set({ next_at: sql<Date>`now() + ${againAfter(tries)} * interval '1 second'` })
        .where('key', '=', key)
        .execute()
    }
  }
  return due.length
}

/** Tells the casino levels that it has not been told, the newest of each player alone. */
async function tellLevels(provider: Provider, post: Post): Promise<number> {
  const { db, log } = provider.ports
  const due = await db.kysely
    .updateTable('engage_players')
    .set({ next_telling_at: sql<Date>`now() + interval '10 seconds'` })
    .where('player_id', 'in', eb =>
      eb
        .selectFrom('engage_players')
        .select('player_id')
        .whereRef('level_told', '<', 'level_version')
        .where('next_telling_at', '<=', sql<Date>`now()`)
        .orderBy('next_telling_at')
        .limit(AT_ONCE)
        .forNoKeyUpdate()
        .skipLocked()
    )
    .returning(['player_id', 'level', 'level_version'])
    .execute()
  for (const { player_id: playerId, level, level_version: version } of due) {
    try {
      const { status } = await post(LEVELS, { playerId, level, version: Number(version) })
      // A casino that does not know the player will not know them later either.
      if (status !== 200 && status !== 409) throw new Error(`The casino answered ${status}`)
      await db.kysely
        .updateTable('engage_players')
        .set({ level_told: version })
        .where('player_id', '=', playerId)
        .where('level_told', '<', version)
        .execute()
    } catch (error) {
      log.warn({ err: error, player: playerId }, 'the casino was not told of a level')
    }
  }
  return due.length
}

/** Delivers whatever waits, here and now; true while there may be more. */
export async function deliver(provider: Provider): Promise<boolean> {
  const { config } = provider.ports
  const key = clientKeyOf(provider)
  const post: Post = (path, body) =>
    postSigned(provider.ports, key, new URL(path, config.publicUrl), body)
  const orders = await deliverOrders(provider, post)
  const levels = await tellLevels(provider, post)
  return orders === AT_ONCE || levels === AT_ONCE
}

/** Delivers soon after it is asked to, and each second what another process may have left. */
export function defineDelivery(app: FastifyInstance, provider: Provider): void {
  const { bus, log } = provider.ports
  const errand = startErrand({
    name: 'engagement.deliver',
    log,
    work: () => deliver(provider),
    everyMs: EVERY_MS
  })
  RUNNING.set(bus, errand)
  app.addHook('preClose', async () => {
    RUNNING.delete(bus)
    await errand.close()
  })
}
