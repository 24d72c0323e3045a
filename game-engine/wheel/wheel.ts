import type { Draw } from '../draw.ts'

/** A field of the money wheel: how often a chip on it comes back when the wheel stops there. */
export interface Field {
  readonly id: string
  readonly factor: bigint
  readonly segments: number
}

/** Every field returns fifty of fifty-two: none is a better bet than another. */
export const FIELDS = [
  { id: 'two', factor: 2n, segments: 25 },
  { id: 'fiveRed', factor: 5n, segments: 10 },
  { id: 'fiveBlue', factor: 5n, segments: 10 },
  { id: 'ten', factor: 10n, segments: 5 },
  { id: 'twentyFive', factor: 25n, segments: 2 }
] as const satisfies readonly Field[]

export type FieldId = (typeof FIELDS)[number]['id']

export const SEGMENTS = FIELDS.reduce((sum, { segments }) => sum + segments, 0)

export const isField = (id: string): id is FieldId => FIELDS.some(field => field.id === id)

/**
 * The fields around the wheel. Each field's segments are spread as evenly as fifty-two places
 * allow: the one that lags furthest behind its share comes next.
 */
export const ORDER: readonly FieldId[] = Array.from({ length: SEGMENTS }).reduce<FieldId[]>(
  placed => {
    const [next] = FIELDS.map(({ id, segments }) => ({
      id,
      lag: ((placed.length + 1) * segments) / SEGMENTS - placed.filter(field => field === id).length
    })).toSorted((one, other) => other.lag - one.lag)
    return next ? [...placed, next.id] : placed
  },
  []
)

export interface WheelChip {
  readonly field: FieldId
  /** Minor units. */
  readonly amount: bigint
}

/** Where the wheel stops: one of fifty-two segments, all equally likely. */
export const stop = (draw: Draw): number => draw(SEGMENTS)

/** What a chip returns when the wheel stops at a segment, the chip included. */
export function returned(segment: number, { field, amount }: WheelChip): bigint {
  const hit = ORDER[segment]
  if (hit === undefined) throw new RangeError(`No segment ${segment}`)
  return hit === field ? amount * (FIELDS.find(({ id }) => id === field)?.factor ?? 0n) : 0n
}
