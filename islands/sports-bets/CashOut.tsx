import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'

import { LOCALES } from '#config/locales.ts'
import { partialValue, partOfStake } from '#rules/sports/cash-out.ts'
import { readAmount } from '#rules/typed-amount.ts'
import { $now } from '#stores/now.ts'
import { type PlacedBet, ruledBet } from '#stores/sports/bet.ts'
import {
  $cashingOut,
  askCashOut,
  type CashingOut,
  type CashOutAsked,
  cashingOutOf,
  confirmCashOut,
  dropCashOut,
  setAutoCashOut
} from '#stores/sports/cash-out.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import alike from '../ui/sports/picks.module.css'
import styles from './bets.module.css'
import type { TextProps } from './props.ts'

type BetProps = TextProps & { readonly bet: PlacedBet }

/** What would be paid for so many percent of the stake, to the smallest coin; all of it at the end. */
function offerOf(bet: PlacedBet, value: bigint, percent: number): CashOutAsked {
  const ruled = ruledBet(bet)
  if (percent === 100 || !ruled) return { stake: bet.openStake, value, isAll: true }
  const stake = partOfStake(ruled, percent)
  return { stake, value: partialValue(value, bet.openStake, stake), isAll: false }
}

/** Sells a bet or a part of it at what it is worth now, in two steps. */
export function CashOut(props: BetProps) {
  const { bet, texts } = props
  const { bets } = texts
  const [percent, setPercent] = useState(100)
  const state = cashingOutOf(useStore($cashingOut), bet.id)
  const { cashOut } = bet
  if (state.status === 'done') {
    return (
      <div className={styles.cash} role="status">
        <p>
          {fill(
            bets['bets.sold'],
            { amount: amountIn(bet, texts.locale)(state.value) },
            texts.locale
          )}
        </p>
        {bet.openStake > 0n && cashOut.state === 'OFFERED' && (
          <button type="button" className="btn btn--quiet" onClick={() => dropCashOut(bet)}>
            {bets['bets.cashOut']}
          </button>
        )}
      </div>
    )
  }
  if (cashOut.state === 'NOT_OFFERED') return null
  if (cashOut.state === 'SUSPENDED' || cashOut.value === null)
    return (
      <div className={styles.cash}>
        <p>{bets['bets.offerSuspended']}</p>
      </div>
    )
  const shown = askedNow(state) ?? offerOf(bet, cashOut.value, cashOut.allowsPart ? percent : 100)
  return (
    <div className={styles.cash}>
      <h3>{bets['bets.cashOut']}</h3>
      {cashOut.allowsPart && state.status === 'idle' && (
        <Share {...props} percent={percent} onChange={setPercent} />
      )}
      <dl className={styles.split}>
        <div>
          <dt>{bets['bets.pays']}</dt>
          <dd>{amountIn(bet, texts.locale)(shown.value)}</dd>
        </div>
        <div>
          <dt>{bets['bets.stays']}</dt>
          <dd>{amountIn(bet, texts.locale)(bet.openStake - shown.stake)}</dd>
        </div>
      </dl>
      <Steps {...props} shown={shown} />
      <Expiry {...props} />
      <Automatic {...props} />
    </div>
  )
}

/** What a player has been asked about, once one has begun: the figures are those of the question. */
function askedNow(state: CashingOut): CashOutAsked | null {
  switch (state.status) {
    case 'idle':
    case 'done':
      return null
    case 'refused':
      return state.value === null ? state.asked : { ...state.asked, value: state.value }
    default:
      return state.asked
  }
}

interface ShareProps extends BetProps {
  readonly percent: number
  readonly onChange: (percent: number) => void
}

function Share({ percent, onChange, texts }: ShareProps) {
  const { bets, locale } = texts
  const id = useId()
  const write = new Intl.NumberFormat(LOCALES[locale].bcp47, { style: 'percent' })
  return (
    <div className={styles.share}>
      <label htmlFor={id}>
        {bets['bets.share']} <b>{write.format(percent / 100)}</b>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={100}
        value={percent}
        aria-valuetext={write.format(percent / 100)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  )
}

function Steps({ bet, shown, texts }: BetProps & { readonly shown: CashOutAsked }) {
  const { bets, locale } = texts
  const state = cashingOutOf(useStore($cashingOut), bet.id)
  const write = amountIn(bet, locale)
  if (state.status === 'idle')
    return (
      <button
        type="button"
        className="btn"
        disabled={shown.value === 0n}
        onClick={() => askCashOut(bet, shown)}
      >
        {fill(bets['bets.take'], { amount: write(shown.value) }, locale)}
      </button>
    )
  if (state.status === 'done') return null
  if (state.status === 'refused') {
    const { asked, code, value } = state
    const amount = value === null ? '' : write(value)
    return (
      <div role="alert">
        <p>{fill(bets[`bets.error.${code}`], { amount }, locale)}</p>
        <div className={styles.pair}>
          <button type="button" className="btn btn--quiet" onClick={() => dropCashOut(bet)}>
            {bets['bets.keep']}
          </button>
          {code === 'VALUE_CHANGED' && value !== null && (
            <button
              type="button"
              className="btn"
              onClick={() => askCashOut(bet, { ...asked, value })}
            >
              {fill(bets['bets.take'], { amount }, locale)}
            </button>
          )}
        </div>
      </div>
    )
  }
  const amount = write(state.asked.value)
  const isSending = state.status === 'sending'
  return (
    <div>
      <p role="status">
        {state.status === 'unanswered'
          ? bets['bets.unanswered']
          : isSending
            ? bets['bets.sending']
            : fill(bets['bets.sure'], { amount }, locale)}
      </p>
      <div className={styles.pair}>
        {state.status === 'asking' && (
          <button type="button" className="btn btn--quiet" onClick={() => dropCashOut(bet)}>
            {bets['bets.keep']}
          </button>
        )}
        <button
          type="button"
          className="btn"
          disabled={isSending}
          onClick={() => void confirmCashOut(bet)}
        >
          {state.status === 'unanswered'
            ? bets['bets.askAgain']
            : fill(bets['bets.yes'], { amount }, locale)}
        </button>
      </div>
    </div>
  )
}
function Expiry({ bet, texts: { bets, locale } }: BetProps) {
  const now = useStore($now)
  const { expiresAt } = bet.cashOut
  const seconds = expiresAt === null ? 0 : Math.ceil((expiresAt - now) / 1000)
  return seconds > 0 ? (
    <p className={styles.small}>{fill(bets['bets.newOffer'], { seconds }, locale)}</p>
  ) : null
}

function Automatic({ bet, texts }: BetProps) {
  const { bets, locale } = texts
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isFailed, setIsFailed] = useState(false)
  const { autoAtLeast } = bet.cashOut
  const set = async (atLeast: bigint | null) => setIsFailed(!(await setAutoCashOut(bet, atLeast)))
  const read = readAmount(typed, bet.currency, LOCALES[locale].bcp47)
  return (
    <div className={styles.auto}>
      {autoAtLeast === null ? (
        <>
          <label htmlFor={id}>{bets['bets.auto']}</label>
          <input
            id={id}
            className={alike.field}
            inputMode="decimal"
            autoComplete="off"
            maxLength={18}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button
            type="button"
            className="btn btn--quiet"
            disabled={read.status !== 'ok'}
            onClick={() => read.status === 'ok' && void set(read.minor)}
          >
            {bets['bets.setAuto']}
          </button>
        </>
      ) : (
        <>
          <p>
            {fill(bets['bets.autoSet'], { amount: amountIn(bet, locale)(autoAtLeast) }, locale)}
          </p>
          <button type="button" className="btn btn--quiet" onClick={() => void set(null)}>
            {bets['bets.endAuto']}
          </button>
        </>
      )}
      <p role="alert">{isFailed && bets['bets.autoFailed']}</p>
    </div>
  )
}
