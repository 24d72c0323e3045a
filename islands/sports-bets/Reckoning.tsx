import { useState } from 'react'

import { LOCALES } from '#config/locales.ts'
import { exactReturn } from '#rules/sports/exact-return.ts'
import { type Leg, type On, priceOf } from '#rules/sports/leg.ts'
import { type Bet, type LineReturn, lineReturns } from '#rules/sports/returns.ts'
import { type PlacedBet, ruledBet } from '#stores/sports/bet.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import { decimalsIn, type Prices } from '../ui/sports/prices.ts'
import { letterOf } from '../ui/sports/words.ts'
import styles from './bets.module.css'
import type { TextProps } from './props.ts'
import { Whys } from './Whys.tsx'

type BetProps = TextProps & { readonly bet: PlacedBet }

/** So many lines are listed at first. */
const FIRST = 57

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

/** How a bet comes to what it returns, line by line and by the rules that settle it; reckoned once it is opened. */
export function Reckoning(props: BetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ruled = ruledBet(props.bet)
  if (!ruled || ruled.lineStake === 0n) return null
  return (
    <details
      className={styles.math}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{props.texts.bets['bets.math']}</summary>
      {isOpen && <Lines {...props} ruled={ruled} />}
    </details>
  )
}

function Lines(props: BetProps & { readonly ruled: Bet }) {
  const { bet, ruled, texts } = props
  const { bets, locale } = texts
  const [isWhole, setIsWhole] = useState(false)
  const lines = lineReturns(ruled)
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  const total = lines.reduce((sum, { pays }) => sum + pays, 0n)
  const isOpen = lines.some(line => line.isOpen)
  return (
    <>
      <Whys {...props} />
      <dl>
        {shown.map(line => (
          <Line key={`${line.on} ${line.legs.join()}`} {...props} line={line} />
        ))}
        {isOpen ? (
          <div data-total>
            <dt>{bets['bets.possible']}</dt>
            <dd>{amountIn(bet, locale)(total)}</dd>
          </div>
        ) : (
          <Ended {...props} />
        )}
      </dl>
      {shown.length < lines.length && (
        <button type="button" className="btn btn--quiet" onClick={() => setIsWhole(true)}>
          {fill(bets['bets.allLines'], { count: lines.length }, locale)}
        </button>
      )}
      <p>{bets['bets.roundedDown']}</p>
    </>
  )
}

/** What the lines have come to, with what was paid beside them. */
function Ended({ bet, texts: { bets, locale } }: BetProps) {
  const write = amountIn(bet, locale)
  const sold = bet.cashOuts.reduce((sum, { value }) => sum + value, 0n)
  return (
    <>
      {sold > 0n && (
        <div>
          <dt>{bets['bets.soldBefore']}</dt>
          <dd>{write(sold)}</dd>
        </div>
      )}
      {bet.owed > 0n && (
        <div>
          <dt>{bets['bets.paidTooMuch']}</dt>
          <dd>{write(bet.owed)}</dd>
        </div>
      )}
      <div data-total>
        <dt>{bets['bets.returned']}</dt>
        <dd>{write(bet.returned)}</dd>
      </div>
    </>
  )
}

interface LineProps extends BetProps {
  readonly ruled: Bet
  readonly line: LineReturn
}

function Line({ bet, line, ruled, texts: { bets, locale } }: LineProps) {
  const { on, legs, pays, price } = line
  const { bcp47 } = LOCALES[locale]
  const write = amountIn(bet, locale)
  const prices = decimalsIn(locale)
  const factors = legs.flatMap(place => {
    const leg = ruled.legs[place]
    return leg ? factor(leg, on, prices) : []
  })
  const isLost = factors.includes('0')
  const unrounded = isLost ? null : exactReturn(ruled.lineStake, price, bet.currency, bcp47)
  return (
    <div>
      <dt>
        {bet.lines > 1 && (
          <b>
            {legs.map(letterOf).join(' × ')}
            {on === 'place' && `, ${bets['bets.onPlaces']}`}
          </b>
        )}
        <small>
          {isLost ? bets['bets.lineLost'] : [write(ruled.lineStake), ...factors].join(' × ')}
          {unrounded !== null && ` = ${fill(bets['bets.exact'], { exact: unrounded }, locale)}`}
          {ruled.isFree && `, ${bets['bets.withoutStake']}`}
        </small>
      </dt>
      <dd>{write(pays)}</dd>
    </div>
  )
}
