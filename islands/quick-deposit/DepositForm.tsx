import { LOCALES } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { formatMoney } from '#rules/money.ts'
import { feeOf } from '#rules/payment-fee.ts'
import { readTyped } from '#stores/quick-deposit/amount.ts'
import {
  closeQuickDeposit,
  type QuickDeposit,
  submitDeposit
} from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import { AmountField } from './AmountField.tsx'
import { BankNotes } from './BankNotes.tsx'
import { Limits } from './Limits.tsx'
import { Methods } from './Methods.tsx'
import { Offers } from './Offers.tsx'
import { problemWords } from './problem-words.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'
import { Sums } from './Sums.tsx'

interface Props extends DepositProps {
  readonly deposit: Extract<QuickDeposit, { status: 'editing' | 'sending' }>
}

export function DepositForm({ deposit, ...props }: Props) {
  const { locale, messages } = props
  const { options, form, status } = deposit
  const { currency } = options

  const method = options.methods.find(({ id }) => id === form.method)
  const typed = readTyped(form.amount, currency)
  const amount = typed.status === 'ok' ? typed.minor : 0n
  const fee = feeOf(amount, method?.feeBasisPoints ?? 0)
  const total = formatMoney(amount + fee, currency, LOCALES[locale].bcp47)
  const problem =
    status === 'editing' && deposit.problem
      ? problemWords(deposit.problem, options, form, method, props)
      : undefined

  function payWords(): string {
    if (status === 'sending') return messages['deposit.sending']
    const account = form.accountId === null ? null : method?.account?.replaceAll(' ', '\u00a0')
    return account
      ? fill(messages['deposit.payKept'], { amount: total, account }, locale)
      : fill(messages['deposit.pay'], { amount: total }, locale)
  }

  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submitDeposit()
      }}
      noValidate
    >
      <div className={styles.ask}>
        <AmountField
          {...props}
          options={options}
          method={method}
          typed={form.amount}
          amount={amount}
          problem={problem}
        />
        <BankNotes {...props} options={options} />
        <Methods {...props} options={options} form={form} amount={amount} />
        <Offers {...props} options={options} form={form} amount={amount} />
      </div>
      <div className={styles.pay}>
        <Limits {...props} options={options} amount={amount} />
        <p className={styles.hint}>
          <a className="link" href={href(locale, 'limits')}>
            {messages['deposit.changeLimits']}
          </a>{' '}
          <a className="link" href={href(locale, 'responsiblePlay')}>
            {messages['deposit.tools']}
          </a>
        </p>
        <Sums {...props} options={options} form={form} amount={amount} fee={fee} />
        <div className={styles.acts}>
          <button type="submit" className="btn btn--big" disabled={status === 'sending'}>
            {payWords()}
          </button>
          {method?.way === 'Redirect' && (
            <p className={styles.hint}>
              {fill(messages['deposit.leaves'], { method: method.name }, locale)}
            </p>
          )}
          <button type="button" className="btn btn--big btn--quiet" onClick={closeQuickDeposit}>
            {messages['deposit.cancel']}
          </button>
        </div>
      </div>
    </form>
  )
}
