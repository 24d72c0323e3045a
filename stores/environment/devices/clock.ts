import type { Clock, Random } from '../parts.ts'

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  }
}

export const systemRandom: Random = {
  fraction: () => Math.random(),
  id: () => crypto.randomUUID()
}
