import type { Ports } from '../../ports.ts'
import { walletChanged } from '../wallet/index.ts'
import { type Drawn, makeDraw } from './draw.ts'
import { openDraws, running } from './instances.ts'
import { holdSeries, openDraw, openMissing } from './open.ts'
import { SERIES, seriesOf } from './series.ts'
import { drawMade, seriesChanged } from './tell.ts'

/** Bets of the last moment may still be on their way to their draw: so long it waits for them. */
export const LAST_BETS_MS = 1000

async function tellDrawn(ports: Ports, { instance, ticketCount, paid }: Drawn): Promise<void> {
  const { id, source } = instance
  ports.log.info({ raffle: id, tickets: ticketCount, winners: paid.length }, 'a raffle was drawn')
  for (const { player, amount, posted } of paid)
    await walletChanged(ports, player, { amount, moneyType: 'real', posted })
  await drawMade(ports, source, id)
  await seriesChanged(ports, source)
}

async function drawAndTell(ports: Ports, id: string): Promise<void> {
  const drawn = await makeDraw(ports, id)
  if (drawn) await tellDrawn(ports, drawn)
}

/**
 * Opens the draws that are missing and makes those whose time is up, in their order. It may be called
 * at any time and by any number of processes: each draw is made once.
 */
export async function turnRaffles(ports: Ports): Promise<void> {
  for (const series of SERIES)
    if (await openMissing(ports, series)) await seriesChanged(ports, series.source)
  const until = new Date(ports.clock.now().getTime() - LAST_BETS_MS)
  const due = await openDraws(ports.db.kysely).where('ends_at', '<=', until).execute()
  for (const { id } of due) await drawAndTell(ports, id)
}

/**
 * Makes the running draw of a series now, and lets another one run for the rest of its time. Says
 * which was drawn; null for a source that is no raffle.
 */
export async function drawNow(ports: Ports, source: string): Promise<string | null> {
  const series = seriesOf(source)
  if (!series) return null
  await turnRaffles(ports)
  const now = ports.clock.now()
  const id = await ports.db.transaction(async tx => {
    await holdSeries(tx, series)
    const draw = running(await openDraws(tx, source).execute(), now).at(-1)
    // One that begins at this very moment is what another call has just opened.
    if (!draw || draw.starts_at >= now) return null
    await openDraw(ports, tx, series, { start: now, end: draw.ends_at })
    return draw.id
  })
  if (id !== null) await drawAndTell(ports, id)
  return id
}
