import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { formatMoney, parseAmount, toDecimal } from '#rules/money.ts'
import { feeOf } from '#rules/payment-fee.ts'
import { minimumFor } from '#stores/quick-deposit/amount.ts'
import {
  closeQuickDeposit,
  editDeposit,
  type QuickDeposit,
  submitDeposit
} from '#stores/quick-deposit/quick-deposit.ts'
import { $wallet } from '#stores/wallet.ts'
import { fill } from '../ui/fill.ts'
import { Limits } from './Limits.tsx'
import { Methods } from './Methods.tsx'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly deposit: Extract<QuickDeposit, { status: 'editing' | 'sending' }>
}

const symbolOf = (currency: string, bcp47: string) =>
  new Intl.NumberFormat(bcp47, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

export function DepositForm({ deposit, locale, messages }: Props) {
  const wallet = useStore($wallet, { ssr: 'initial' })
  const { options, form, status } = deposit
  const { currency } = options
  const { bcp47 } = LOCALES[locale]
  const money = (minor: bigint) => formatMoney(minor, currency, bcp47)

  const method = options.methods.find(({ id }) => id === form.method)
  const typed = parseAmount(form.amount, currency)
  const amount = typed.status === 'ok' ? typed.minor : 0n
  const fee = feeOf(amount, method?.feeBasisPoints ?? 0)
  const problem = status === 'editing' ? deposit.problem : undefined
  const bounds = method && {
    minimum: money(minimumFor(options, method)),
    maximum: money(method.maximum)
  }

  if (options.methods.length === 0)
    return <p className={styles.outcome}>{messages['deposit.noMethods']}</p>

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
        <label className={styles.amount}>
          <span aria-hidden="true">{symbolOf(currency, bcp47)}</span>
          <span className="vh">{fill(messages['deposit.amount'], { currency }, locale)}</span>
          <input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={18}
            value={form.amount}
            aria-describedby="deposit-bounds deposit-problem"
            aria-invalid={problem !== undefined}
            onChange={event => editDeposit({ amount: event.currentTarget.value })}
          />
        </label>
        {bounds && (
          <p className={styles.hint} id="deposit-bounds">
            {fill(messages['deposit.bounds'], bounds, locale)}
          </p>
        )}
        <p className={styles.problem} id="deposit-problem" role="alert">
          {problem && fill(messages[`deposit.problem.${problem}`], bounds ?? {}, locale)}
        </p>
        <fieldset className={styles.presets}>
          <legend className="vh">{messages['deposit.amounts']}</legend>
          {options.presets.map(preset => (
            <button
              type="button"
              key={String(preset)}
              aria-pressed={preset === amount}
              onClick={() => editDeposit({ amount: toDecimal(preset, currency) })}
            >
              {money(preset).replace(/[.,]00(?=\D*$)/, '')}
            </button>
          ))}
        </fieldset>
        <Methods options={options} chosen={form.method} locale={locale} messages={messages} />
      </div>
      <div className={styles.pay}>
        <Limits options={options} amount={amount} locale={locale} messages={messages} />
        <p className={styles.hint}>
          <a className="link" href={href(locale, 'limits')}>
            {messages['deposit.changeLimits']}
          </a>{' '}
          <a className="link" href={href(locale, 'responsiblePlay')}>
            {messages['deposit.tools']}
          </a>
        </p>
        <dl className={styles.sums}>
          <div>
            <dt>{messages['deposit.fee']}</dt>
            <dd>{money(fee)}</dd>
          </div>
          {wallet.status === 'STREAMING' && (
            <div>
              <dt>{messages['deposit.after']}</dt>
              <dd>{money(wallet.balance + amount)}</dd>
            </div>
          )}
        </dl>
        <button type="submit" className="btn btn--big" disabled={status === 'sending'}>
          {status === 'sending'
            ? messages['deposit.sending']
            : fill(messages['deposit.pay'], { amount: money(amount + fee) }, locale)}
        </button>
        <button type="button" className="btn btn--big btn--quiet" onClick={closeQuickDeposit}>
          {messages['deposit.cancel']}
        </button>
      </div>
    </form>
  )
}
