import { setTimeout as pause } from 'node:timers/promises'

import type { Heard } from './heard.ts'

const TRIES = 1200
const BETWEEN_TRIES_MS = 100

/** What comes in time; what comes later is not waited for. */
const within = <Value>(ms: number, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    pause(ms).then(() => {
      throw new Error('no answer in time')
    })
  ])

/**
 * Asks the same until it is answered: whoever gets no answer, or one that is none, asks again; with
 * patience for so many milliseconds alone, also while the house may still be at it.
 */
export const askingAgain =
  (heard: Heard, patienceMs: number | undefined) =>
  async <Value>(name: string, ask: () => Promise<Value>): Promise<Value> => {
    for (let tries = 1; ; tries++) {
      try {
        return await (patienceMs ? within(patienceMs, ask()) : ask())
      } catch (error) {
        if (tries === TRIES) throw error
        heard.count(`${name}: ${error instanceof Error ? error.message : 'no answer'}`)
        await pause(BETWEEN_TRIES_MS)
      }
    }
  }
