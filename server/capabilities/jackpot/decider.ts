import type { FastifyInstance } from 'fastify'

import type { Bus } from '../../bus/events.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { walletChanged } from '../wallet/index.ts'
import type { Booked } from './book-win.ts'
import { type Batch, decideBatch } from './decide-batch.ts'
import { ensureJackpots, instanceOf } from './instances.ts'
import type { Instance } from './tables.ts'
import { type JackpotNews, tellPlayer } from './tell-player.ts'

const LARGEST_BATCH = 256
/** Bets that come within so long are decided together. */
const GATHER_MS = 100

/**
 * A jackpot as it stands, held so that one process decides at a time; bets, which only name it, go on
 * meanwhile. Undefined for one that does not run.
 */
export async function holdInstance(tx: Tx, id: string): Promise<Instance | undefined> {
  const locked = await tx
    .selectFrom('jackpot_instances')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return locked && (await instanceOf(tx, id))
}

/** Decides what waits in a jackpot that is held, so many at most; null when nothing does. */
export async function decideWaiting(
  ports: Ports,
  tx: Tx,
  instance: Instance
): Promise<Batch | null> {
  const waiting = await tx
    .selectFrom('jackpot_contributions')
    .selectAll()
    .where('instance', '=', instance.id)
    .where('decision', 'is', null)
    .orderBy('id')
    .limit(LARGEST_BATCH)
    .execute()
  return waiting.length > 0 ? await decideBatch(ports, tx, instance, waiting) : null
}

async function nextBatch(ports: Ports, id: string): Promise<Batch | null> {
  return await ports.db.transaction(async tx => {
    const instance = await holdInstance(tx, id)
    return instance ? await decideWaiting(ports, tx, instance) : null
  })
}

async function tellWin(ports: Ports, { player, amount, posted }: Booked): Promise<void> {
  if (posted) await walletChanged(ports, player, { amount, moneyType: 'real', posted })
}

/** Tells every process what a batch has made of a jackpot. */
export async function tellBatch(
  ports: Ports,
  id: string,
  { decided, drops }: Batch
): Promise<void> {
  const { bus, clock, log } = ports
  const fact = { subject: id, version: Number(decided), at: clock.now().toISOString() } as const
  for (const { drop, main, community, left } of drops) {
    log.info({ jackpot: id, pot: drop.pot, cents: String(drop.cents), win: main.id }, 'a pot fell')
    if (left > 0n)
      log.info({ jackpot: id, pot: drop.pot, cents: String(left) }, 'a part stays in the pot')
    for (const booked of [main, ...community]) await tellWin(ports, booked)
    await bus.publish({ ...fact, kind: 'jackpot.won', data: { win: main.id } })
  }
  await bus.publish({ ...fact, kind: 'jackpot.changed', data: {} })
}

/** Decides whatever waits in a jackpot, in order and once over all processes. */
export async function decidePending(ports: Ports, id: string): Promise<void> {
  for (;;) {
    const batch = await nextBatch(ports, id)
    if (!batch) return
    await tellBatch(ports, id, batch)
  }
}

interface Running {
  timer: ReturnType<typeof setTimeout> | undefined
  work: Promise<void>
}

const RUNNING = new WeakMap<Bus, Map<string, Running>>()

/** Decides soon what a bet has just given, together with what others give meanwhile. */
function decideSoon(ports: Ports, id: string): void {
  const all = RUNNING.get(ports.bus)
  const running = all?.get(id) ?? { timer: undefined, work: Promise.resolve() }
  // A house that is closing decides nothing more; it does so when it starts again.
  if (!all || running.timer) return
  all.set(id, running)
  running.timer = setTimeout(() => {
    running.timer = undefined
    running.work = running.work
      .then(() => decidePending(ports, id))
      .catch((error: unknown) =>
        ports.log.error({ err: error, jackpot: id }, 'nothing was decided')
      )
  }, GATHER_MS)
  running.timer.unref()
}

/** Tells a player what their bet has given, and has it decided. Call it after the commit. */
export async function afterBet(
  ports: Ports,
  playerId: string,
  news: readonly JackpotNews[]
): Promise<void> {
  for (const told of news) {
    await tellPlayer(ports, playerId, told)
    if (told.kind === 'contributed') decideSoon(ports, told.instance)
  }
}

const DECIDE = 'jackpots.decide'

async function decideAll(ports: Ports): Promise<void> {
  const open = await ports.db.kysely
    .selectFrom('jackpot_instances')
    .select('id')
    .where('status', '=', 'open')
    .execute()
  for (const { id } of open) await decidePending(ports, id)
}

/** Opens the house's jackpot and decides what an earlier life of the house left undecided. */
export async function registerJackpots(app: FastifyInstance, ports: Ports): Promise<void> {
  await ensureJackpots(ports)
  const running = new Map<string, Running>()
  RUNNING.set(ports.bus, running)
  ports.jobs.define(DECIDE, () => decideAll(ports), { cron: '* * * * *' })
  app.addHook('onClose', async () => {
    RUNNING.delete(ports.bus)
    for (const { timer, work } of running.values()) {
      clearTimeout(timer)
      await work
    }
  })
}
