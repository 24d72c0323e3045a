import type { FastifyInstance } from 'fastify'

import { startErrand } from '../../jobs/errand.ts'
import type { Ports } from '../../ports.ts'
import { rekeyPlayers } from '../player/index.ts'
import { endDueExclusions } from './end-due.ts'
import { setRegisterErrand, tellRegister } from './register-outbox.ts'

const EVERY_MS = 1000

/** Tells the register what waits, ends what is over, and keeps the keys of people in order. */
export async function registerExclusions(app: FastifyInstance, ports: Ports): Promise<void> {
  const { bus, jobs, log } = ports
  await rekeyPlayers(ports)
  const errand = startErrand({
    name: 'exclusion.register',
    log,
    work: () => tellRegister(ports),
    everyMs: EVERY_MS
  })
  const forget = setRegisterErrand(ports, errand)
  jobs.define('exclusion.ends', () => endDueExclusions(ports), { cron: '* * * * *' })
  const stop = bus.subscribe('clock.moved', '*', () => {
    endDueExclusions(ports).catch((error: unknown) =>
      log.error({ err: error }, 'exclusions that are over were not seen to')
    )
  })
  app.addHook('preClose', async () => {
    stop()
    forget()
    await errand.close()
  })
}
