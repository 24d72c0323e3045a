import { currentPageTrace, randomHex } from '#contract/page-trace.ts'
import { traceContext } from './clean-event.ts'
import { cleanAddress } from './clean-text.ts'

/** Names and units of the figures, as those who take such reports know them. */
const UNITS: Readonly<Record<string, 'millisecond' | 'none'>> = {
  CLS: 'none',
  FCP: 'millisecond',
  INP: 'millisecond',
  LCP: 'millisecond',
  TTFB: 'millisecond'
}

/** Where envelopes for a DSN are posted to. */
export function envelopeAddress(dsn: string): string {
  const { origin, username, pathname } = new URL(dsn)
  const at = pathname.lastIndexOf('/')
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: username })
  return `${origin}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/?${query}`
}

export interface PageLoad {
  readonly path: string
  readonly release: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly endedAt: number
  /** By the names that `web_vital` events have. */
  readonly vitals: ReadonlyMap<string, number>
}

/** The envelope that tells how a page came up: a transaction with its figures, and nothing of a person. */
export function loadEnvelope({ path, release, startedAt, endedAt, vitals }: PageLoad): string {
  const id = randomHex(32)
  const measurements = [...vitals].flatMap(([name, value]) => {
    const unit = UNITS[name]
    return unit ? [[name.toLowerCase(), { value, unit }] as const] : []
  })
  const { trace } = traceContext(currentPageTrace().id)
  const transaction = {
    type: 'transaction',
    event_id: id,
    platform: 'javascript',
    release,
    transaction: cleanAddress(path),
    transaction_info: { source: 'url' },
    start_timestamp: startedAt / 1000,
    timestamp: endedAt / 1000,
    contexts: { trace: { ...trace, op: 'pageload' } },
    measurements: Object.fromEntries(measurements),
    spans: []
  }
  const lines = [{ event_id: id }, { type: 'transaction' }, transaction]
  return lines.map(line => `${JSON.stringify(line)}\n`).join('')
}
