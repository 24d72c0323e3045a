import { CreateJackpotTicketDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { asFailure } from '../environment/failure.ts'
import { environment } from '../environment/index.ts'
import { jackpotLine, type Line } from '../environment/jackpot-line.ts'
import { pause } from '../environment/sockets/backoff.ts'
import type { JackpotPlayer } from './player.ts'
import { type Silence, watchSilence } from './silence.ts'

const SECOND = 1000
const FIRST = 2 * SECOND
const LONGEST = 60 * SECOND
/** Lines that one restart has cut come back apart from each other by so much at most. */
const SPREAD = 3 * SECOND
const OPENS_WITHIN = 10 * SECOND
/** The session of a ticket does not run, or runs no more. */
const SESSION_ENDS: readonly number[] = [4401, 4403]

/** Why there is no line: it broke, it never opened, or the session that it was for has ended. */
type Ending = 'lost' | 'sessionEnded' | 'unopened'

export interface LineEvents {
  connecting(isAgain: boolean): void
  opened(send: (frame: string) => void): void
  heard(frame: string, line: { drop(): void; isAlive(): void }): void
  /** Nothing was heard for long: what it returns tells whether there is anything to ask for. */
  silent(): boolean
  lost(): void
}

const delayAfter = (failures: number) => Math.min(LONGEST, FIRST * 2 ** (failures - 1))

async function addressFor({ currency }: JackpotPlayer): Promise<string> {
  const { endpoints } = await environment().site()
  if (endpoints.jackpotSocket === null) throw new Error('There is no jackpot service')
  const { createJackpotTicket } = await ask(CreateJackpotTicketDocument)
  const url = new URL(endpoints.jackpotSocket)
  url.searchParams.set('token', createJackpotTicket.token)
  url.searchParams.set('currency', currency)
  return url.href
}

/**
 * Keeps a line open for a player until what it returns is called. A lost one is opened again after
 * 2 s, then twice as long each time up to a minute, and at once when the page wakes.
 */
export function keepLine(player: JackpotPlayer, events: LineEvents): () => void {
  const { clock, log, page, random } = environment()
  let isOver = false
  let failures = 0
  let hasToldMaximum = false
  let line: Line | undefined
  let silence: Silence | undefined

  function connect(url: string): Promise<Ending> {
    return new Promise(resolve => {
      let wasOpen = false
      let isEnded = false
      const finish = (code?: number) => {
        if (isEnded) return
        isEnded = true
        cancel()
        silence?.stop()
        line = undefined
        if (code !== undefined && SESSION_ENDS.includes(code)) resolve('sessionEnded')
        else resolve(wasOpen ? 'lost' : 'unopened')
      }
      const drop = () => {
        line?.close()
        finish()
      }
      const cancel = clock.after(OPENS_WITHIN, drop)
      line = jackpotLine()(url, {
        opened() {
          if (isOver || isEnded) return
          wasOpen = true
          cancel()
          silence = watchSilence({ ask: events.silent, giveUp: drop })
          events.opened(frame => line?.send(frame))
        },
        heard(frame) {
          if (isOver || isEnded) return
          const isAlive = () => {
            failures = 0
            hasToldMaximum = false
            silence?.heard()
          }
          events.heard(frame, { drop, isAlive })
        },
        ended: finish
      })
    })
  }

  async function attempt(): Promise<Ending> {
    try {
      const url = await addressFor(player)
      return isOver ? 'unopened' : await connect(url)
    } catch (thrown) {
      return asFailure(thrown).kind === 'auth' ? 'sessionEnded' : 'unopened'
    }
  }

  /** The session's own end is told of by whoever keeps the session: no line has failed. */
  function logFailure(): void {
    log.error('Unable to establish connection')
    if (hasToldMaximum || failures === 1 || delayAfter(failures - 1) !== LONGEST) return
    hasToldMaximum = true
    log.error('Maximum reconnect delay reached')
  }

  async function run(): Promise<void> {
    while (!isOver) {
      events.connecting(failures > 0)
      const ending = await attempt()
      if (isOver) return
      failures += 1
      if (ending !== 'sessionEnded') logFailure()
      events.lost()
      const apart = ending === 'lost' && failures === 1 ? SPREAD * (random.fraction() - 0.5) : 0
      await pause(delayAfter(failures) + apart, clock, page.onWake)
    }
  }

  void run()
  return () => {
    isOver = true
    silence?.stop()
    line?.close()
  }
}
