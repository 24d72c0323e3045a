import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { marketName } from '#rules/sports/naming.ts'
import { readWireShape } from '#rules/sports/wire-shape.ts'
import type { PlacedBet } from '#stores/sports/bet.ts'
import { bookSelections } from '#stores/sports/booking.ts'
import { $placing, closeReceipt, type Placing, pickAgain } from '#stores/sports/place.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { amountIn, halfOf } from '../ui/sports/amount.ts'
import { momentsIn } from '../ui/sports/moments.ts'
import alike from '../ui/sports/picks.module.css'
import { usePrices } from '../ui/sports/prices.ts'
import { halvesText, namingIn, pickName, shapeName } from '../ui/sports/words.ts'
import type { TextProps } from './props.ts'
import { Refused } from './Refused.tsx'
import styles from './slip.module.css'

type Given = Extract<Placing, { readonly status: 'receipt' }>

/** What was taken and at which prices, and the ways on from there. */
export function Receipt(props: TextProps & { readonly receipt: Given }) {
  const { receipt, betsHref, texts } = props
  const { locale, slip } = texts
  const title = useRef<HTMLHeadingElement>(null)
  const accepted = receipt.bets.filter(({ status }) => status !== 'REFUSED')
  const isPending = receipt.bets.some(({ status }) => status === 'PENDING_ACCEPTANCE')
  const isRefused = accepted.length === 0
  const outcome = isPending
    ? slip['slip.pending']
    : isRefused
      ? slip['slip.notPlaced']
      : fill(slip['slip.placed'], { count: accepted.length }, locale)
  // Where the button stood that was pressed, there is something else now.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.receipt}>
      <h3
        ref={title}
        tabIndex={-1}
        className={styles.done}
        data-waits={isPending || undefined}
        data-refused={isRefused || undefined}
      >
        <Icon name={isRefused ? 'alert' : isPending ? 'info' : 'check'} />
        {outcome}
      </h3>
      <p className="vh" role="status">
        {outcome}
      </p>
      {receipt.bets.map(bet => (
        <OneBet key={bet.id} {...props} bet={bet} isAlone={isRefused} />
      ))}
      {!isRefused && <Code {...props} />}
      <div className={styles.pair}>
        <button type="button" className="btn btn--quiet" onClick={closeReceipt}>
          {slip['slip.done']}
        </button>
        <a className="btn" href={betsHref}>
          {slip['slip.myBets']}
        </a>
      </div>
      <button type="button" className={styles.again} onClick={pickAgain}>
        {slip['slip.again']}
      </button>
    </div>
  )
}

interface OneProps extends TextProps {
  readonly bet: PlacedBet
  /** The heading says already that it was refused. */
  readonly isAlone: boolean
}

function OneBet(props: OneProps) {
  const { bet, isAlone, texts } = props
  const { locale, slip } = texts
  const write = amountIn(bet, locale)
  const prices = usePrices(locale)
  const time = momentsIn(locale, { timeStyle: 'medium' })
  const shape = readWireShape(bet.shape, bet.of, bet.legs.length)
  const isSingle = shape === 'SINGLE'
  const legs = (
    <ul className={alike.legs}>
      {bet.legs.map(leg => {
        const naming = namingIn(
          texts,
          leg.sport,
          leg.sides.map(name => ({ id: leg.sides.length === 1 ? leg.outcome : name, name }))
        )
        const [home = '', away] = leg.sides
        const halves = halvesText(texts, leg, isSingle ? halfOf(bet.stake, write) : undefined)
        return (
          <li key={`${leg.event} ${leg.market}`} className={styles.leg}>
            <b>{pickName(naming, leg)}</b>
            <span className={styles.price}>{prices.one(leg.price)}</span>
            <p className={styles.sub}>
              {marketName(naming, leg.market)}
              {away && ` · ${fill(slip['slip.versus'], { home, away }, locale)}`}
              {halves !== '' && <small>{halves}</small>}
            </p>
          </li>
        )
      })}
    </ul>
  )
  if (bet.status === 'REFUSED' && bet.refusal)
    return (
      <>
        {legs}
        <Refused {...props} refusal={bet.refusal} held={bet.stake} isTold={isAlone} />
      </>
    )
  return (
    <>
      {legs}
      {bet.status === 'PENDING_ACCEPTANCE' && (
        <p className={styles.note}>
          {fill(slip['slip.pendingNote'], { amount: write(bet.stake) }, locale)}
        </p>
      )}
      <dl className={styles.sums}>
        <div>
          <dt>{shape && shapeName(texts, shape, bet.legs.length)}</dt>
          <dd>{fill(slip['slip.number'], { number: bet.number }, locale)}</dd>
        </div>
        <div>
          <dt>
            {slip['slip.taken']},{' '}
            <time dateTime={new Date(bet.placedAt).toISOString()}>{time.format(bet.placedAt)}</time>
          </dt>
          <dd>{write(bet.stake)}</dd>
        </div>
        <div className={styles.big}>
          <dt>{slip['slip.possible']}</dt>
          <dd>{write(bet.possible)}</dd>
        </div>
      </dl>
    </>
  )
}

function Code({ sportsHref, texts: { slip } }: TextProps) {
  const placing = useStore($placing)
  const [code, setCode] = useState<string>()
  const [isCopied, setIsCopied] = useState(false)
  if (placing.status !== 'receipt') return null
  const make = async () => setCode(await bookSelections(placing.selections))
  if (code === undefined)
    return (
      <button type="button" className={styles.again} onClick={() => void make()}>
        {slip['slip.getCode']}
      </button>
    )
  const url = `${location.origin}${sportsHref}?code=${code}`
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
  }
  return (
    <div className={styles.ticket}>
      <small>{slip['slip.code']}</small>
      <b>
        {code.slice(0, 4)} {code.slice(4)}
      </b>
      <button type="button" onClick={() => void copy().catch(() => {})}>
        {slip[isCopied ? 'slip.copied' : 'slip.copy']}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={() => void navigator.share({ url }).catch(() => {})}>
          {slip['slip.share']}
        </button>
      )}
      <small>{slip['slip.codeNote']}</small>
    </div>
  )
}
