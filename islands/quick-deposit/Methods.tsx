import type { ReactNode } from 'react'

import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { feeOf } from '#rules/payment-fee.ts'
import type { DepositMethod, DepositOptions } from '#stores/quick-deposit/options.ts'
import { type DepositForm, editDeposit } from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import { Mark } from './Mark.tsx'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly options: DepositOptions
  readonly form: DepositForm
  readonly amount: bigint
}

/** Each way to pay with what it costs for this amount and how long it takes; the last account first. */
export function Methods({ options, form, amount, locale, messages }: Props) {
  const { bcp47 } = LOCALES[locale]
  const percent = new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 2 })

  function feeWords({ feeBasisPoints: share }: DepositMethod): string {
    if (share === 0) return messages['deposit.noFee']
    if (amount === 0n)
      return fill(messages['deposit.feeShare'], { share: percent.format(share / 10_000) }, locale)
    const fee = formatMoney(feeOf(amount, share), options.currency, bcp47)
    return fill(messages['deposit.feeSum'], { fee }, locale)
  }
  const timeOf = ({ arrivesWithinMinutes: minutes }: DepositMethod) =>
    minutes === 0
      ? messages['deposit.instant']
      : fill(messages['deposit.minutes'], { minutes }, locale)

  const choice = (method: DepositMethod, accountId: string | null, words: ReactNode) => (
    <label key={`${method.id} ${accountId}`}>
      <input
        type="radio"
        name="method"
        value={accountId === null ? method.id : `${method.id}:${accountId}`}
        checked={method.id === form.method && accountId === form.accountId}
        onChange={() => editDeposit({ method: method.id, accountId })}
      />
      <Mark kind={method.kind} />
      <span>{words}</span>
      <span>
        {feeWords(method)}
        <small>{timeOf(method)}</small>
      </span>
    </label>
  )

  function choicesOf(method: DepositMethod): readonly ReactNode[] {
    const { account, accountId, kind, name } = method
    const another = messages[kind === 'Card' ? 'deposit.anotherCard' : 'deposit.another']
    if (accountId !== null)
      return [
        choice(
          method,
          accountId,
          <>
            <b>
              {name} <span className="num">{account}</span>
            </b>
            <small>{messages['deposit.oneTap']}</small>
          </>
        ),
        choice(
          method,
          null,
          <>
            <b>{name}</b>
            <small>{another}</small>
          </>
        )
      ]
    return [
      choice(
        method,
        null,
        <>
          <b>{name}</b>
          {account && <small>{fill(messages['deposit.lastUsed'], { account }, locale)}</small>}
        </>
      )
    ]
  }

  return (
    <fieldset className={styles.methods}>
      <legend>{messages['deposit.payWith']}</legend>
      {options.methods.toSorted(lastUsedFirst(options)).flatMap(choicesOf)}
    </fieldset>
  )
}

const lastUsedFirst = ({ lastDeposit }: DepositOptions) => {
  const isLast = ({ id, kind, provider }: DepositMethod) => {
    const { payload } = lastDeposit ?? {}
    return payload?.kind === 'bank'
      ? payload.attributes.paymentMethod === id
      : payload !== undefined && kind === 'Card' && provider === lastDeposit?.provider
  }
  return (a: DepositMethod, b: DepositMethod) => Number(isLast(b)) - Number(isLast(a))
}
