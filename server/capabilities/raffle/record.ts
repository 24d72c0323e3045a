import type { DrawRecord } from '#contract/wire/raffle-draw.ts'
import { toDecimal } from '#rules/money.ts'
import type { Executor } from '../../db/database.ts'
import { readEntries } from './entries.ts'
import { isDrawing } from './instances.ts'
import { prizesFrom, seriesOf } from './series.ts'

/**
 * What is published of a draw; null for one that never was. The seed and who had how many tickets
 * leave the house only once it has been made.
 */
export async function drawRecord(db: Executor, id: string, now: Date): Promise<DrawRecord | null> {
  const draw = await db
    .selectFrom('raffle_instances')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const series = draw && seriesOf(draw.source)
  if (!series) return null
  const common = {
    instance_id: draw.id,
    source_id: draw.source,
    drop_type: series.drop,
    number: Number(draw.number),
    timestamp_start: draw.starts_at,
    timestamp_end: draw.ends_at,
    studio: draw.studio,
    commitment: draw.commitment,
    prizes: prizesFrom(draw.prizes).map(({ amount, count }) => ({
      amount: toDecimal(amount, 'EUR'),
      count
    }))
  }
  const { digest, ticket_count: tickets, drawn_at: at } = draw
  if (digest === null || tickets === null || at === null)
    return { ...common, status: isDrawing(draw, now) ? 'drawing' : 'open' }
  const entries = await readEntries(db, id)
  const wins = await db
    .selectFrom('raffle_wins')
    .selectAll()
    .where('instance', '=', id)
    .orderBy('place')
    .execute()
  return {
    ...common,
    status: 'drawn',
    timestamp_drawn: at,
    seed: draw.seed,
    digest,
    ticket_count: Number(tickets),
    entries: entries.map(({ entrant, tickets }) => [entrant, tickets]),
    winners: wins.map(win => ({
      place: win.place,
      ticket: Number(win.ticket),
      entrant: win.entrant,
      win_amount: toDecimal(win.euros, 'EUR'),
      paid_amount: toDecimal(win.amount, win.currency),
      paid_currency: win.currency,
      initials: win.initials
    }))
  }
}
