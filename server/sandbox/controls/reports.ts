import { takenReports } from '../../measures/taken-reports.ts'
import type { Ports } from '../../ports.ts'
import { keptLines } from '../../tracing/kept-lines.ts'
import { platformControl } from '../control.ts'
import { COUNT, list, MOMENT, object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

const MOST_LISTED = 100

export interface ErrorView {
  readonly message: string
  readonly code: string | null
  readonly page: string | null
  readonly release: string | null
  readonly traceId: string | null
  readonly count: number
  readonly at: string
}

export interface LoadView {
  readonly page: string
  readonly traceId: string | null
  readonly at: string
  /** Milliseconds; a shift of the layout is a share of the screen. */
  readonly vitals: Readonly<Record<string, number>>
}

/** What pages have reported lately: errors, those that are alike as one, and how pages came up. */
export function findReports(ports: Ports): {
  readonly errors: readonly ErrorView[]
  readonly loads: readonly LoadView[]
} {
  const reports = takenReports(ports)
  return {
    errors: reports
      .errors()
      .slice(0, MOST_LISTED)
      .map(({ id: _id, at, ...error }) => ({ ...error, at: new Date(at).toISOString() })),
    loads: reports
      .loads()
      .slice(0, MOST_LISTED)
      .map(({ page, traceId, at, vitals }) => ({
        page,
        traceId,
        at: new Date(at).toISOString(),
        vitals
      }))
  }
}

/** What the log says of a trace, whose number may be told by its first digits; of any, where none is told. */
export const linesOf = ({ config }: Ports, trace: string): readonly string[] =>
  keptLines(config).of(trace).slice(-MOST_LISTED)

export const listReports = platformControl({
  id: 'listReports',
  method: 'GET',
  path: '/reports',
  summary: `The errors that pages have reported, those that are alike as one, and how pages came up; ${MOST_LISTED} of each at most, the newest first.`,
  fields: {},
  answer: object({
    errors: list(
      object({
        message: TEXT,
        code: TEXT_OR_NULL,
        page: TEXT_OR_NULL,
        release: TEXT_OR_NULL,
        traceId: TEXT_OR_NULL,
        count: COUNT,
        at: MOMENT
      })
    ),
    loads: list(
      object({ page: TEXT, traceId: TEXT_OR_NULL, at: MOMENT, vitals: { type: 'object' } })
    )
  }),
  run: async ports => findReports(ports)
})

export const listTrace = platformControl({
  id: 'listTrace',
  method: 'GET',
  path: '/trace',
  summary: `What the log says of a trace, or of all of them: the latest ${MOST_LISTED} lines, the oldest of them first.`,
  fields: {
    trace: {
      type: 'string',
      maxLength: 32,
      pattern: '^[0-9a-f]{8,32}$',
      optional: true,
      description: 'The number of the trace, or its first digits, eight at least'
    }
  },
  answer: object({ lines: list(TEXT) }),
  run: async (ports, { trace }) => ({ lines: linesOf(ports, trace ?? '') })
})
