import { randomHex } from '#contract/page-trace.ts'
import { cleanAddress, cleanText } from './clean-text.ts'

/** The parts of an event that are looked at, of whatever a library has made. */
export interface RawEvent {
  readonly event_id?: string | undefined
  readonly timestamp?: number | undefined
  readonly message?: unknown
  readonly exception?: { readonly values?: readonly RawException[] | undefined } | undefined
  readonly tags?: Readonly<Record<string, unknown>> | undefined
}

interface RawException {
  readonly type?: string | undefined
  readonly value?: string | undefined
  readonly stacktrace?: { readonly frames?: readonly RawFrame[] | undefined } | undefined
}

interface RawFrame {
  readonly filename?: string | undefined
  readonly function?: string | undefined
  readonly lineno?: number | undefined
  readonly colno?: number | undefined
}

/** What is common to all that a page reports. */
export interface ReportedPage {
  readonly address: string
  readonly release: string
  readonly traceId: string
}

const MOST_FRAMES = 50
const CODE = /^[\w$.:-]{1,80}$/

const frameOf = ({ filename, function: name, lineno, colno }: RawFrame) => ({
  ...(filename !== undefined && { filename: cleanAddress(filename) }),
  ...(name !== undefined && { function: cleanText(name) }),
  ...(lineno !== undefined && { lineno }),
  ...(colno !== undefined && { colno })
})

const exceptionOf = ({ type, value, stacktrace }: RawException) => ({
  type: cleanText(type ?? 'Error'),
  value: cleanText(value ?? ''),
  ...(stacktrace?.frames && {
    stacktrace: { frames: stacktrace.frames.slice(-MOST_FRAMES).map(frameOf) }
  })
})

export const traceContext = (traceId: string) => ({
  trace: { trace_id: traceId, span_id: randomHex(16) }
})

/**
 * The event that is sent: made anew of what is allowed to be in one, so that what a library adds
 * (a person, cookies, headers, what was pressed before, texts of the page) is never in it.
 */
export function cleanEvent(event: RawEvent, { address, release, traceId }: ReportedPage) {
  const { event_id: id, timestamp, message, exception, tags } = event
  const code = tags?.['code']
  return {
    event_id: id ?? randomHex(32),
    timestamp: timestamp ?? Date.now() / 1000,
    platform: 'javascript',
    level: 'error' as const,
    release,
    ...(typeof message === 'string' && { message: cleanText(message) }),
    ...(exception?.values && { exception: { values: exception.values.map(exceptionOf) } }),
    ...(typeof code === 'string' && CODE.test(code) && { tags: { code } }),
    contexts: traceContext(traceId),
    request: { url: cleanAddress(address) }
  }
}
