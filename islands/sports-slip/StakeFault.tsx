import { useStore } from '@nanostores/react'
import { LOCALES } from '#config/locales.ts'
import type { SlipStake } from '#stores/sports/slip-sums.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import type { TextProps } from './props.ts'
import styles from './slip.module.css'

/** What is wrong with a stake, and what would be taken. */
export function StakeFault({ stake, texts }: TextProps & { readonly stake: SlipStake }) {
  const sums = useStore($slipSums)
  if (stake.status !== 'refused') return null
  const { locale, slip } = texts
  const list = new Intl.ListFormat(LOCALES[locale].bcp47, { type: 'disjunction' })
  const amounts = list.format(stake.amounts.map(amountIn(sums, locale)))
  return (
    <p className={styles.note} data-kind="changed" role="alert">
      {fill(slip[`slip.fault.${stake.fault}`], { amounts }, locale)}
    </p>
  )
}
