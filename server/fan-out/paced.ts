export interface Paced {
  /** Has the work done as soon as its pace allows; asked for often, it is done once. */
  soon(): void
  stop(): void
}

/** Does work when asked, never two at a time and at most once in so many milliseconds. */
export function paced(milliseconds: number, work: () => Promise<void>): Paced {
  let timer: NodeJS.Timeout | undefined
  let began = Number.NEGATIVE_INFINITY
  let isRunning = false
  let isWanted = false
  let isStopped = false

  async function run(): Promise<void> {
    timer = undefined
    isRunning = true
    began = performance.now()
    await work().finally(() => {
      isRunning = false
    })
    if (isWanted) soon()
  }

  function soon(): void {
    isWanted = isRunning
    if (isRunning || isStopped) return
    const wait = Math.max(0, began + milliseconds - performance.now())
    timer ??= setTimeout(() => void run(), wait).unref()
  }

  return {
    soon,
    stop() {
      isStopped = true
      clearTimeout(timer)
    }
  }
}
