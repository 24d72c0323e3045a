import { useStore } from '@nanostores/react'

import { CURRENCIES } from '#config/currencies.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { formatMoney, toDecimal } from '#rules/money.ts'
import { $currency, type ShownAmount, shownPot } from '#stores/jackpot/currency.ts'
import { $pots, $totalPot } from '#stores/jackpot/pots.ts'
import type { Waiting } from './props.ts'
import { useCounted } from './use-counted.ts'

interface Props extends Waiting {
  readonly locale: Locale
}

/** All pots together, in the player's currency. */
export function Total({ locale, waiting }: Props) {
  const { status } = useStore($pots)
  const total = useStore($totalPot)
  const currency = useStore($currency)
  const amount = total && currency && shownPot(total, currency)
  return amount ? <Figure amount={amount} locale={locale} isStale={status !== 'live'} /> : waiting
}

interface FigureProps {
  readonly amount: ShownAmount
  readonly locale: Locale
  readonly isStale: boolean
}

function Figure({ amount: { minor, currency }, locale, isStale }: FigureProps) {
  const { bcp47 } = LOCALES[locale]
  const shown = toDecimal(useCounted(minor), currency)
  const parts = new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: CURRENCIES[currency].digits,
    maximumFractionDigits: CURRENCIES[currency].digits
  }).formatToParts(shown as Intl.StringNumericLiteral)
  return (
    <p className="jp__total" data-stale={isStale || undefined}>
      <span aria-hidden="true">
        {parts.map(({ type, value }) =>
          type === 'decimal' || type === 'fraction' ? <small key={type}>{value}</small> : value
        )}
      </span>
      <span className="vh">{formatMoney(minor, currency, bcp47)}</span>
    </p>
  )
}
