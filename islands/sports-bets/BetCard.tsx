import { marketName } from '#rules/sports/naming.ts'
import { readWireShape } from '#rules/sports/wire-shape.ts'
import { minorOf } from '#stores/lib/wire-money.ts'
import type { BetLeg, PlacedBet } from '#stores/sports/bet.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { amountIn } from '../ui/sports/amount.ts'
import { momentsIn } from '../ui/sports/moments.ts'
import alike from '../ui/sports/picks.module.css'
import { usePrices } from '../ui/sports/prices.ts'
import { halvesText, letterOf, namingIn, pickName, shapeName } from '../ui/sports/words.ts'
import styles from './bets.module.css'
import { CashOut } from './CashOut.tsx'
import { netText } from './net.ts'
import type { TextProps } from './props.ts'
import { Reckoning } from './Reckoning.tsx'

type BetProps = TextProps & { readonly bet: PlacedBet }

/** One bet with its legs, what it stands at, and how that is reckoned. */
export function BetCard(props: BetProps) {
  const { bet, texts } = props
  const { bets, locale, slip } = texts
  const write = amountIn(bet, locale)
  const prices = usePrices(locale)
  const placed = momentsIn(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const shape = readWireShape(bet.shape, bet.of, bet.legs.length)
  const isOpen = bet.status === 'ACCEPTED' || bet.status === 'PENDING_ACCEPTANCE'
  const cost = bet.isFreeBet ? 0n : bet.stake
  const lineStake = bet.stake / BigInt(Math.max(1, bet.lines))
  const title = shape ? shapeName(texts, shape, bet.legs.length) : ''
  return (
    <article className={styles.bet} aria-label={`${title}, ${bet.number}`}>
      <header className={styles.head}>
        <h2>
          {title}
          {bet.eachWay && `, ${bets['bets.eachWay']}`}
          {bet.isFreeBet && `, ${bets['bets.freeBet']}`}
        </h2>
        <span className={styles.status} data-status={bet.status}>
          {bets[`bets.status.${bet.status}`]}
        </span>
        <p>
          <time dateTime={new Date(bet.placedAt).toISOString()}>{placed.format(bet.placedAt)}</time>
          {' · '}
          {fill(slip['slip.number'], { number: bet.number }, locale)}
          {bet.settledAt !== null && bet.status !== 'REFUSED' && (
            <>
              {' · '}
              <time dateTime={new Date(bet.settledAt).toISOString()}>
                {fill(bets['bets.settledAt'], { time: placed.format(bet.settledAt) }, locale)}
              </time>
            </>
          )}
        </p>
      </header>
      <ul className={alike.legs}>
        {bet.legs.map((leg, place) => (
          <LegLine
            key={`${leg.event} ${leg.market} ${leg.outcome}`}
            {...props}
            leg={leg}
            letter={bet.lines > 1 && bet.legs.length > 1 ? letterOf(place) : undefined}
          />
        ))}
      </ul>
      {bet.status === 'REFUSED' && bet.refusal && (
        <p className={styles.note}>
          {fill(
            slip[`slip.why.${bet.refusal.code}`],
            {
              price: bet.refusal.price === null ? '' : prices.one(bet.refusal.price),
              amount:
                bet.refusal.amount === null ? '' : write(minorOf(bet.refusal.amount, bet.currency))
            },
            locale
          )}{' '}
          {fill(slip['slip.moneyBack'], { amount: write(bet.stake) }, locale)}
        </p>
      )}
      <dl className={styles.sums}>
        <div>
          <dt>
            {bet.lines > 1
              ? fill(
                  bets['bets.stakeLines'],
                  { lines: bet.lines, amount: write(lineStake) },
                  locale
                )
              : bets['bets.stake']}
          </dt>
          <dd>{write(bet.stake)}</dd>
        </div>
        {isOpen && (
          <div data-win>
            <dt>{bets['bets.possible']}</dt>
            <dd>{write(bet.possible)}</dd>
          </div>
        )}
        {(!isOpen || bet.returned > 0n) && bet.status !== 'REFUSED' && (
          <div data-win={bet.returned > 0n || undefined}>
            <dt>{bets['bets.returned']}</dt>
            <dd>{write(bet.returned)}</dd>
          </div>
        )}
        {!isOpen && bet.status !== 'REFUSED' && (
          <div>
            <dt>{bets['bets.net']}</dt>
            <dd>{netText(bet.returned - cost, write)}</dd>
          </div>
        )}
      </dl>
      {bet.cashOuts.map(({ at, stake, value, isAutomatic }) => (
        <p key={at} className={styles.note}>
          {fill(bets['bets.soldAt'], { stake: write(stake), value: write(value) }, locale)}
          {isAutomatic && `, ${bets['bets.byItself']}`}
        </p>
      ))}
      {bet.owed > 0n && (
        <p className={styles.note} data-kind="owed">
          {fill(bets['bets.owed'], { amount: write(bet.owed) }, locale)}
        </p>
      )}
      {bet.status !== 'REFUSED' && <Reckoning {...props} />}
      {bet.status === 'ACCEPTED' && <CashOut {...props} />}
    </article>
  )
}

function LegLine(props: BetProps & { readonly leg: BetLeg; readonly letter: string | undefined }) {
  const { eventHref, leg, letter, texts } = props
  const { bets, locale, slip } = texts
  const prices = usePrices(locale)
  const isRace = leg.sides.length === 1
  const sides = leg.sides.map(name => ({ id: isRace ? leg.outcome : name, name }))
  const naming = namingIn(texts, leg.sport, sides)
  const [home = '', away = ''] = leg.sides
  const halves = halvesText(texts, leg)
  const isWon = ['WON', 'HALF_WON', 'DEAD_HEAT', 'PLACED'].includes(leg.status)
  const isOpen = leg.status === 'OPEN'
  const isStopped = isOpen && leg.priceNow === null && leg.isSuspended
  return (
    <li className={styles.leg} data-status={leg.status}>
      <span className={styles.sign}>{!isOpen && <Icon name={isWon ? 'check' : 'close'} />}</span>
      <span>
        <b>
          {letter && <span className={alike.tag}>{letter}</span>}
          {pickName(naming, leg)}
        </b>
        <small>
          {marketName(naming, leg.market)}
          {!isRace && (
            <>
              {' · '}
              <a className={alike.link} href={`${eventHref}?id=${encodeURIComponent(leg.event)}`}>
                {fill(slip['slip.versus'], { home, away }, locale)}
              </a>
            </>
          )}
          {leg.score !== null && (
            <>
              {' · '}
              <span className={styles.score}>{leg.score.replace(':', '–')}</span>
            </>
          )}
          {leg.isLive && (
            <>
              {' · '}
              <span className={alike.live}>{bets['bets.live']}</span>
            </>
          )}
        </small>
        {halves !== '' && <small>{halves}</small>}
        {isStopped && <small className={styles.stopped}>{bets['bets.suspended']}</small>}
      </span>
      <em>
        {prices.one(leg.price)}
        <small>
          {isOpen
            ? leg.priceNow !== null &&
              fill(bets['bets.now'], { price: prices.one(leg.priceNow) }, locale)
            : bets[`bets.leg.${leg.status}`]}
        </small>
      </em>
    </li>
  )
}
