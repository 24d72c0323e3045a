import { sql } from 'kysely'

import { EURO_RATES } from '#config/exchange-rates.ts'
import type { RaffleRule } from '#config/raffles.ts'
import { commitmentOf } from '#rules/raffle/draw.ts'
import { totalOf } from '#rules/raffle/prizes.ts'
import { type Period, periodOf } from '#rules/raffle/schedule.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { prizesAccount, RAFFLES_ACCOUNT } from './accounts.ts'
import { storedPrizes } from './series.ts'
import { studioAt } from './studio.ts'

const SEED_BYTES = 32

/** Opens the draws of a series one after the other, whichever process does. */
export async function holdSeries(tx: Tx, { source }: RaffleRule): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${source}, 0))`.execute(tx)
}

/** Opens a draw: its seed is made and committed to, and the house puts its prizes aside. */
export async function openDraw(
  { ledger, random }: Ports,
  tx: Tx,
  { source, drop, prizes }: RaffleRule,
  { start, end }: Period
): Promise<void> {
  const { last } = await tx
    .selectFrom('raffle_instances')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0n) + 1n
  const id = `${drop}-${number}`
  const seed = Buffer.from(random.bytes(SEED_BYTES)).toString('hex')
  await tx
    .insertInto('raffle_instances')
    .values({
      id,
      source,
      number,
      starts_at: start,
      ends_at: end,
      studio: studioAt(start),
      rates: JSON.stringify(EURO_RATES),
      commitment: await commitmentOf(seed),
      seed,
      prizes: storedPrizes(prizes)
    })
    .execute()
  await ledger.post(tx, {
    key: `raffle-open:${id}`,
    postings: [
      {
        from: RAFFLES_ACCOUNT,
        to: prizesAccount(source),
        asset: 'EUR/2',
        amount: totalOf(prizes)
      }
    ],
    meta: { raffle: id }
  })
}

const startsAt = async (tx: Tx, source: string, start: Date) =>
  (await tx
    .selectFrom('raffle_instances')
    .select('id')
    .where('source', '=', source)
    .where('starts_at', '=', start)
    .executeTakeFirst()) !== undefined

const isRunning = async (tx: Tx, source: string, now: Date) =>
  (await tx
    .selectFrom('raffle_instances')
    .select('id')
    .where('source', '=', source)
    .where('status', '=', 'open')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()) !== undefined

/**
 * Sees to it that a draw of the series runs, and that the next stands ready: a bet in the moment that
 * one ends counts in the other. Says whether one was opened.
 */
export async function openMissing(ports: Ports, series: RaffleRule): Promise<boolean> {
  const now = ports.clock.now()
  const { source, drop } = series
  const period = periodOf(drop, now)
  return await ports.db.transaction(async tx => {
    await holdSeries(tx, series)
    const runs = await isRunning(tx, source, now)
    if (!runs) {
      // One that was drawn early has had this start: another one runs for what is left.
      const start = (await startsAt(tx, source, period.start)) ? now : period.start
      await openDraw(ports, tx, series, { start, end: period.end })
    }
    const isReady = await startsAt(tx, source, period.end)
    if (!isReady) await openDraw(ports, tx, series, periodOf(drop, period.end))
    return !(runs && isReady)
  })
}
