export interface Variant {
  readonly name: string
  readonly weight: number
}

/** Picks by weight with a fraction from 0 up to 1; what weighs nothing is never drawn. */
export function weightedDraw(variants: readonly Variant[], fraction: number): string | undefined {
  const drawn = variants.filter(({ weight }) => weight > 0)
  let left = fraction * drawn.reduce((sum, { weight }) => sum + weight, 0)
  for (const { name, weight } of drawn) {
    if (left < weight) return name
    left -= weight
  }
  return drawn.at(-1)?.name
}
