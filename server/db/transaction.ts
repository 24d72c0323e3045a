import { setTimeout as wait } from 'node:timers/promises'

const ATTEMPTS = 4
const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const isTransient = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === SERIALISATION_FAILURE || error.code === DEADLOCK)

/** Repeats what failed only because another transaction was in its way. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error
      // Apart by chance, or the same two would meet again.
      await wait(attempt * 5 + Math.random() * 20)
    }
  }
}
