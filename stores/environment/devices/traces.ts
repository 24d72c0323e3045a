import { currentPageTrace, randomHex } from '#contract/page-trace.ts'
import { writeTrace } from '#contract/wire/traceparent.ts'

/** What a person sets off anew; whatever is asked for after it belongs to it, until the next. */
const ACTS = ['click', 'popstate']

/** Follows what is done in the page, and answers the `traceparent` of the next call, a step of its own. */
export function pageTraces(window: Window): () => string {
  const trace = currentPageTrace()
  const begin = () => {
    trace.id = randomHex(32)
  }
  for (const act of ACTS) window.addEventListener(act, begin, true)
  return () => writeTrace({ ...trace, span: randomHex(16) })
}
