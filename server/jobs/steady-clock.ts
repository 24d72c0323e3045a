import { type Clock, systemClock } from 'pg-boss'

/**
 * The time since 1970 that only ever goes on, however the machine's clock is set meanwhile: the queue
 * reckons its waits by it, and a clock that is put back by a day would have it wait for a day. How far
 * it is from the database's clock the queue asks by itself.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now()
}
