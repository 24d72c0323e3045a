/** Where a call stands among all that one act of a person has set off, as W3C Trace Context tells it. */
export interface Trace {
  /** The same for everything that belongs together: 32 hexadecimal digits. */
  readonly id: string
  /** The step that caused what carries this: 16 hexadecimal digits. */
  readonly span: string
  /** Whether whoever began it wants it recorded. */
  readonly isSampled: boolean
}

export const TRACE_HEADER = 'traceparent'

const FORM = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/
const SAMPLED = 1

/** Reads the header of that name; null for anything that is no trace, which is then begun anew. */
export function readTrace(value: unknown): Trace | null {
  const [, id, span, flags = ''] = FORM.exec(typeof value === 'string' ? value : '') ?? []
  if (id === undefined || span === undefined) return null
  return { id, span, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

export const writeTrace = ({ id, span, isSampled }: Trace): string =>
  `00-${id}-${span}-0${isSampled ? SAMPLED : 0}`
