import { useStore } from '@nanostores/react'

import { minorOf } from '#stores/lib/wire-money.ts'
import type { BetRefusal } from '#stores/sports/bet.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { amountIn } from '../ui/sports/amount.ts'
import { usePrices } from '../ui/sports/prices.ts'
import type { TextProps } from './props.ts'
import styles from './slip.module.css'

interface Props extends TextProps {
  readonly refusal: BetRefusal
  /** What was held while it waited, in minor units; undefined where nothing was taken. */
  readonly held?: bigint
  /** What stands above says that it was not placed. */
  readonly isTold?: boolean
}

/** Why a bet was not taken, and where the money is. */
export function Refused({ refusal, held, isTold, papersHref, texts }: Props) {
  const { locale, slip } = texts
  const sums = useStore($slipSums)
  const prices = usePrices(locale)
  const { code, price, amount } = refusal
  const write = amountIn(sums, locale)
  const values = {
    price: price === null ? '' : prices.one(price),
    amount: amount === null ? '' : write(minorOf(amount, sums.currency))
  }
  return (
    <div className={styles.banner} role="alert">
      <Icon name="alert" />
      {!isTold && <b>{slip['slip.notPlaced']}</b>}
      <p>
        {fill(slip[`slip.why.${code}`], values, locale)}{' '}
        {held === undefined
          ? slip['slip.noMoney']
          : fill(slip['slip.moneyBack'], { amount: write(held) }, locale)}
      </p>
      {code === 'VERIFICATION_REQUIRED' && (
        <a className="link" href={papersHref}>
          {slip['slip.toPapers']}
        </a>
      )}
    </div>
  )
}
