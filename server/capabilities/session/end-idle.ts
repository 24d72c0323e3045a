import type { Ports } from '../../ports.ts'
import { destroySession } from './destroy-session.ts'
import { isInUse } from './in-use.ts'

const AT_ONCE = 100

/** Ends the sessions that nobody has used for as long as their licence lets them be; answers how many. */
async function endIdleSessions(ports: Ports): Promise<number> {
  const idle = await ports.db.kysely
    .selectFrom('sessions')
    .select('id')
    .where('ended_at', 'is', null)
    .where(eb => eb.not(isInUse()))
    .limit(AT_ONCE)
    .execute()
  for (const { id } of idle) await destroySession(ports, id, 'SESSION_EXPIRED')
  return idle.length === AT_ONCE ? idle.length + (await endIdleSessions(ports)) : idle.length
}

/** Names the work that ends idle sessions, every minute, so that an open page is told of it. */
export function defineSessionJobs(ports: Ports): void {
  ports.jobs.define(
    'sessions.idle',
    async () => {
      await endIdleSessions(ports)
    },
    { cron: '* * * * *' }
  )
}
