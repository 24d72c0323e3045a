import { CURRENCIES } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import type { SlipSums } from '#stores/sports/slip-sums.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import type { SportsTexts } from '../ui/sports/words.ts'
import { quickStakes, raiseStake } from './quick-stakes.ts'
import styles from './slip.module.css'
import { deleteSign, type Typed, typeSign } from './typing.ts'

interface Props {
  readonly stakeKey: string
  readonly currency: SlipSums['currency']
  readonly texts: SportsTexts
  readonly onType: (change: (typed: Typed) => Typed) => void
  readonly onDone: () => void
  readonly onLeave: () => void
}

const decimalSign = (bcp47: string) =>
  new Intl.NumberFormat(bcp47).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.'

/** Keys for a stake at the foot of the sheet, in place of the phone's own. */
export function Keypad({ stakeKey, currency, texts, onType, onDone, onLeave }: Props) {
  const { locale, slip } = texts
  const { bcp47 } = LOCALES[locale]
  const write = amountIn({ currency }, locale)
  const whole = new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0
  })
  const { digits } = CURRENCIES[currency]
  const sign = (text: string, isOff = false) => (
    <button
      key={text}
      type="button"
      disabled={isOff}
      onClick={() => onType(typed => typeSign(typed, text))}
    >
      {text}
    </button>
  )
  const rows = ['123', '456', '789'].map((row, index) => {
    const amount = quickStakes(currency)[index] ?? 0n
    return [
      ...[...row].map(digit => sign(digit)),
      <button
        key={row}
        type="button"
        data-quick
        aria-label={fill(slip['slip.add'], { amount: write(amount) }, locale)}
        onClick={() => raiseStake(stakeKey, amount, currency, bcp47)}
      >
        +{whole.format(Number(amount) / 10 ** digits)}
      </button>
    ]
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys are no fieldset.
    <div
      className={styles.keypad}
      role="group"
      aria-label={slip['slip.keypad']}
      // The field keeps the focus, and with it its caret and what is selected.
      onMouseDown={event => event.preventDefault()}
      onBlur={onLeave}
    >
      {rows}
      {sign(decimalSign(bcp47), digits === 0)}
      {sign('0')}
      <button type="button" aria-label={slip['slip.backspace']} onClick={() => onType(deleteSign)}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5.500h11v13H9L3.500 12zM12 9.500l5 5M17 9.500l-5 5" />
        </svg>
      </button>
      <button type="button" data-done onClick={onDone}>
        {slip['slip.done']}
      </button>
    </div>
  )
}
