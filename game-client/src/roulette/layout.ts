import type { Spot } from '#engine/roulette/spots.ts'

/** A cloth lies along a desktop or stands upright on a phone. */
export type Way = 'along' | 'upright'

/**
 * Where a spot lies on the cloth, in cells: `a` runs from the zero to the columns, `c` across the
 * three columns of numbers, and below zero over dozens and even chances. Both are of its middle.
 */
export interface Place {
  readonly a: number
  readonly c: number
  readonly da: number
  readonly dc: number
}

const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high']

const HALF = 0.5

const rowOf = (number: number) => Math.floor((number - 1) / 3)
const columnOf = (number: number) => (number - 1) % 3

const cell = (a: number, c: number, da = 1, dc = 1): Place => ({ a, c, da, dc })
const small = (a: number, c: number): Place => ({ a, c, da: HALF, dc: HALF })

/** The place of a spot on the cloth, whichever way it lies. */
export function placeOf({ id, kind, numbers }: Spot): Place {
  const [first = 0, second = 0] = numbers
  const row = rowOf(first)
  const column = columnOf(first)
  switch (kind) {
    case 'straight':
      return first === 0 ? cell(-HALF, 1.5, 1, 3) : cell(row + HALF, column + HALF)
    case 'split':
      if (first === 0) return small(0, columnOf(second) + HALF)
      return second === first + 1 ? small(row + HALF, column + 1) : small(row + 1, column + HALF)
    case 'street':
      return small(row + HALF, 0)
    case 'trio':
      return small(0, second)
    case 'corner':
      return small(row + 1, column + 1)
    case 'firstFour':
      return small(0, 0)
    case 'line':
      return small(row + 1, 0)
    case 'column':
      return cell(12.5, column + HALF)
    case 'dozen':
      return cell(row + 2, -HALF, 4, 1)
    default:
      return cell(EVEN_CHANCES.indexOf(id) * 2 + 1, -1.5, 2, 1)
  }
}

/** Where a place lies to the eye: right and down from the corner of the cloth. */
const seen = ({ a, c }: Place, way: Way) => (way === 'along' ? { x: a, y: -c } : { x: c, y: a })

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1]
}

/** Off the line of an arrow costs more than the way along it. */
const ASIDE = 3

/** The next spot in the direction of an arrow key; null at the edge and for any other key. */
export function next<S extends { readonly place: Place }>(
  spots: readonly S[],
  from: S,
  key: string,
  way: Way
): S | null {
  const step = STEPS[key]
  if (!step) return null
  const [dx, dy] = step
  const here = seen(from.place, way)
  const costs = spots.flatMap(spot => {
    const { x, y } = seen(spot.place, way)
    const ahead = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    return ahead > 0 ? [{ spot, cost: ahead + aside * ASIDE }] : []
  })
  return costs.toSorted((one, other) => one.cost - other.cost)[0]?.spot ?? null
}
