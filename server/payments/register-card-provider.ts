import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'
import { registerCardApi } from './api.ts'
import { registerCheckout } from './checkout-routes.ts'
import { defineDelivery } from './notify.ts'
import { expire } from './steps.ts'

const AT_ONCE = 100

/** Serves the sandbox card provider on its own origin: another party, as a real one would be. */
export function registerCardProvider(app: FastifyInstance, ports: Ports): void {
  registerCardApi(app, ports)
  registerCheckout(app, ports)
  defineDelivery(ports)
  ports.jobs.define('card.expire', () => expireDue(ports), { cron: '* * * * *' })
}

async function expireDue(ports: Ports): Promise<void> {
  const due = await ports.db.kysely
    .selectFrom('card_payments')
    .select('id')
    .where('status', 'in', ['open', 'challenge', 'processing'])
    .where('expires_at', '<=', ports.clock.now())
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of due) await expire(ports, id)
}
