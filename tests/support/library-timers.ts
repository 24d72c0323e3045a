import { vi } from 'vitest'

/** For libraries that bring timers of their own; the product's own time is the page's clock. */
export function libraryTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return {
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    restore: () => vi.useRealTimers()
  }
}
