import type { Ports } from '../../ports.ts'
import { platformControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { COUNT, MOMENT, object } from '../schemas.ts'

const CLOCK = object({ now: MOMENT, offsetSeconds: COUNT })

/** Work that waits for a moment: after a move it is done at once, not by the next minute. */
const WAITING = [
  'cashier.release',
  'cashier.orders',
  'desk.payouts',
  'desk.expire',
  'cashier.expire',
  'raffles.turn',
  'rewards.turn',
  'rewards.cashback'
]

/** The time as the console shows it. */
export const clockState = ({ clock }: Ports) => {
  const now = clock.now()
  return { now: now.toISOString(), offsetSeconds: Math.round((now.getTime() - Date.now()) / 1000) }
}

async function moveTo(ports: Ports, to: Date | 'real'): Promise<object> {
  await ports.clock.move(to)
  for (const job of WAITING) await ports.jobs.run(job)
  return clockState(ports)
}

export const readClock = platformControl({
  id: 'readClock',
  method: 'GET',
  path: '/clock',
  summary: 'The platform’s time, and how far it is from the machine’s.',
  fields: {},
  answer: CLOCK,
  run: async ports => clockState(ports)
})

export const moveClock = platformControl({
  id: 'moveClock',
  method: 'POST',
  path: '/clock',
  summary: 'Moves the platform’s time forward by minutes, or to a moment.',
  fields: {
    minutes: {
      type: 'integer',
      minimum: -525_600,
      maximum: 5_256_000,
      optional: true,
      description: 'From the platform’s present time'
    },
    to: {
      type: 'string',
      format: 'date-time',
      maxLength: 40,
      optional: true,
      description: 'A moment in ISO 8601, with its zone'
    }
  },
  answer: CLOCK,
  run: async (ports, { minutes, to }) => {
    if ((minutes === undefined) === (to === undefined))
      throw new SandboxRefusal(400, 'ONE_OF_TWO_FIELDS', 'minutes')
    const present = ports.clock.now().getTime()
    return await moveTo(ports, new Date(to ?? present + (minutes ?? 0) * 60_000))
  }
})

export const resetClock = platformControl({
  id: 'resetClock',
  method: 'POST',
  path: '/clock/reset',
  summary: 'Back to the machine’s time.',
  fields: {},
  answer: CLOCK,
  run: ports => moveTo(ports, 'real')
})
