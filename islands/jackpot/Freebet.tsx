import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { formatMoney } from '#rules/money.ts'
import { shownPot } from '#stores/jackpot/currency.ts'
import { fill } from '../ui/fill.ts'
import styles from './jackpot.module.css'
import type { ChoiceProps } from './props.ts'

/** Contributions that the house pays: how many or how much is left, and until when. */
export function Freebet({ currency, locale, optIn: { freebet }, texts }: ChoiceProps) {
  if (!freebet) return null
  const { bcp47 } = LOCALES[locale]
  const { amount_left: left, count_left: count, expires_at: ends, kind, value } = freebet
  const told = (euros: string | null) => {
    const shown = shownPot(euros ?? '', currency)
    return shown ? formatMoney(shown.minor, shown.currency, bcp47) : ''
  }
  const text =
    kind === 'fixed'
      ? fill(texts['jackpot.card.free.fixed'], { count: count ?? 0, value: told(value) }, locale)
      : fill(texts['jackpot.card.free.variable'], { amount: told(left) }, locale)
  return (
    <p className={styles.free}>
      {text}
      {ends &&
        ` ${fill(
          texts['jackpot.card.free.until'],
          { time: formatDate(ends, bcp47, { dateStyle: 'medium', timeStyle: 'short' }) },
          locale
        )}`}
    </p>
  )
}
