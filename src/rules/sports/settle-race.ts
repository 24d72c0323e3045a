import type { Settlement } from './leg.ts'

export interface Placing {
  readonly competitor: string
  /** Places are shared: after two seconds comes the fourth. */
  readonly place: number | 'did-not-start' | 'did-not-finish'
}

type DeadHeat = NonNullable<Settlement['deadHeat']>

/** Whether a place is among the first so many, and how those who share it share what is left of them. */
function within(
  place: Placing['place'],
  tied: number,
  places: number
): readonly [0 | 1, DeadHeat | undefined] {
  const left = typeof place === 'number' ? places - place + 1 : 0
  if (left <= 0) return [0, undefined]
  return [1, left < tied ? { places: left, tied } : undefined]
}

/**
 * How every competitor of a race stands for its win and for so many places. Who did not start is
 * void, who did not finish has lost.
 */
export function settleRace(
  placings: readonly Placing[],
  places: number
): readonly (Settlement & { readonly id: string })[] {
  return placings.map(({ competitor: id, place }) => {
    if (place === 'did-not-start') return { id, result: 0, void: 2 }
    const tied = placings.filter(other => other.place === place).length
    const [result, deadHeat] = within(place, tied, 1)
    const [placed, placeDeadHeat] = within(place, tied, places)
    return {
      id,
      result,
      void: 0,
      ...(deadHeat && { deadHeat }),
      ...(places > 0 && { placed }),
      ...(placeDeadHeat && { placeDeadHeat })
    }
  })
}
