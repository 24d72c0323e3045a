/** An even draw of one of the whole numbers from 0 up to, not including, `below`. */
export type Draw = (below: number) => number

const RANGE = 2 ** 32

/** Rejects what would favour the small numbers, so every number below the bound is equally likely. */
export function evenly(next32: () => number): Draw {
  return below => {
    if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new RangeError(`${below}`)
    const fair = RANGE - (RANGE % below)
    for (;;) {
      const value = next32()
      if (value < fair) return value % below
    }
  }
}

/** A repeatable draw for proofs and simulations (sfc32); never for play. */
export function seededDraw(seed: number): Draw {
  let [a, b, c, counter] = [seed >>> 0, 0x9e3779b9, 0x243f6a88, 1]
  const next32 = () => {
    const sum = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = (b ^ (b >>> 9)) >>> 0
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0
    return sum
  }
  for (let round = 0; round < 16; round++) next32()
  return evenly(next32)
}
