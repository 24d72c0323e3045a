import type { Leg, Settlement } from '#rules/sports/leg.ts'
import type { Bet } from '#rules/sports/returns.ts'

/** How many legs make a line, by the number of legs of the bet: written out a second time by hand. */
const NAMED: Readonly<Record<string, readonly [legs: number, ...sizes: number[]]>> = {
  TRIXIE: [3, 2, 3],
  PATENT: [3, 1, 2, 3],
  YANKEE: [4, 2, 3, 4],
  LUCKY_15: [4, 1, 2, 3, 4],
  CANADIAN: [5, 2, 3, 4, 5],
  LUCKY_31: [5, 1, 2, 3, 4, 5],
  HEINZ: [6, 2, 3, 4, 5, 6],
  LUCKY_63: [6, 1, 2, 3, 4, 5, 6],
  SUPER_HEINZ: [7, 2, 3, 4, 5, 6, 7],
  GOLIATH: [8, 2, 3, 4, 5, 6, 7, 8]
}

const NAMES = Object.keys(NAMED) as readonly Bet['shape'][]

/** Numbers from 0 to below 1 that follow from a seed. */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function heatOf(whole: (below: number) => number) {
  const tied = 2 + whole(4)
  return { places: 1 + whole(tied - 1), tied }
}

function settlementOf(whole: (below: number) => number): Settlement | null {
  switch (whole(9)) {
    case 0:
      return null
    case 1:
      return { result: 0, void: 0 }
    case 2:
      return { result: 0, void: 0, placed: 1 }
    case 3:
      return { result: 0, void: 2 }
    case 4:
      return { result: 0, void: 1 }
    case 5:
      return { result: 1, void: 1 }
    case 6:
      return { result: 1, void: 0, placed: 1, deadHeat: heatOf(whole) }
    case 7:
      return { result: 0, void: 0, placed: 1, placeDeadHeat: heatOf(whole) }
    default:
      return { result: 1, void: 0, placed: 1 }
  }
}

function shapeOf(whole: (below: number) => number): readonly [Bet['shape'], number] {
  const kind = whole(4)
  if (kind === 0) return ['SINGLE', 1]
  if (kind === 1) {
    const legs = 2 + whole(19)
    return ['COMBO', legs]
  }
  if (kind === 2) {
    const legs = 3 + whole(6)
    return [`${2 + whole(legs - 2)}/${legs}`, legs]
  }
  const name = NAMES[whole(NAMES.length)] ?? 'TRIXIE'
  return [name, NAMED[name]?.[0] ?? 0]
}

/** A bet of any shape, each leg open or settled in any way that there is. */
export function randomBet(random: () => number): Bet {
  const whole = (below: number) => Math.floor(random() * below)
  const [shape, count] = shapeOf(whole)
  const legs = Array.from({ length: count }, (): Leg => {
    const odds = 1001 + whole(whole(3) === 0 ? 99_000 : 4000)
    return { odds, part: 4 + whole(2), settled: settlementOf(whole) }
  })
  const lineStake = BigInt(1 + whole(whole(2) === 0 ? 100 : 100_000))
  return { shape, lineStake, legs, eachWay: whole(3) === 0, isFree: whole(5) === 0 }
}

type Fraction = readonly [over: bigint, under: bigint]

/** What one leg makes of a stake, half by half: two halves, void or at the price. */
function halvesOf({ odds, part, settled }: Leg, isPlace: boolean): Fraction {
  const won: Fraction = isPlace
    ? [1000n + BigInt(odds - 1000) + 1000n * BigInt((part ?? 1) - 1), 1000n * BigInt(part ?? 1)]
    : [BigInt(odds), 1000n]
  if (settled === null) return won
  const isRight = isPlace ? (settled.placed ?? settled.result) : settled.result
  const heat = isPlace ? settled.placeDeadHeat : settled.deadHeat
  let sum: Fraction = [0n, 1n]
  for (let half = 0; half < 2; half++) {
    const isVoid = half < settled.void
    const one: Fraction = isVoid
      ? [1n, 2n]
      : isRight === 0
        ? [0n, 1n]
        : [won[0] * BigInt(heat?.places ?? 1), 2n * won[1] * BigInt(heat?.tied ?? 1)]
    sum = [sum[0] * one[1] + one[0] * sum[1], sum[1] * one[1]]
  }
  return sum
}

export interface SlowReturn {
  readonly lines: number
  readonly open: number
  readonly certain: bigint
  readonly possible: bigint
}

/** A bet's return by another way: every subset of its legs is looked at, in plain fractions. */
export function slowReturn({ shape, legs, lineStake, eachWay, isFree }: Bet): SlowReturn {
  const [, ...named] = NAMED[shape] ?? [0]
  const sizes =
    shape === 'SINGLE' || shape === 'COMBO'
      ? [legs.length]
      : named.length > 0
        ? named
        : [Number(shape.split('/')[0])]
  let lines = 0
  let open = 0
  let certain = 0n
  let possible = 0n
  // Twenty legs have a million subsets; of whole combos only the last one is a line.
  const first = sizes[0] === legs.length ? 2 ** legs.length - 1 : 1
  for (const isPlace of eachWay ? [false, true] : [false])
    for (let subset = first; subset < 2 ** legs.length; subset++) {
      const chosen = legs.filter((_, index) => (subset >> index) & 1)
      if (!sizes.includes(chosen.length)) continue
      lines += 1
      let [over, under]: Fraction = [lineStake, 1n]
      for (const leg of chosen) {
        const [a, b] = halvesOf(leg, isPlace)
        over *= a
        under *= b
      }
      const whole = over / under
      const paid = isFree ? (whole > lineStake ? whole - lineStake : 0n) : whole
      possible += paid
      if (over > 0n && chosen.some(({ settled }) => settled === null)) open += 1
      else certain += paid
    }
  return { lines, open, certain, possible }
}
