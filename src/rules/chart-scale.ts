/** Lines of a chart: values from the lowest to the highest, zero among them, evenly apart. */
export interface Scale {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 2.5, 3, 4, 5, 10] as const

/** The least round step that goes into a range at most so often. */
function stepFor(range: number, most: number, least: number): number {
  const rough = Math.max(range / most, least)
  const power = 10 ** Math.floor(Math.log10(rough))
  const fitting = STEPS.map(step => step * power).find(step => step >= rough && step % least === 0)
  return fitting ?? Math.ceil(rough / least) * least
}

/** Round lines for values, in whole steps of `least` and at most `most` of them beside zero. */
export function scaleFor(values: readonly number[], most: number, least = 1): Scale {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const step = stepFor(highest - lowest || least, most, least)
  const low = Math.floor(lowest / step) * step
  const high = Math.max(Math.ceil(highest / step) * step, low + step)
  const count = Math.round((high - low) / step)
  // Never minus zero, which would be written so.
  const tick = (_: unknown, index: number) => low + index * step || 0
  return { low, high, ticks: Array.from({ length: count + 1 }, tick) }
}
