import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import { $currency, shownPot } from '#stores/jackpot/currency.ts'
import { CountingMoney } from '../ui/CountingMoney.tsx'
import styles from './panel.module.css'

interface Props {
  readonly locale: Locale
  /** A decimal of euros; nothing while it is not known. */
  readonly euros: string | null | undefined
}

/** What stands in a pot, in the player's currency; it counts to what it becomes. */
export function Amount({ locale, euros }: Props) {
  const currency = useStore($currency)
  const shown = currency && euros ? shownPot(euros, currency) : undefined
  return shown ? (
    <CountingMoney key={shown.currency} locale={locale} {...shown} />
  ) : (
    <span className={styles.unknown} />
  )
}
