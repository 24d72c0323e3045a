import type { Logger } from 'pino'

/** Work that is done again and again, one at a time in this process. */
export interface Errand {
  /** Has the work done in a moment: what is asked meanwhile is done together. */
  soon(): void
  /** Lets the work that is under way end, and does no more. */
  close(): Promise<void>
}

export interface ErrandOptions {
  readonly name: string
  readonly log: Logger
  /** Whether there is more to do at once. A failure is told and waited for, longer each time. */
  readonly work: () => Promise<boolean>
  readonly everyMs: number
}

const GATHER_MS = 20
const LONGEST_WAIT_MS = 30_000

/** Starts an errand; it runs whenever it is asked to, and after each pause. */
export function startErrand({ name, log, work, everyMs }: ErrandOptions): Errand {
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY
  let running: Promise<void> | undefined
  let isAsked = false
  let isClosed = false
  let failures = 0

  const wait = (delay: number) => {
    const at = performance.now() + delay
    if (isClosed || at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(begin, delay).unref()
  }
  const run = async () => {
    try {
      isAsked = false
      if (await work()) isAsked = true
      failures = 0
    } catch (error) {
      failures += 1
      if (!isClosed) log.warn({ err: error, errand: name, failures }, 'an errand failed')
    }
  }
  const begin = () => {
    due = Number.POSITIVE_INFINITY
    running = run().finally(() => {
      running = undefined
      if (failures > 0) wait(Math.min(LONGEST_WAIT_MS, everyMs * 2 ** Math.min(failures, 6)))
      else wait(isAsked ? 0 : everyMs)
    })
  }

  wait(everyMs)
  return {
    soon() {
      isAsked = true
      if (!running && failures === 0) wait(GATHER_MS)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    }
  }
}
