import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import type { AmountFault, ParsedAmount } from '#rules/money.ts'
import { readAmount, writeAmount } from '#rules/typed-amount.ts'
import { currentLocale } from '../locale.ts'
import { type DepositMethod, type DepositOptions, leftToDeposit, minimumFor } from './options.ts'

export type AmountProblem =
  | AmountFault
  | 'ABOVE_MAXIMUM'
  | 'BELOW_MINIMUM'
  | 'BELOW_OFFER'
  | 'LIMIT_EXCEEDED'

export type CheckedAmount =
  | { readonly status: 'ok'; readonly minor: bigint }
  | { readonly status: 'refused'; readonly problem: AmountProblem }

const refused = (problem: AmountProblem): CheckedAmount => ({ status: 'refused', problem })

const bcp47 = () => LOCALES[currentLocale()].bcp47

/** What was typed, read as the page's language has it. */
export const readTyped = (typed: string, currency: CurrencyCode): ParsedAmount =>
  readAmount(typed, currency, bcp47())

/** An amount as the player would have typed it. */
export const asTyped = (minor: bigint, currency: CurrencyCode): string =>
  writeAmount(minor, currency, bcp47())

/** What was typed, judged before anything is sent. */
export function checkAmount(
  typed: string,
  method: DepositMethod,
  options: DepositOptions,
  offer: string | null = null
): CheckedAmount {
  const parsed = readTyped(typed, options.currency)
  if (parsed.status === 'refused') return refused(parsed.fault)
  const { minor } = parsed
  const left = leftToDeposit(options.limits)
  if (minor < minimumFor(options, method)) return refused('BELOW_MINIMUM')
  if (minor > method.maximum) return refused('ABOVE_MAXIMUM')
  if (left !== undefined && minor > left) return refused('LIMIT_EXCEEDED')
  const chosen = options.offers.find(({ id }) => id === offer)
  return chosen && minor < chosen.minimum ? refused('BELOW_OFFER') : parsed
}
