import type { Failure } from './environment/failure.ts'
import { environment } from './environment/index.ts'

/** A session that is over, or does not hold any more: the session itself deals with those. */
const isOfSession = ({ kind, types }: Failure) =>
  kind === 'auth' || types.includes('InvalidTokenFailure')

/** Tells the reporting service of a failure, unless whoever asked deals with its code. */
export function reportFailure(failure: Failure, handled: readonly string[] = []): void {
  const { kind, code, message, traceId } = failure
  if (kind === 'aborted' || isOfSession(failure)) return
  if (code === undefined || !handled.includes(code))
    environment().reporter.send({ message, code, traceId })
}

/** Tells it of a part of the page that could not be drawn. */
export function reportCrash(error: Error): void {
  environment().reporter.send({ message: error.message, code: 'Island', error })
}
