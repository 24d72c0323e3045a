import type { SlipSums } from '#stores/sports/slip-sums.ts'
import { amountIn } from '../ui/sports/amount.ts'
import { decimalsIn } from '../ui/sports/prices.ts'
import { letterOf } from '../ui/sports/words.ts'
import type { TextProps } from './props.ts'
import styles from './slip.module.css'

/** More lines than these are counted and not listed. */
const MOST = 57

/** Every line of a bet of several, and what it returns. */
export function Lines({ sums, texts: { locale } }: TextProps & { readonly sums: SlipSums }) {
  const [bet] = sums.bets
  if (!bet || sums.lines.length === 0 || sums.lines.length > MOST) return null
  const prices = decimalsIn(locale)
  const oddsAt = (place: number) => bet.legs[place]?.now ?? bet.legs[place]?.odds ?? 1000
  return (
    <dl className={styles.lines}>
      {sums.lines.map(({ on, legs, pays }) => (
        <div key={`${on} ${legs.join()}`}>
          <dt>{legs.map(letterOf).join('')}</dt>
          <dd>{legs.map(place => prices.one(oddsAt(place))).join(' × ')}</dd>
          <dd>
            <b>{amountIn(sums, locale)(pays)}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
