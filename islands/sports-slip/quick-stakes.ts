import type { CurrencyCode } from '#config/currencies.ts'
import { BET_STAKES } from '#config/sports/stakes.ts'
import { readAmount, writeAmount } from '#rules/typed-amount.ts'
import { $slipForm, editStake } from '#stores/sports/slip-form.ts'

/** So many times the least stake: five, ten and twenty-five euros. */
const TIMES = [50n, 100n, 250n]

/** Amounts that a stake is raised by at one press, in minor units. */
export const quickStakes = (currency: CurrencyCode): readonly bigint[] =>
  TIMES.map(times => BET_STAKES[currency].least * times)

/** Raises what is typed as a stake; what is no amount counts as none. */
export function raiseStake(
  key: string,
  amount: bigint,
  currency: CurrencyCode,
  bcp47: string
): void {
  const read = readAmount($slipForm.get().stakes[key] ?? '', currency, bcp47)
  const before = read.status === 'ok' ? read.minor : 0n
  editStake(key, writeAmount(before + amount, currency, bcp47))
}
