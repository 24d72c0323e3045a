/** Bets of many lines by the number of their legs and the least that a line holds. */
const NAMED = {
  TRIXIE: [3, 2],
  PATENT: [3, 1],
  YANKEE: [4, 2],
  LUCKY_15: [4, 1],
  CANADIAN: [5, 2],
  LUCKY_31: [5, 1],
  HEINZ: [6, 2],
  LUCKY_63: [6, 1],
  SUPER_HEINZ: [7, 2],
  GOLIATH: [8, 2]
} as const satisfies Record<string, readonly [legs: number, least: number]>

export type NamedBet = keyof typeof NAMED

const NAMES = Object.keys(NAMED) as readonly NamedBet[]

/** As the wire names them; `2/3`, a system there, has a line for every two of three legs. */
export type Shape = 'SINGLE' | 'COMBO' | NamedBet | `${number}/${number}`

export const MOST_LEGS = 20
export const MOST_LINES = 1023

const isNamed = (text: string): text is NamedBet => Object.hasOwn(NAMED, text)

const SYSTEM = /^([1-9]\d?)\/([1-9]\d?)$/

/** How many legs a line has at least and at most; null where the shape does not fit so many legs. */
function sizesOf(shape: string, legs: number): readonly [least: number, most: number] | null {
  if (legs > MOST_LEGS) return null
  if (shape === 'SINGLE') return legs === 1 ? [1, 1] : null
  if (shape === 'COMBO') return legs > 1 ? [legs, legs] : null
  if (isNamed(shape)) {
    const [wanted, least] = NAMED[shape]
    return legs === wanted ? [least, legs] : null
  }
  const [, right, of] = SYSTEM.exec(shape) ?? []
  const size = Number(right)
  return Number(of) === legs && size > 1 && size < legs ? [size, size] : null
}

function choose(legs: number, size: number): number {
  let ways = 1
  for (let index = 1; index <= size; index++) ways = (ways * (legs - size + index)) / index
  return ways
}

/** The number of lines of a bet, without those on places; 0 where the shape does not fit the legs. */
export function lineCount(shape: string, legs: number): number {
  const [least, most] = sizesOf(shape, legs) ?? [1, 0]
  let lines = 0
  for (let size = least; size <= most; size++) lines += choose(legs, size)
  return lines > MOST_LINES ? 0 : lines
}

/** Whether a text names a shape that so many legs can have. */
export const isShape = (text: string, legs: number): text is Shape => lineCount(text, legs) > 0

/**
 * The lines of a bet as places of its legs: short lines first, and of the same length in the order of
 * the legs. None where the shape does not fit the legs.
 */
export function linesOf(shape: string, legs: number): readonly (readonly number[])[] {
  const lines: (readonly number[])[] = []
  const extend = (line: readonly number[], missing: number) => {
    if (missing === 0) lines.push(line)
    for (let next = (line.at(-1) ?? -1) + 1; missing > 0 && next <= legs - missing; next++)
      extend([...line, next], missing - 1)
  }
  if (lineCount(shape, legs) === 0) return lines
  const [least, most] = sizesOf(shape, legs) ?? [1, 0]
  for (let size = least; size <= most; size++) extend([], size)
  return lines
}

/** Every shape that so many legs can have, the plain ones first. */
export function shapesOf(legs: number): readonly Shape[] {
  const systems = Array.from({ length: legs }, (_, right) => `${right}/${legs}` as const)
  const shapes: readonly Shape[] = ['SINGLE', 'COMBO', ...systems, ...NAMES]
  return shapes.filter(shape => isShape(shape, legs))
}
