import type { Ports } from '../../ports.ts'
import { defineDelivery } from './notices.ts'
import { definePayouts } from './payouts.ts'
import { expire } from './steps.ts'

const AT_ONCE = 100

/** Names the work that all providers of the sandbox share. */
export function registerDesk(ports: Ports): void {
  defineDelivery(ports)
  definePayouts(ports)
  ports.jobs.define('desk.expire', () => expireDue(ports), { cron: '* * * * *' })
}

async function expireDue(ports: Ports): Promise<void> {
  const due = await ports.db.kysely
    .selectFrom('desk_payments')
    .select('id')
    .where('status', 'in', ['open', 'challenge', 'processing'])
    .where('expires_at', '<=', ports.clock.now())
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of due) await expire(ports, id)
}
