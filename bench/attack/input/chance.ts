/** The same numbers from 0 up to 1 for the same seed, so that a case that was found is found again. */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** One after the other of a list, and from the beginning again. */
export function turn<T>(of: readonly T[], at: number): T {
  const found = of[at % of.length]
  if (found === undefined) throw new RangeError('There is nothing to take one of')
  return found
}

export const pick = <T>(chance: Chance, from: readonly T[]): T =>
  turn(from, Math.floor(chance() * from.length))

/** Somebody's address, another one each time: limits of rates are by address. */
export const addressOf = (chance: Chance): string =>
  `198.${18 + Math.floor(chance() * 2)}.${Math.floor(chance() * 256)}.${1 + Math.floor(chance() * 254)}`

/** Does the work for each number below a count, so many at once. */
export async function inParallel(
  count: number,
  width: number,
  work: (at: number) => Promise<void>
): Promise<void> {
  let next = 0
  const one = async () => {
    for (let at = next++; at < count; at = next++) await work(at)
  }
  await Promise.all(Array.from({ length: width }, one))
}
