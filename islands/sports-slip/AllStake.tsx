import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { writeAmount } from '#rules/typed-amount.ts'
import { $desk } from '#stores/sports/desk.ts'
import { $slipForm, ALL, editSlip } from '#stores/sports/slip-form.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import { shapeName } from '../ui/sports/words.ts'
import { TOUCHED, useMedia } from './media.ts'
import type { TextProps } from './props.ts'
import { quickStakes, raiseStake } from './quick-stakes.ts'
import { StakeFault } from './StakeFault.tsx'
import { StakeField } from './StakeField.tsx'
import styles from './slip.module.css'

/** The stake of the one bet of all picks, for a line or in total. */
export function AllStake(props: TextProps) {
  const { texts } = props
  const { locale, slip } = texts
  const sums = useStore($slipSums)
  const form = useStore($slipForm)
  const desk = useStore($desk)
  const isTouched = useMedia(TOUCHED)
  const [bet] = sums.bets
  if (!bet || sums.isFree) return null
  const { currency } = sums
  const { bcp47 } = LOCALES[locale]
  const write = amountIn(sums, locale)
  const isMany = bet.lines > 1
  const label = slip[isMany && !form.isTotal ? 'slip.stakeLine' : 'slip.stake']
  const left = desk.status === 'ready' ? desk.desk.left : null
  return (
    <>
      <div className={styles.stakeRow}>
        <p>
          <b>{label}</b>
          <small>
            {shapeName(texts, bet.shape, bet.legs.length)}
            {isMany && `, ${fill(slip['slip.lines'], { count: bet.lines }, locale)}`}
          </small>
          {left !== null && (
            <small>{fill(slip['slip.left'], { amount: write(left) }, locale)}</small>
          )}
        </p>
        <StakeField stakeKey={ALL} label={label} texts={texts} />
      </div>
      {!isTouched && (
        <div className={styles.presets}>
          {quickStakes(currency).map(amount => (
            <button
              key={String(amount)}
              type="button"
              aria-label={fill(slip['slip.add'], { amount: write(amount) }, locale)}
              onClick={() => raiseStake(ALL, amount, currency, bcp47)}
            >
              +{writeAmount(amount, currency, bcp47)}
            </button>
          ))}
        </div>
      )}
      <StakeFault {...props} stake={bet.stake} />
      {isMany && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={form.isTotal}
            onChange={({ currentTarget }) => editSlip({ isTotal: currentTarget.checked })}
          />
          {slip['slip.inTotal']}
        </label>
      )}
    </>
  )
}
