import { Failure } from './environment/failure.ts'
import { openOverlay } from './overlays.ts'

/** What the session deals with, or nobody waits for any more. */
const UNTOLD: ReadonlySet<Failure['kind']> = new Set(['aborted', 'auth'])

/**
 * The answer to something the player did; undefined where it failed, and then the player is told so
 * in the language of the page: never in the words of the platform, which are for its log.
 */
export async function orTold<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    const { kind, code, types, traceId } = thrown
    const known = code === undefined ? types : [code, ...types]
    const causes = kind === 'network' ? ['Unanswered'] : known
    if (!UNTOLD.has(kind)) openOverlay('action-error', { causes, traceId })
    return undefined
  }
}
