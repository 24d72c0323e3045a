import { environment } from '../environment/index.ts'

const QUIET_AFTER = 30_000
const ANSWERS_WITHIN = 10_000

export interface Silence {
  /** Figures came: the watch begins anew. */
  heard(): void
  stop(): void
}

/**
 * Watches a line that is open. After half a minute without figures, and when the page wakes, they
 * are asked for; a line that does not answer then is given up, whatever else it may send.
 */
export function watchSilence(line: { ask(): boolean; giveUp(): void }): Silence {
  const { clock, page } = environment()
  let cancel = () => {}
  let isAsking = false

  const wait = () => {
    cancel()
    isAsking = false
    cancel = clock.after(QUIET_AFTER, ask)
  }
  const ask = () => {
    if (isAsking) return
    cancel()
    if (!line.ask()) return wait()
    isAsking = true
    cancel = clock.after(ANSWERS_WITHIN, line.giveUp)
  }

  wait()
  const stopWaking = page.onWake(ask)
  return {
    heard: wait,
    stop() {
      cancel()
      stopWaking()
    }
  }
}
