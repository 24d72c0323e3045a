import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { readAmount } from '#rules/typed-amount.ts'
import { closeQuickDeposit } from '#stores/quick-deposit/request.ts'
import { modeOf, mostFor, roundAmounts } from '#stores/withdrawal/amount.ts'
import {
  accountOf,
  chooseAmount,
  editWithdrawal,
  submitWithdrawal,
  type Withdrawing
} from '#stores/withdrawal/withdrawal.ts'
import { fill } from '../../ui/fill.ts'
import styles from '../quick-deposit.module.css'
import { Accounts } from './Accounts.tsx'
import type { WithdrawProps } from './props.ts'
import { Terms } from './Terms.tsx'
import own from './withdraw.module.css'

interface Props extends WithdrawProps {
  readonly state: Extract<Withdrawing, { status: 'editing' | 'sending' }>
}

const symbolOf = (currency: string, bcp47: string) =>
  new Intl.NumberFormat(bcp47, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

export function WithdrawForm({ state, locale, messages }: Props) {
  const { options, form, status } = state
  const { currency, minimum } = options
  const { bcp47 } = LOCALES[locale]
  const money = (minor: bigint) => formatMoney(minor, currency, bcp47)

  const account = accountOf(state)
  const typed = readAmount(form.amount, currency, bcp47)
  const amount = typed.status === 'ok' ? typed.minor : 0n
  const most = account ? mostFor(options, account) : options.available
  const problem = status === 'editing' ? state.problem : undefined
  const figures = {
    minimum: money(minimum),
    most: money(most),
    maximum: money(account?.maximum ?? 0n),
    available: money(options.available)
  }
  const isSending = status === 'sending'

  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submitWithdrawal()
      }}
      noValidate
    >
      <div className={styles.ask}>
        <label className={styles.amount}>
          <span aria-hidden="true">{symbolOf(currency, bcp47)}</span>
          <span className="vh">{fill(messages['withdraw.amount'], { currency }, locale)}</span>
          <input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={form.amount}
            readOnly={isSending}
            aria-describedby="withdraw-bounds withdraw-problem"
            aria-invalid={problem !== undefined}
            onChange={event => editWithdrawal({ amount: event.currentTarget.value })}
          />
        </label>
        <p className={styles.hint} id="withdraw-bounds">
          {fill(messages['withdraw.bounds'], figures, locale)}
        </p>
        <p className={styles.problem} id="withdraw-problem" role="alert">
          {problem && fill(messages[`withdraw.problem.${problem}`], figures, locale)}
        </p>
        <fieldset className={styles.presets}>
          <legend className="vh">{messages['withdraw.amounts']}</legend>
          <button
            type="button"
            aria-pressed={amount === most}
            onClick={() => chooseAmount(most)}
            className={own.all}
          >
            {messages['withdraw.all']}
          </button>
          {account &&
            roundAmounts(options, account).map(choice => (
              <button
                type="button"
                key={String(choice)}
                aria-pressed={choice === amount}
                onClick={() => chooseAmount(choice)}
              >
                {money(choice).replace(/[.,]00(?=\D*$)/, '')}
              </button>
            ))}
        </fieldset>
        <Accounts
          options={options}
          chosen={form.account}
          amount={amount}
          locale={locale}
          messages={messages}
        />
      </div>
      <div className={styles.pay}>
        {account && (
          <Terms
            account={account}
            options={options}
            amount={amount}
            mode={modeOf(account, amount)}
            locale={locale}
            messages={messages}
          />
        )}
        <div className={styles.acts}>
          <button type="submit" className="btn btn--big" disabled={isSending}>
            {isSending
              ? messages['withdraw.sending']
              : fill(messages['withdraw.send'], { amount: money(amount) }, locale)}
          </button>
          <button type="button" className="btn btn--big btn--quiet" onClick={closeQuickDeposit}>
            {messages['withdraw.cancel']}
          </button>
        </div>
      </div>
    </form>
  )
}
