import { setTimeout as pause } from 'node:timers/promises'

const BETWEEN_LOOKS_MS = 10

/** Somebody who does one thing after the other until told to stop, and finishes what is under way. */
interface Worker {
  work(isOver: () => boolean): Promise<void>
}

/** Has everybody work, does something to the house once enough is done, and has them finish. */
export async function whileAtWork<Value>(
  workers: readonly Worker[],
  isEnough: () => boolean,
  deed: () => Promise<Value>
): Promise<Value> {
  let isOver = false
  const work = Promise.all(workers.map(each => each.work(() => isOver)))
  try {
    // Who gives up ends the wait for what they would have done.
    while (!isEnough()) await Promise.race([pause(BETWEEN_LOOKS_MS), work])
    return await deed()
  } finally {
    isOver = true
    await work
  }
}
