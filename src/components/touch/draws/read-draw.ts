/** A draw as everybody is told it; the amount is a decimal string of euros. */
export interface Draw {
  readonly start: number
  readonly end: number
  readonly value: string
  /** The platform's time when it said so; undefined where it says nothing. */
  readonly told: number | undefined
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const momentOf = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

function drawOf(entry: unknown): Draw | undefined {
  if (!isFields(entry)) return undefined
  const start = momentOf(entry['timestamp_start'])
  const end = momentOf(entry['timestamp_end'])
  const [pot] = Array.isArray(entry['pots']) ? entry['pots'].filter(isFields) : []
  const value = String(pot?.['current_value'] ?? '')
  if (start === undefined || end === undefined || !/^\d{1,12}(\.\d+)?$/.test(value))
    return undefined
  return { start, end, value, told: momentOf(entry['server_time']) }
}

/** The draw of a series that began last; undefined where the answer has none. */
export function readDraw(answer: unknown): Draw | undefined {
  const draws = (Array.isArray(answer) ? answer : []).flatMap(entry => drawOf(entry) ?? [])
  return draws.toSorted((one, other) => other.start - one.start)[0]
}
