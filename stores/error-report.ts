import type { Failure } from './environment/failure.ts'
import { environment } from './environment/index.ts'

/** Types of fault that the session itself deals with. */
const HANDLED = new Set(['AuthenticationFailure', 'InvalidTokenFailure'])

const UNAUTHORIZED = 401

/** Tells the reporting service of a failure, unless whoever asked deals with its code. */
export function reportFailure(failure: Failure, handled: readonly string[] = []): void {
  const { kind, code, message, traceId, types, status } = failure
  if (kind === 'aborted' || status === UNAUTHORIZED) return
  if (types.some(type => HANDLED.has(type))) return
  if (kind === 'graphql' && code !== undefined && handled.includes(code)) return
  environment().reporter.send({ message, code, traceId })
}
