import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

import {
  type PaymentNotification,
  readPaymentNotification,
  readSignature,
  SIGNATURE_HEADER
} from '#contract/wire/payment-notification.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { NOTIFICATION_PATH } from './card-provider.ts'
import { announce, type Settled, type SettleOutcome, settleDeposit } from './settle-deposit.ts'

/** A signed notification is refused when its time is further off than this. */
export const SIGNATURE_SECONDS = 300

const PROVIDER = 'card'

type Outcome = SettleOutcome | 'differs' | 'repeated'

/** A provider repeats what is not answered by 200: only what may still be put right is not. */
const STATUS = {
  applied: 200,
  repeated: 200,
  unchanged: 200,
  unknownDeposit: 404,
  differs: 422,
  wrongAmount: 422,
  wrongPayment: 422
} as const satisfies Record<Outcome, number>

/** Takes what the card provider tells of payments: signed, recent, and each thing once. */
export function registerNotifications(app: FastifyInstance, ports: Ports): void {
  app.register(async scope => {
    // The signature is over the bytes that were sent, so nothing may parse them first.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body)
    )
    scope.post(NOTIFICATION_PATH, async ({ body, headers }, reply) => {
      const refuse = (status: number, code: string) => reply.code(status).send({ error: { code } })
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (!isAuthentic(ports, headers[SIGNATURE_HEADER], raw)) return refuse(401, 'BAD_SIGNATURE')
      const notification = readPaymentNotification(raw.toString('utf8'))
      if (!notification) return refuse(400, 'BAD_NOTIFICATION')
      const outcome = await take(ports, notification, raw)
      return reply.code(STATUS[outcome]).send({ outcome })
    })
  })
}

function isAuthentic({ config, clock }: Ports, header: unknown, raw: Buffer): boolean {
  const signature = readSignature(header)
  if (!signature) return false
  const { timestamp, hex } = signature
  if (Math.abs(clock.now().getTime() / 1000 - timestamp) > SIGNATURE_SECONDS) return false
  const expected = createHmac('sha256', config.secrets.webhookKey)
    .update(`${timestamp}.`)
    .update(raw)
    .digest()
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'))
}

async function take(
  ports: Ports,
  notification: PaymentNotification,
  raw: Buffer
): Promise<Outcome> {
  const hash = createHash('sha256').update(raw).digest('hex')
  const taken = await ports.db.transaction(tx => takeOnce(ports, tx, notification, hash))
  if (typeof taken === 'string') return taken
  await announce(ports, taken)
  const { outcome } = taken
  const { reference, status } = notification
  if (STATUS[outcome] === 200)
    ports.log.info({ deposit: reference, status, outcome }, 'a payment notification was taken')
  else ports.log.error({ deposit: reference, status, outcome }, 'a payment notification is wrong')
  return outcome
}

async function takeOnce(
  ports: Ports,
  tx: Tx,
  notification: PaymentNotification,
  hash: string
): Promise<'differs' | 'repeated' | Settled> {
  const { notificationId: id, reference } = notification
  const fresh = await tx
    .insertInto('deposit_notifications')
    .values({
      provider: PROVIDER,
      id,
      deposit_id: reference,
      body_hash: hash,
      at: ports.clock.now()
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!fresh) {
    const known = await tx
      .selectFrom('deposit_notifications')
      .select('body_hash')
      .where('provider', '=', PROVIDER)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return known.body_hash === hash ? 'repeated' : 'differs'
  }
  const settled = await settleDeposit(ports, tx, PROVIDER, notification)
  // What was refused may be sent again when it has been put right.
  if (STATUS[settled.outcome] !== 200)
    await tx
      .deleteFrom('deposit_notifications')
      .where('provider', '=', PROVIDER)
      .where('id', '=', id)
      .execute()
  return settled
}
