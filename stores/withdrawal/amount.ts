import { CURRENCIES } from '#config/currencies.ts'
import type { AmountFault } from '#rules/money.ts'
import { readAmount } from '#rules/typed-amount.ts'
import type { PayoutAccount, WithdrawalMode, WithdrawalOptions } from './options.ts'

export type AmountProblem = AmountFault | 'ABOVE_MAXIMUM' | 'BELOW_MINIMUM' | 'NOT_AVAILABLE'

export type CheckedAmount =
  | { readonly status: 'ok'; readonly minor: bigint }
  | { readonly status: 'refused'; readonly problem: AmountProblem }

const MOST_CHOICES = 3
const LADDER = [5n, 2n, 1n]

const refused = (problem: AmountProblem): CheckedAmount => ({ status: 'refused', problem })

/** The most that the account can be paid now. */
export const mostFor = (
  { available }: Pick<WithdrawalOptions, 'available'>,
  { maximum }: Pick<PayoutAccount, 'maximum'>
): bigint => (available < maximum ? available : maximum)

/** What was typed, judged before anything is sent. */
export function checkAmount(
  typed: string,
  account: PayoutAccount,
  options: WithdrawalOptions,
  bcp47: string
): CheckedAmount {
  const read = readAmount(typed, options.currency, bcp47)
  if (read.status === 'refused') return refused(read.fault)
  if (read.minor < options.minimum) return refused('BELOW_MINIMUM')
  if (read.minor > options.available) return refused('NOT_AVAILABLE')
  return read.minor > account.maximum ? refused('ABOVE_MAXIMUM') : read
}

/** How an amount is paid to the account. */
export const modeOf = (account: PayoutAccount, minor: bigint): WithdrawalMode =>
  minor > account.instantUpTo ? 'Manual' : account.mode

/** Round amounts below all that can be paid, the largest first. */
export function roundAmounts(
  options: WithdrawalOptions,
  account: PayoutAccount
): readonly bigint[] {
  const most = mostFor(options, account)
  const major = 10n ** BigInt(CURRENCIES[options.currency].digits)
  const found: bigint[] = []
  for (let power = 10n ** BigInt(String(most / major).length); power > 0n; power /= 10n)
    for (const step of LADDER) {
      const amount = step * power * major
      if (amount < most && amount >= options.minimum) found.push(amount)
    }
  return found.slice(0, MOST_CHOICES)
}
