import { Failure } from '../environment/failure.ts'

/** The answer, or undefined where the call failed: that has been reported and can be lived with. */
export async function unlessFailed<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (thrown) {
    if (thrown instanceof Failure) return undefined
    throw thrown
  }
}
