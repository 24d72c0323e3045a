import type { Provider } from './provider.ts'
import { turnTournaments } from './tournaments/turn.ts'

const EVERY_MINUTE = { cron: '* * * * *' }

/**
 * Announces and decides tournaments: now, so that nobody waits for a job, each minute, and when the
 * clock was moved.
 */
export async function startContests({ ports }: Provider): Promise<void> {
  const { bus, jobs, log } = ports
  jobs.define('engagement.tournaments', () => turnTournaments(ports), EVERY_MINUTE)
  bus.subscribe('clock.moved', '*', () => {
    turnTournaments(ports).catch((error: unknown) =>
      log.error({ err: error }, 'tournaments were not turned')
    )
  })
  await turnTournaments(ports)
}
