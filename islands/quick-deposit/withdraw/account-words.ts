import type { Withdrawal } from '#stores/withdrawal/options.ts'
import { fill } from '../../ui/fill.ts'
import type { WithdrawProps } from './props.ts'

/** The account that is paid to, as its owner knows it. */
export function accountWords(
  { account, methodName }: Pick<Withdrawal, 'account' | 'methodName'>,
  { locale, messages }: WithdrawProps
): string {
  if (account === null) return methodName
  const whole = account.replaceAll(' ', '\u00a0')
  return fill(messages['withdraw.to'], { method: methodName, account: whole }, locale)
}
