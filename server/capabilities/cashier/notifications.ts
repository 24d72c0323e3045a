import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { adapters } from './providers/index.ts'
import { notificationPath } from './providers/keys.ts'
import type { Heard, Outcome, ProviderAdapter } from './providers/port.ts'
import { announceFact, type SettledFact, settleFact } from './settle-fact.ts'

const JSON_TYPE = 'application/json'

/** What a provider need not send again as it is. */
const TAKEN: readonly Outcome[] = ['applied', 'repeated', 'unchanged']

/** Takes what providers tell of payments and payouts: signed, recent, and each thing once. */
export function registerNotifications(app: FastifyInstance, ports: Ports): void {
  app.register(async scope => {
    // Signatures are over the bytes that were sent, so nothing may parse them first.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body)
    )
    for (const adapter of adapters()) registerOne(scope, ports, adapter)
  })
}

function registerOne(scope: FastifyInstance, ports: Ports, adapter: ProviderAdapter): void {
  scope.post(notificationPath(adapter.provider), async ({ body, headers }, reply) => {
    const message = { headers, raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
    const answer = await adapter.answer?.(ports, message)
    if (answer) return reply.code(answer.status).type(JSON_TYPE).send(answer.body)
    const heard = await adapter.hear(ports, message)
    const outcome =
      heard.status === 'heard'
        ? await take(ports, adapter.provider, heard, heard.says ?? message.raw)
        : heard.status
    const { status, type = JSON_TYPE, body: text } = adapter.reply(ports, message, outcome)
    return reply.code(status).type(type).send(text)
  })
}

type Said = Extract<Heard, { status: 'heard' }>

async function take(
  ports: Ports,
  provider: PaymentProvider,
  said: Said,
  says: Buffer | string
): Promise<Outcome> {
  const hash = createHash('sha256').update(says).digest('hex')
  const taken = await ports.db.transaction(tx => takeOnce(ports, tx, provider, said, hash))
  if (typeof taken !== 'string') await announceFact(ports, taken)
  const outcome = typeof taken === 'string' ? taken : taken.outcome
  const { reference, status } = said.fact
  const told = { provider, reference, status, outcome }
  if (TAKEN.includes(outcome)) ports.log.info(told, 'a payment notification was taken')
  else ports.log.error(told, 'a payment notification is wrong')
  return outcome
}

async function takeOnce(
  ports: Ports,
  tx: Tx,
  provider: PaymentProvider,
  said: Said,
  hash: string
): Promise<'differs' | 'repeated' | SettledFact> {
  const { id, fact } = said
  const fresh = await tx
    .insertInto('deposit_notifications')
    .values({ provider, id, deposit_id: fact.reference, body_hash: hash, at: ports.clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!fresh) {
    const known = await tx
      .selectFrom('deposit_notifications')
      .select('body_hash')
      .where('provider', '=', provider)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return known.body_hash === hash ? 'repeated' : 'differs'
  }
  const settled = await settleFact(ports, tx, provider, said)
  // What was refused may be sent again when it has been put right.
  if (!TAKEN.includes(settled.outcome))
    await tx
      .deleteFrom('deposit_notifications')
      .where('provider', '=', provider)
      .where('id', '=', id)
      .execute()
  return settled
}
