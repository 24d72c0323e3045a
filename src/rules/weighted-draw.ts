export interface Variant {
  readonly name: string
  readonly weight?: number | undefined
}

/**
 * Picks by weight with a fraction from 0 up to 1, whatever the weights add up to (reading of CONS-09).
 * What weighs nothing, or less, is never drawn; undefined where nothing can be.
 */
export function weightedDraw(variants: readonly Variant[], fraction: number): string | undefined {
  let total = 0
  const ends = variants.map(({ weight = 0 }) => {
    total += Math.max(weight, 0)
    return total
  })
  return variants[ends.findIndex(end => end > fraction * total)]?.name
}
