/** What a chip may lie on: a name, the numbers it covers, and whether it is an even chance. */
export interface Spot {
  readonly id: string
  readonly kind: SpotKind
  readonly numbers: readonly number[]
}

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'firstFour'
  | 'line'
  | 'column'
  | 'dozen'
  | 'red'
  | 'black'
  | 'even'
  | 'odd'
  | 'low'
  | 'high'

const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36
])

/** The order of the numbers on the wheel, clockwise from the zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26
] as const

export const POCKETS = WHEEL.length

export const colourOf = (number: number): 'black' | 'green' | 'red' =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black'

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

const ALL = range(1, 36)

const spot = (kind: SpotKind, numbers: readonly number[], name?: string): Spot => ({
  id: name === undefined ? kind : `${kind}:${name}`,
  kind,
  numbers
})

const named = (kind: SpotKind, numbers: readonly number[]): Spot =>
  spot(kind, numbers, numbers.join('-'))

const streetFrom = (first: number) => range(first, first + 2)

/** Every place of the cloth, as the layout of twelve rows of three has it. */
export const SPOTS: readonly Spot[] = [
  ...range(0, 36).map(number => named('straight', [number])),
  ...[1, 2, 3].map(number => named('split', [0, number])),
  ...ALL.filter(number => number % 3 !== 0).map(number => named('split', [number, number + 1])),
  ...range(1, 33).map(number => named('split', [number, number + 3])),
  ...range(1, 34, 3).map(first => named('street', streetFrom(first))),
  named('trio', [0, 1, 2]),
  named('trio', [0, 2, 3]),
  ...range(1, 32)
    .filter(number => number % 3 !== 0)
    .map(number => named('corner', [number, number + 1, number + 3, number + 4])),
  spot('firstFour', [0, 1, 2, 3]),
  ...range(1, 31, 3).map(first => named('line', range(first, first + 5))),
  ...[1, 2, 3].map(column => spot('column', range(column, 36, 3), String(column))),
  ...[1, 2, 3].map(dozen => spot('dozen', range(dozen * 12 - 11, dozen * 12), String(dozen))),
  spot(
    'red',
    ALL.filter(number => RED.has(number))
  ),
  spot(
    'black',
    ALL.filter(number => !RED.has(number))
  ),
  spot(
    'even',
    ALL.filter(number => number % 2 === 0)
  ),
  spot(
    'odd',
    ALL.filter(number => number % 2 === 1)
  ),
  spot('low', range(1, 18)),
  spot('high', range(19, 36))
]

const BY_ID: ReadonlyMap<string, Spot> = new Map(SPOTS.map(one => [one.id, one]))

export const spotOf = (id: string): Spot | undefined => BY_ID.get(id)

/** The bets on which half of the table wins: French rules give half of them back on a zero. */
export const isEvenChance = ({ numbers }: Spot): boolean => numbers.length === 18
