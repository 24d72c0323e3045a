import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { LOCALES } from '#config/locales.ts'
import { $slipForm, editStake } from '#stores/sports/slip-form.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import type { SportsTexts } from '../ui/sports/words.ts'
import styles from './slip.module.css'

interface Props {
  readonly stakeKey: string
  readonly label: string
  readonly texts: SportsTexts
}

/** The sign of a currency as readers of the language know it. */
const signOf = (currency: string, bcp47: string) =>
  new Intl.NumberFormat(bcp47, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value

/** A stake, in the player's currency or else the page's. */
export function StakeField({ stakeKey, label, texts: { locale } }: Props) {
  const id = useId()
  const { stakes } = useStore($slipForm)
  const { currency } = useStore($slipSums)
  return (
    <label className={styles.stake} htmlFor={id}>
      <span aria-hidden="true">{signOf(currency, LOCALES[locale].bcp47)}</span>
      <input
        id={id}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={18}
        value={stakes[stakeKey] ?? ''}
        onChange={({ currentTarget: { value } }) => editStake(stakeKey, value)}
      />
    </label>
  )
}
