import type { Clock } from '#server/clock.ts'

/** A clock that goes on as the machine's does, apart by as much as it was moved. */
export function createSandboxClock(): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    async move(to) {
      offset = to === 'real' ? 0 : to.getTime() - Date.now()
    }
  }
}
