import { createHmac } from 'node:crypto'

import { SIGNATURE_HEADER } from '#contract/wire/payment-notification.ts'
import type { Tx } from '../db/database.ts'
import { call } from '../http/call.ts'
import type { Ports } from '../ports.ts'
import type { CardPayment } from './tables.ts'

const JOB = 'card.deliver'
const AT_ONCE = 100
const MOST_ATTEMPTS = 30

/** The card as a person may see it. */
export const maskOf = ({ last_four }: CardPayment): string | null =>
  last_four === null ? null : `•••• ${last_four}`

/** Writes down that the merchant has to be told, in the transaction that changed the payment. */
export async function queueNotification(
  { clock, random }: Ports,
  tx: Tx,
  payment: CardPayment
): Promise<string> {
  const id = `ntf_${random.uuid()}`
  const at = clock.now()
  const body = JSON.stringify({
    notificationId: id,
    paymentId: payment.id,
    reference: payment.reference,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    sequence: payment.sequence,
    at: at.toISOString(),
    reason: payment.reason,
    account: maskOf(payment),
    accountId: payment.card_token
  })
  await tx
    .insertInto('card_notifications')
    .values({ id, payment_id: payment.id, body, next_at: at })
    .execute()
  return id
}

/** Tells the merchant now; what is not acknowledged is told again later, by the job. */
export async function deliver(ports: Ports, id: string): Promise<void> {
  const { clock, db, jobs, log } = ports
  const waiting = await db.kysely
    .selectFrom('card_notifications as n')
    .innerJoin('card_payments as p', 'p.id', 'n.payment_id')
    .select(['n.body', 'n.attempts', 'p.notify_url'])
    .where('n.id', '=', id)
    .where('n.delivered_at', 'is', null)
    .executeTakeFirst()
  if (!waiting) return
  const { attempts, body, notify_url } = waiting
  const at = clock.now()
  const update = db.kysely.updateTable('card_notifications').where('id', '=', id)
  if (await isAcknowledged(ports, notify_url, body)) {
    await update.set({ delivered_at: at }).execute()
    return
  }
  const seconds = Math.min(5 * 2 ** attempts, 3600)
  log.warn({ notification: id, attempts }, 'a card notification was not acknowledged')
  await update
    .set({ attempts: attempts + 1, next_at: new Date(at.getTime() + seconds * 1000) })
    .execute()
  const startAfter = new Date(Date.now() + seconds * 1000)
  await jobs.send(JOB, {}, { startAfter, key: id })
}

async function isAcknowledged(ports: Ports, url: string, body: string): Promise<boolean> {
  const { clock, config } = ports
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  const hex = createHmac('sha256', config.secrets.webhookKey)
    .update(`${timestamp}.${body}`)
    .digest('hex')
  try {
    const { status } = await call(config, url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: `t=${timestamp},v1=${hex}`
      },
      body,
      timeoutMs: 5000
    })
    return status >= 200 && status < 300
  } catch {
    return false
  }
}

/** Names the job that repeats what was not acknowledged. */
export function defineDelivery(ports: Ports): void {
  const repeat = async () => {
    const due = await ports.db.kysely
      .selectFrom('card_notifications')
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
