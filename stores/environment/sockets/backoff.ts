import type { Clock, Random } from '../parts.ts'

const FIRST = 1000
const FACTOR = 1.2
const JITTER = 0.5
const LONGEST = 30_000

/** How long to wait before the nth attempt to connect again, counted from 0. */
export function reconnectDelay(attempt: number, random: Random): number {
  const delay = Math.min(LONGEST, FIRST * FACTOR ** attempt)
  const share = 1 + JITTER * (2 * random.fraction() - 1)
  return Math.min(LONGEST, Math.round(delay * share))
}

/** Waits, but not longer than until something wakes the page. */
export function pause(
  milliseconds: number,
  clock: Clock,
  onWake: (listener: () => void) => () => void
): Promise<void> {
  return new Promise(resolve => {
    const finish = () => {
      cancel()
      stop()
      resolve()
    }
    const cancel = clock.after(milliseconds, finish)
    const stop = onWake(finish)
  })
}
