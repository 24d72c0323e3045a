import { REPORT_CHANNEL, type ToldFailure } from '#contract/event-channel.ts'

/** What somebody has added to their browser fails on its own account. */
const isForeign = (thrown: unknown) =>
  thrown instanceof Error && /\b[\w-]+-extension:\/\//.test(thrown.stack ?? '')

const isTold = (detail: unknown): detail is ToldFailure =>
  typeof detail === 'object' && detail !== null && 'message' in detail

/** What an event of the window tells of; undefined for what nobody can do anything about. */
export function failureOf(event: Event): ToldFailure | undefined {
  if (event instanceof CustomEvent)
    return event.type === REPORT_CHANNEL && isTold(event.detail) ? event.detail : undefined
  if (event instanceof PromiseRejectionEvent) {
    const { reason } = event
    if (isForeign(reason)) return undefined
    return { message: String(reason), code: 'UnhandledRejection', error: reason }
  }
  // Of a script of another origin a browser says nothing but that.
  if (!(event instanceof ErrorEvent) || event.error === null || event.error === undefined)
    return undefined
  if (isForeign(event.error)) return undefined
  return { message: event.message, code: 'Uncaught', error: event.error }
}
