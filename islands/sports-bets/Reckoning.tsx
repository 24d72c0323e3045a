import { type Leg, type On, priceOf } from '#rules/sports/leg.ts'
import { lineReturns } from '#rules/sports/returns.ts'
import { type PlacedBet, ruledBet } from '#stores/sports/bet.ts'
import { amountIn } from '../ui/sports/amount.ts'
import { decimalsIn, type Prices } from '../ui/sports/prices.ts'
import { letterOf } from '../ui/sports/words.ts'
import styles from './bets.module.css'
import type { TextProps } from './props.ts'

/** More lines than these are not listed one by one. */
const MOST = 57

/** What a leg multiplies a stake by, as a formula; zero for what is lost. */
function factor(leg: Leg, on: On, { one, product }: Prices): string {
  const price = on === 'win' ? one(leg.odds) : product(priceOf(leg, on))
  const { settled } = leg
  if (settled === null) return price
  if (settled.void === 2) return one(1000)
  const isRight = (on === 'win' ? settled.result : (settled.placed ?? settled.result)) === 1
  const heat = on === 'win' ? settled.deadHeat : settled.placeDeadHeat
  const whole = heat ? `${price} × ${heat.places}/${heat.tied}` : price
  if (settled.void === 1) return isRight ? `(${one(1000)} + ${whole}) ÷ 2` : `${one(1000)} ÷ 2`
  return isRight ? whole : '0'
}

/** How a bet comes to what it returns, line by line and by the rules that settle it. */
export function Reckoning({ bet, texts }: TextProps & { readonly bet: PlacedBet }) {
  const { bets, locale } = texts
  const ruled = ruledBet(bet)
  if (!ruled || ruled.lineStake === 0n) return null
  const lines = lineReturns(ruled)
  if (lines.length > MOST) return null
  const write = amountIn(bet, locale)
  const prices = decimalsIn(locale)
  const isMany = lines.length > 1
  const total = lines.reduce((sum, { pays }) => sum + pays, 0n)
  const isOpen = lines.some(line => line.isOpen)
  return (
    <details className={styles.math}>
      <summary>{bets['bets.math']}</summary>
      <dl>
        {lines.map(({ on, legs, pays }) => {
          const factors = legs.flatMap(place => {
            const leg = ruled.legs[place]
            return leg ? factor(leg, on, prices) : []
          })
          return (
            <div key={`${on} ${legs.join()}`}>
              <dt>
                {isMany && (
                  <b>
                    {legs.map(letterOf).join(' × ')}
                    {on === 'place' && `, ${bets['bets.onPlaces']}`}
                  </b>
                )}
                <small>
                  {factors.includes('0')
                    ? bets['bets.lineLost']
                    : [write(ruled.lineStake), ...factors].join(' × ')}
                  {ruled.isFree && `, ${bets['bets.withoutStake']}`}
                </small>
              </dt>
              <dd>{write(pays)}</dd>
            </div>
          )
        })}
        <div data-total>
          <dt>{bets[isOpen ? 'bets.possible' : 'bets.returned']}</dt>
          <dd>{write(total)}</dd>
        </div>
      </dl>
      <p>{bets['bets.roundedDown']}</p>
    </details>
  )
}
