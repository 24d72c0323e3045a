import type { SlipSums } from '#stores/sports/slip-sums.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import { usePrices } from '../ui/sports/prices.ts'
import type { TextProps } from './props.ts'
import { Returns } from './Returns.tsx'
import styles from './slip.module.css'

/** What is staked and what may come back, before and after prices that have moved. */
export function Sums({ sums, texts }: TextProps & { readonly sums: SlipSums }) {
  const { locale, slip } = texts
  const write = amountIn(sums, locale)
  const prices = usePrices(locale)
  const [bet] = sums.bets
  const isMany = sums.shape !== 'SINGLE' && sums.shape !== 'COMBO'
  const before = sums.price && prices.product(sums.price)
  const now = sums.priceNow && prices.product(sums.priceNow)
  const partly = sums.ranges.slice(0, -1)
  return (
    <dl className={styles.sums}>
      {sums.shape === 'COMBO' && now && (
        <div>
          <dt>{slip['slip.price']}</dt>
          <dd>
            {before !== now && <s>{before}</s>}
            {now}
          </dd>
        </div>
      )}
      {isMany && bet?.stake.status === 'ok' ? (
        <div>
          <dt>
            {fill(
              slip['slip.totalLines'],
              { lines: bet.lines, amount: write(bet.stake.lineStake) },
              locale
            )}
          </dt>
          <dd>{write(sums.stake)}</dd>
        </div>
      ) : (
        sums.staked.length > 0 && (
          <div>
            <dt>{fill(slip['slip.total'], { count: sums.staked.length }, locale)}</dt>
            <dd>{write(sums.stake)}</dd>
          </div>
        )
      )}
      {partly.map(({ right, least, most }) => (
        <div key={right}>
          <dt>{fill(slip['slip.right'], { count: right }, locale)}</dt>
          <dd>
            {least === most
              ? write(most)
              : fill(slip['slip.range'], { least: write(least), most: write(most) }, locale)}
          </dd>
        </div>
      ))}
      <div className={styles.big}>
        <dt>{slip['slip.possible']}</dt>
        <dd>
          <Returns of={sums} write={write} />
        </dd>
      </div>
    </dl>
  )
}
