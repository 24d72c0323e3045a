import { useStore } from '@nanostores/react'
import { isInPlay } from '#rules/sports/live-board.ts'
import { marketName } from '#rules/sports/naming.ts'
import type { BetRefusal } from '#stores/sports/bet.ts'
import { $slip, removeSelections } from '#stores/sports/slip.ts'
import type { SlipLeg } from '#stores/sports/slip-legs.ts'
import { isOneBet, type SlipBet } from '#stores/sports/slip-sums.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { amountIn, halfOf } from '../ui/sports/amount.ts'
import { momentsIn } from '../ui/sports/moments.ts'
import alike from '../ui/sports/picks.module.css'
import { usePrices } from '../ui/sports/prices.ts'
import { halvesText, letterOf, namingIn, pickName } from '../ui/sports/words.ts'
import { Moved } from './Moved.tsx'
import type { TextProps } from './props.ts'
import { Refused } from './Refused.tsx'
import { Returns } from './Returns.tsx'
import { StakeFault } from './StakeFault.tsx'
import { StakeField } from './StakeField.tsx'
import styles from './slip.module.css'

/** When a match begins, as its day and its time. */
const BEGINS: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit'
}

interface Props extends TextProps {
  readonly leg: SlipLeg
  /** Its place among the legs of a bet of several lines. */
  readonly letter: number | undefined
  /** The single that it is; undefined as a leg of one bet of all. */
  readonly bet: SlipBet | undefined
  readonly refusal: BetRefusal | undefined
}

/** One pick: what, at which price, and whether it can be had. */
export function LegRow(props: Props) {
  const { leg, letter, bet, refusal, texts, eventHref } = props
  const { locale, slip } = texts
  const sums = useStore($slipSums)
  const coupon = useStore($slip)
  const prices = usePrices(locale)
  const { selection, event, state } = leg
  const naming = namingIn(texts, event?.sport ?? '', event?.sides ?? [])
  const name = pickName(naming, selection)
  const stake = bet?.stake.status === 'ok' ? bet.stake.lineStake : null
  const half = stake === null ? undefined : halfOf(stake, amountIn(sums, locale))
  const halves = halvesText(texts, selection, half)
  const isOff = !['loading', 'open'].includes(state)
  const [home, away] = event?.sides ?? []
  const isMatch = event?.sides.length === 2
  const isChanged = leg.change !== 'accepted'
  return (
    <li className={styles.leg} data-off={isOff || undefined} data-changed={isChanged || undefined}>
      <b>
        {letter !== undefined && <span className={alike.tag}>{letterOf(letter)}</span>}
        {name}
      </b>
      <span className={styles.price}>
        <Price {...props} />
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={fill(slip['slip.remove'], { pick: name }, locale)}
        onClick={() => removeSelections([selection])}
      >
        <Icon name="close" />
      </button>
      <p className={styles.sub}>
        {event && isInPlay(event) && (
          <>
            <span className={alike.live}>{texts.sports['sports.inPlay']}</span>
            {' · '}
          </>
        )}
        {marketName(naming, selection.market)}
        {isMatch && home && away && (
          <>
            {' · '}
            <a
              className={alike.link}
              href={`${eventHref}?id=${encodeURIComponent(selection.event)}`}
            >
              {fill(slip['slip.versus'], { home: home.name, away: away.name }, locale)}
            </a>
          </>
        )}
        {event && !isInPlay(event) && (
          <small>
            <time dateTime={new Date(event.startsAt).toISOString()}>
              {momentsIn(locale, BEGINS).format(event.startsAt)}
            </time>
          </small>
        )}
        {halves !== '' && <small>{halves}</small>}
      </p>
      {isOff && (
        <p className={styles.note} data-kind="off">
          <Icon name="alert" />
          {slip[`slip.leg.${state === 'open' || state === 'loading' ? 'closed' : state}`]}
        </p>
      )}
      {isChanged && leg.odds !== null && leg.now !== null && (
        <p className={styles.note} data-kind="changed">
          <Icon name="alert" />
          {fill(
            slip[leg.now > leg.odds ? 'slip.rose' : 'slip.fell'],
            { before: prices.one(leg.odds), now: prices.one(leg.now) },
            locale
          )}
        </p>
      )}
      {leg.isStale && !isOff && <p className={styles.note}>{slip['slip.stale']}</p>}
      {bet && !isOneBet(coupon) && !isOff && (
        <div className={styles.single}>
          <StakeField
            stakeKey={leg.key}
            label={fill(slip['slip.stakeOn'], { pick: name }, locale)}
            texts={texts}
          />
          <p>
            {slip['slip.returns']}{' '}
            <b>
              <Returns of={bet} write={amountIn(sums, locale)} />
            </b>
          </p>
        </div>
      )}
      {bet && !isOneBet(coupon) && <StakeFault {...props} stake={bet.stake} />}
      {refusal && <Refused {...props} refusal={refusal} />}
    </li>
  )
}

function Price({ leg, texts: { locale, slip } }: TextProps & { readonly leg: SlipLeg }) {
  const prices = usePrices(locale)
  if (leg.now === null && leg.state === 'loading')
    return <span className="vh">{slip['slip.leg.loading']}</span>
  if (leg.odds === null) return '–'
  if (leg.change === 'accepted' || leg.now === null) return prices.one(leg.odds)
  return (
    <>
      <s>{prices.one(leg.odds)}</s>
      <Moved isUp={leg.now > leg.odds}>{prices.one(leg.now)}</Moved>
    </>
  )
}
