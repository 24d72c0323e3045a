import { CURRENCIES } from '#config/currencies.ts'
import { fractionOf } from '#rules/jackpot/euros.ts'
import type { ShownCurrency } from '#stores/jackpot/currency.ts'

/** A round amount near to a euro, in minor units: what an example is told with. */
export function exampleBet({ code, rate }: ShownCurrency): bigint {
  const power = Math.max(0, Math.round(Math.log10(Number(rate))))
  return 10n ** BigInt(CURRENCIES[code].digits + power)
}

/** A share of an amount, in minor units, rounded down. */
export function shareOf(minor: bigint, share: number): bigint {
  const { top, bottom } = fractionOf(String(share))
  return (minor * top) / bottom
}

export interface Odds {
  /** Once in so many contributions of the unit. */
  readonly odds: string | null
  /** In euros, as is what is given. */
  readonly unit: string | null
  readonly given: number
}

/** Once in how many such contributions a pot falls; undefined where it is not known. */
export function oddsOf({ odds, unit, given }: Odds): number | undefined {
  if (odds === null || unit === null || given <= 0) return undefined
  return Math.round((Number(odds) * Number(unit)) / given)
}

/** What an amount is worth in euros, near enough to state odds with. */
export const inEuros = (minor: bigint, { code, rate }: ShownCurrency): number =>
  Number(minor) / 10 ** CURRENCIES[code].digits / Number(rate)
