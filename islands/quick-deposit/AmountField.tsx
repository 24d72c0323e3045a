import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { asTyped } from '#stores/quick-deposit/amount.ts'
import {
  type DepositMethod,
  type DepositOptions,
  minimumFor
} from '#stores/quick-deposit/options.ts'
import { editDeposit } from '#stores/quick-deposit/quick-deposit.ts'
import { fill } from '../ui/fill.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly options: DepositOptions
  readonly method: DepositMethod | undefined
  readonly typed: string
  /** What it is worth; 0 while it is no amount. */
  readonly amount: bigint
  readonly problem: string | undefined
}

const symbolOf = (currency: string, bcp47: string) =>
  new Intl.NumberFormat(bcp47, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The amount as it is typed, or taken from what is offered at one press. */
export function AmountField(props: Props) {
  const { options, method, typed, amount, problem, locale, messages } = props
  const { currency } = options
  const { bcp47 } = LOCALES[locale]
  const money = (minor: bigint) => formatMoney(minor, currency, bcp47)
  return (
    <>
      <label className={styles.amount}>
        <span aria-hidden="true">{symbolOf(currency, bcp47)}</span>
        <span className="vh">{fill(messages['deposit.amount'], { currency }, locale)}</span>
        <input
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-describedby="deposit-bounds deposit-problem"
          aria-invalid={problem !== undefined}
          onChange={event => editDeposit({ amount: event.currentTarget.value })}
        />
      </label>
      {method && (
        <p className={styles.hint} id="deposit-bounds">
          {fill(
            messages['deposit.bounds'],
            { minimum: money(minimumFor(options, method)), maximum: money(method.maximum) },
            locale
          )}
        </p>
      )}
      <p className={styles.problem} id="deposit-problem" role="alert">
        {problem}
      </p>
      <fieldset className={styles.presets}>
        <legend className="vh">{messages['deposit.amounts']}</legend>
        {options.presets.map(preset => (
          <button
            type="button"
            key={String(preset)}
            aria-pressed={preset === amount}
            onClick={() => editDeposit({ amount: asTyped(preset, currency) })}
          >
            {money(preset).replace(/[.,]00(?=\D*$)/, '')}
          </button>
        ))}
      </fieldset>
    </>
  )
}
