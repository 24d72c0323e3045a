import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import {
  type DepositMethod,
  type DepositOptions,
  type LimitLeft,
  minimumFor,
  tightestLimit
} from '#stores/quick-deposit/options.ts'
import type { DepositForm, DepositProblem } from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import type { DepositProps } from './props.ts'
import { whenOf } from './when.ts'

/** What a limit leaves, and when it starts anew. */
export function limitWords(
  { period, left, resetsAt }: LimitLeft,
  { currency }: DepositOptions,
  { locale, messages }: DepositProps
): string {
  const money = formatMoney(left, currency, LOCALES[locale].bcp47)
  const values = { left: money, when: whenOf(resetsAt, locale) }
  return fill(messages[`deposit.limit.${period}`], values, locale)
}

/** What is wrong with the deposit, with the figures that mend it. */
export function problemWords(
  problem: DepositProblem,
  options: DepositOptions,
  form: DepositForm,
  method: DepositMethod | undefined,
  props: DepositProps
): string {
  const { locale, messages } = props
  const limit = tightestLimit(options.limits)
  if (problem === 'LIMIT_EXCEEDED' && limit) return limitWords(limit, options, props)
  const money = (minor: bigint) => formatMoney(minor, options.currency, LOCALES[locale].bcp47)
  const offer = options.offers.find(({ id }) => id === form.offer)
  const values = {
    ...(method && { minimum: money(minimumFor(options, method)), maximum: money(method.maximum) }),
    ...(offer && { offer: money(offer.minimum) })
  }
  return fill(messages[`deposit.problem.${problem}`], values, locale)
}
