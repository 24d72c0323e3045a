import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { openDraws } from './instances.ts'
import { LAST_BETS_MS, turnRaffles } from './turn.ts'

const TURN = 'raffles.turn'
/** A draw that could not be made is tried again after so long, beside the job of every minute. */
const AGAIN_MS = 5000
/** A timer that waits longer is set anew meanwhile: the clock may have been corrected. */
const LONGEST_MS = 60_000

async function untilNextTurn({ db, clock }: Ports): Promise<number> {
  const ends = await openDraws(db.kysely).execute()
  const first = Math.min(...ends.map(({ ends_at: end }) => end.getTime()))
  return Math.min(LONGEST_MS, Math.max(0, first + LAST_BETS_MS - clock.now().getTime()))
}

/**
 * Opens the draws of the raffles and makes them when their time is up: by a timer to the moment, once
 * a minute by a job in case that no process had one, after the clock was moved, and at the start.
 */
export async function registerRaffles(app: FastifyInstance, ports: Ports): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let work = Promise.resolve()

  const wait = (delay: number) => {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(turn, delay)
    timer.unref()
  }
  const turnOnce = async () => {
    if (isClosed) return
    try {
      await turnRaffles(ports)
      wait(await untilNextTurn(ports))
    } catch (error) {
      if (isClosed) return
      ports.log.error({ err: error }, 'the raffles were not turned')
      wait(AGAIN_MS)
    }
  }
  const turn = () => {
    work = work.then(turnOnce)
  }

  ports.jobs.define(TURN, () => turnRaffles(ports), { cron: '* * * * *' })
  const forget = ports.bus.subscribe('clock.moved', '*', turn)
  app.addHook('onClose', async () => {
    isClosed = true
    forget()
    clearTimeout(timer)
    await work
  })
  await turnRaffles(ports)
  wait(await untilNextTurn(ports))
}
