import { ratio } from './ratio.ts'

/** Fractions that bookmakers write otherwise than in lowest terms. */
const USUAL: Readonly<Record<string, string>> = { '3/2': '6/4' }

/** What odds in thousandths win for a stake, as an exact fraction: `11/4` for 3.75. */
export function fractional(odds: number): string {
  const { over, under } = ratio(BigInt(odds - 1000), 1000n)
  const text = `${over}/${under}`
  return USUAL[text] ?? text
}

/**
 * Writes what is won for a stake, `won` for every `staked`, as what is won on a hundred, or staked to
 * win a hundred below evens: `+275`, `-118`. Rounded so that it never says more than the odds pay.
 */
export function americanPrices(bcp47: string): (won: bigint, staked: bigint) => string {
  const format = new Intl.NumberFormat(bcp47, { signDisplay: 'always', useGrouping: false })
  return (won, staked) =>
    format.format(won >= staked ? (won * 100n) / staked : 0n - (staked * 100n + won - 1n) / won)
}
