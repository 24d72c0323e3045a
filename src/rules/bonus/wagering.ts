/** Wagering is counted in ten-thousandths of a minor unit, so that no weighted stake is rounded. */
const COUNT_PER_MINOR = 10_000n
const COUNT_PER_PERCENT = COUNT_PER_MINOR / 100n

const FACTOR = /^\d{1,4}(\.\d{1,4})?$/

/** A factor as whole ten-thousandths; throws a RangeError for what is none. */
function factorParts(factor: string): bigint {
  const [whole = '', digits = ''] = FACTOR.test(factor) ? factor.split('.') : []
  const parts = BigInt(whole + digits.padEnd(4, '0'))
  if (whole === '' || parts === 0n) throw new RangeError(`Not a factor: ${factor}`)
  return parts
}

/**
 * What has to be wagered for an amount, in its minor units: so many times of it, rounded up to a
 * whole unit.
 */
export function requirementOf(amount: bigint, factor: string): bigint {
  const exact = amount * factorParts(factor)
  return (exact + 9_999n) / 10_000n
}

/** Whether a factor is within what a licence allows at most; any is where it says nothing. */
export const isFactorAllowed = (factor: string, most: number | null): boolean =>
  most === null || factorParts(factor) <= factorParts(String(most))

export interface Wagering {
  /** In minor units. */
  readonly required: bigint
  /** In ten-thousandths of a minor unit; never more than is required. */
  readonly wagered: bigint
}

/** What a stake counts by its weight in percent: no more than is left to be wagered. */
export function countedOf(stake: bigint, percent: number, { required, wagered }: Wagering): bigint {
  const counted = stake * BigInt(percent) * COUNT_PER_PERCENT
  const left = required * COUNT_PER_MINOR - wagered
  return counted < left ? counted : left
}

export const isWagered = ({ required, wagered }: Wagering): boolean =>
  wagered === required * COUNT_PER_MINOR

/** What has been wagered, in whole minor units: rounded down, so that it is never told too early. */
export const wageredMinor = ({ wagered }: Wagering): bigint => wagered / COUNT_PER_MINOR

/** From 0 to 1, rounded down to hundredths, so that 1 means done. */
export const progressOf = ({ required, wagered }: Wagering): number =>
  Number((wagered * 100n) / (required * COUNT_PER_MINOR)) / 100
