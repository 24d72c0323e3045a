import type { Clock } from '#stores/environment/parts.ts'

interface Timer {
  readonly at: number
  readonly callback: () => void
}

export interface TestClock extends Clock {
  /** Runs what falls due, in order; `between` lets promises catch up. */
  pass(milliseconds: number, between?: () => Promise<void>): Promise<void>
  pending(): number
  /** How long each timer still has to run. */
  delays(): readonly number[]
  /** Time passes and no timer runs, as on a machine that sleeps. */
  sleep(milliseconds: number): void
}

export const START = Date.UTC(2026, 10, 27, 12)

/** A clock that stands still until it is told to go on. */
export function createTestClock(): TestClock {
  let now = START
  let timers: readonly Timer[] = []

  return {
    now: () => now,
    pending: () => timers.length,
    delays: () => timers.map(({ at }) => at - now),
    sleep(milliseconds) {
      now += milliseconds
    },
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    async pass(milliseconds, between = async () => undefined) {
      const end = now + milliseconds
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers = timers.filter(timer => timer !== next)
        now = Math.max(now, next.at)
        next.callback()
        await between()
      }
      now = end
      await between()
    }
  }
}
