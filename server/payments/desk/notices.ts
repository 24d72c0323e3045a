import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { DeskNotice, Told } from './tables.ts'
import { TELLERS } from './tellers.ts'

const JOB = 'desk.deliver'
const AT_ONCE = 100
const MOST_ATTEMPTS = 30

interface Subject {
  readonly provider: PaymentProvider
  readonly notify_url: string
}

/** Writes down that the merchant has to be told, in the transaction that made it so. */
export async function queueNotice(
  { clock, random }: Ports,
  tx: Tx,
  { provider, notify_url }: Subject,
  told: Told
): Promise<string> {
  const id = `ntf_${random.uuid()}`
  await tx
    .insertInto('desk_notices')
    .values({ id, provider, notify_url, told: JSON.stringify(told), next_at: clock.now() })
    .execute()
  return id
}

/** Tells the merchant now; what is not acknowledged is told again later, by the job. */
export async function deliver(ports: Ports, id: string): Promise<void> {
  const { clock, db, jobs, log } = ports
  const notice = await db.kysely
    .selectFrom('desk_notices')
    .selectAll()
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  if (!notice) return
  const { attempts, provider } = notice
  const at = clock.now()
  const update = db.kysely.updateTable('desk_notices').where('id', '=', id)
  if (await isAcknowledged(ports, notice)) {
    await update.set({ delivered_at: at }).execute()
    return
  }
  const seconds = Math.min(5 * 2 ** attempts, 3600)
  log.warn({ notice: id, provider, attempts }, 'a notice of a payment was not acknowledged')
  await update
    .set({ attempts: attempts + 1, next_at: new Date(at.getTime() + seconds * 1000) })
    .execute()
  const startAfter = new Date(Date.now() + seconds * 1000)
  await jobs.send(JOB, {}, { startAfter, key: id })
}

async function isAcknowledged(ports: Ports, notice: DeskNotice): Promise<boolean> {
  try {
    return await TELLERS[notice.provider](ports, notice)
  } catch {
    return false
  }
}

/** Names the job that repeats what was not acknowledged. */
export function defineDelivery(ports: Ports): void {
  const repeat = async () => {
    const due = await ports.db.kysely
      .selectFrom('desk_notices')
      .select('id')
      .where('delivered_at', 'is', null)
      .where('attempts', '<', MOST_ATTEMPTS)
      .where('next_at', '<=', ports.clock.now())
      .orderBy('next_at')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of due) await deliver(ports, id)
  }
  ports.jobs.define(JOB, repeat, { cron: '* * * * *' })
}
