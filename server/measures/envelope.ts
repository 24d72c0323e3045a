import * as v from 'valibot'

import { fromJson } from '#contract/wire/json.ts'
import type { TakenError, TakenLoad } from './taken-reports.ts'

const MOST_ITEMS = 10
const LONGEST_TEXT = 300

const text = v.pipe(
  v.string(),
  v.transform(value => value.slice(0, LONGEST_TEXT))
)
const traceId = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))

/** What is common to all kinds, as far as it is shown; a page may say more, which is passed over. */
const COMMON = {
  event_id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  timestamp: v.pipe(v.number(), v.minValue(0), v.maxValue(1e11)),
  release: v.optional(text),
  request: v.optional(v.object({ url: v.optional(text) })),
  contexts: v.optional(v.object({ trace: v.optional(v.object({ trace_id: v.optional(traceId) })) }))
}

const ERROR = v.object({
  ...COMMON,
  message: v.optional(text),
  exception: v.optional(
    v.object({
      values: v.optional(
        v.pipe(
          v.array(v.object({ type: v.optional(text), value: v.optional(text) })),
          v.maxLength(20)
        )
      )
    })
  ),
  tags: v.optional(v.object({ code: v.optional(text) }))
})

const LOAD = v.object({
  ...COMMON,
  transaction: text,
  measurements: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)),
        v.object({ value: v.pipe(v.number(), v.finite()) })
      ),
      v.check(measurements => Object.keys(measurements).length <= 20)
    )
  )
})

type Common = Pick<v.InferOutput<typeof ERROR>, 'contexts' | 'event_id' | 'release' | 'timestamp'>

const commonOf = ({ event_id: id, timestamp, release, contexts }: Common) => ({
  id,
  at: timestamp * 1000,
  release: release ?? null,
  traceId: contexts?.trace?.trace_id ?? null
})

function errorOf(value: unknown): TakenError | null {
  const read = v.safeParse(ERROR, value)
  if (!read.success) return null
  const { message, exception, tags, request } = read.output
  // The last of a chain is what was thrown; those before it are its causes.
  const thrown = exception?.values?.at(-1)
  return {
    ...commonOf(read.output),
    message: thrown ? [thrown.type, thrown.value].filter(Boolean).join(': ') : (message ?? ''),
    code: tags?.code ?? null,
    page: request?.url ?? null
  }
}

function loadOf(value: unknown): TakenLoad | null {
  const read = v.safeParse(LOAD, value)
  if (!read.success) return null
  const { measurements = {}, transaction } = read.output
  const vitals = Object.entries(measurements).map(([name, { value }]) => [name, value] as const)
  return { ...commonOf(read.output), page: transaction, vitals: Object.fromEntries(vitals) }
}

export interface Envelope {
  readonly errors: readonly TakenError[]
  readonly loads: readonly TakenLoad[]
}

const typeOf = (header: unknown): unknown =>
  typeof header === 'object' && header !== null && 'type' in header ? header.type : undefined

/**
 * Reads an envelope in the form of Sentry's: a line of JSON, then for each item a line that says what
 * it is and a line that it is. Null if a part of it is wrong; kinds that nobody shows are passed over.
 */
export function readEnvelope(body: string): Envelope | null {
  const [head = '', ...lines] = body.trimEnd().split('\n')
  const header = fromJson(head)
  if (typeof header !== 'object' || header === null || lines.length % 2 === 1) return null
  if (lines.length > MOST_ITEMS * 2) return null
  const errors: TakenError[] = []
  const loads: TakenLoad[] = []
  for (let at = 0; at < lines.length; at += 2) {
    const type = typeOf(fromJson(lines[at] ?? ''))
    const item = fromJson(lines[at + 1] ?? '')
    if (typeof type !== 'string') return null
    const error = type === 'event' ? errorOf(item) : undefined
    const load = type === 'transaction' ? loadOf(item) : undefined
    if (error === null || load === null) return null
    if (error) errors.push(error)
    if (load) loads.push(load)
  }
  return { errors, loads }
}
