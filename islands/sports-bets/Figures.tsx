import { LOCALES } from '#config/locales.ts'
import type { PlacedBet } from '#stores/sports/bet.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import styles from './bets.module.css'
import { netText } from './net.ts'
import type { TextProps } from './props.ts'

/** A free bet costs its player nothing. */
const costOf = ({ isFreeBet, stake }: PlacedBet) => (isFreeBet ? 0n : stake)

/** What was staked and came back, over the bets that are shown. */
export function Figures({ list, texts }: TextProps & { readonly list: readonly PlacedBet[] }) {
  const { bets, locale } = texts
  const taken = list.filter(({ status }) => status !== 'REFUSED')
  const [first] = taken
  if (!first) return null
  const write = amountIn(first, locale)
  // A player has one currency, and so do all that is shown of them.
  const sum = (of: (bet: PlacedBet) => bigint) => taken.reduce((all, bet) => all + of(bet), 0n)
  const staked = sum(costOf)
  const returned = sum(bet => bet.returned)
  const won = taken.filter(bet => bet.returned > costOf(bet)).length
  const figures = new Intl.NumberFormat(LOCALES[locale].bcp47)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{fill(bets['bets.figures'], { count: taken.length }, locale)}</dt>
        <dd>{write(staked)}</dd>
      </div>
      <div>
        <dt>{bets['bets.returned']}</dt>
        <dd>{write(returned)}</dd>
      </div>
      <div>
        <dt>{bets['bets.net']}</dt>
        <dd>{netText(returned - staked, write)}</dd>
      </div>
      <div>
        <dt>{bets['bets.inProfit']}</dt>
        <dd>
          {fill(
            bets['bets.profit'],
            { count: figures.format(won), all: figures.format(taken.length) },
            locale
          )}
        </dd>
      </div>
    </dl>
  )
}
