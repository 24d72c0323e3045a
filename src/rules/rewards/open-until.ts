const SECOND = 1000

interface Limited {
  readonly assignedAt: string | null
  readonly reward: {
    readonly startsAt: string | null
    readonly endsAt: string | null
    readonly expiresIn: number | null
  }
}

/** When a reward can be claimed no more, in milliseconds: by its end, or so long after its start. */
export function openUntil({ assignedAt, reward }: Limited): number | undefined {
  const { startsAt, endsAt, expiresIn } = reward
  const start = Date.parse(startsAt ?? assignedAt ?? '')
  const limits = [
    Date.parse(endsAt ?? ''),
    expiresIn === null ? Number.NaN : start + expiresIn * SECOND
  ].filter(moment => !Number.isNaN(moment))
  return limits.length === 0 ? undefined : Math.min(...limits)
}

type SpanUnit = 'day' | 'hour' | 'minute'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000]
] as const satisfies readonly (readonly [SpanUnit, number])[]

/** A time in the largest unit that it has whole ones of, rounded down; a minute at the least. */
export function spanOf(milliseconds: number): readonly [count: number, unit: SpanUnit] {
  for (const [unit, length] of UNITS)
    if (milliseconds >= length) return [Math.floor(milliseconds / length), unit]
  return [1, 'minute']
}
