import { type AmountFault, parseAmount } from '#rules/money.ts'
import { type DepositMethod, type DepositOptions, leftToDeposit } from './options.ts'

export type AmountProblem = AmountFault | 'ABOVE_MAXIMUM' | 'BELOW_MINIMUM' | 'LIMIT_EXCEEDED'

export type CheckedAmount =
  | { readonly status: 'ok'; readonly minor: bigint }
  | { readonly status: 'refused'; readonly problem: AmountProblem }

const refused = (problem: AmountProblem): CheckedAmount => ({ status: 'refused', problem })

const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** The least that may be deposited by the method. */
export const minimumFor = ({ minimum }: DepositOptions, method: DepositMethod): bigint =>
  larger(minimum, method.minimum)

/** What was typed, judged before anything is sent. */
export function checkAmount(
  typed: string,
  method: DepositMethod,
  options: DepositOptions
): CheckedAmount {
  const parsed = parseAmount(typed, options.currency)
  if (parsed.status === 'refused') return refused(parsed.fault)
  const left = leftToDeposit(options.limits)
  if (parsed.minor < minimumFor(options, method)) return refused('BELOW_MINIMUM')
  if (parsed.minor > method.maximum) return refused('ABOVE_MAXIMUM')
  return left !== undefined && parsed.minor > left ? refused('LIMIT_EXCEEDED') : parsed
}
