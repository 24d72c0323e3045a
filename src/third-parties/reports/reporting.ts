import type { ToldFailure } from '#contract/event-channel.ts'
import { currentPageTrace } from '#contract/page-trace.ts'
import { cleanEvent } from './clean-event.ts'
import { type ErrorSdk, sdkOptions } from './sdk.ts'

/** A page reports no more than this, whatever happens in it. */
export const MOST_REPORTS = 10

export interface ReportingPorts {
  readonly dsn: string
  readonly release: string
  readonly address: () => string
  /** Gives the library, once; rejects where it does not come. `failed` hears what was not taken. */
  readonly sdk: (failed: (reason: string) => void) => Promise<ErrorSdk>
  readonly warn: (message: string) => void
}

export interface Reporting {
  tell(failure: ToldFailure): void
}

/** Where something was thrown, so that two alike are known from two that only say the same. */
const likenessOf = ({ message, code, error }: ToldFailure): string =>
  [code, message, error instanceof Error ? error.stack : ''].join('\n')

/** Reports each failure once. A library that is missing or throws is one line in the log, and no more. */
export function reporting({ dsn, release, address, sdk, warn }: ReportingPorts): Reporting {
  const known = new Set<string>()
  let ready: Promise<ErrorSdk> | undefined
  let isBroken = false
  let hasWarned = false
  /** Of the report that is made at the moment; a library makes one from beginning to end. */
  let traceId = ''

  const failed = (reason: string) => {
    if (!hasWarned) warn(`Errors are not reported: ${reason}`)
    hasWarned = true
  }

  const open = async () => {
    const found = await sdk(failed)
    found.init(
      sdkOptions(dsn, release, event => cleanEvent(event, { address: address(), release, traceId }))
    )
    return found
  }

  const broke = (thrown: unknown) => {
    isBroken = true
    failed(String(thrown))
  }

  return {
    tell(failure) {
      const likeness = likenessOf(failure)
      if (isBroken || known.size >= MOST_REPORTS || known.has(likeness)) return
      known.add(likeness)
      const trace = failure.traceId ?? currentPageTrace().id
      const { message, code, error } = failure
      const hint = { captureContext: { tags: code === undefined ? {} : { code } } }
      ready ??= open()
      ready
        .then(found => {
          traceId = trace
          if (error === undefined) found.captureMessage(message, hint)
          else found.captureException(error, hint)
        })
        .catch(broke)
    }
  }
}
