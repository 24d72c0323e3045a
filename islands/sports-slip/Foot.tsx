import { useStore } from '@nanostores/react'

import { signInTo } from '#config/routes.ts'
import { openQuickDeposit } from '#stores/quick-deposit/request.ts'
import { $desk } from '#stores/sports/desk.ts'
import { $placing, placeSlip } from '#stores/sports/place.ts'
import { removeSelections } from '#stores/sports/slip.ts'
import { ALL } from '#stores/sports/slip-form.ts'
import { $slipLegs, agreeToPrices } from '#stores/sports/slip-legs.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { $wallet } from '#stores/wallet.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import { namingIn, pickName } from '../ui/sports/words.ts'
import { AllStake } from './AllStake.tsx'
import { Choices } from './Choices.tsx'
import type { TextProps } from './props.ts'
import { Refused } from './Refused.tsx'
import { Sums } from './Sums.tsx'
import styles from './slip.module.css'

/** The stake of the one bet, what may come back, and the button that places it. */
export function Foot(props: TextProps) {
  const { texts } = props
  const sums = useStore($slipSums)
  const placing = useStore($placing)
  const isOne = sums.bets.length === 1 && sums.bets[0]?.key === ALL
  const refusal = placing.refusals[ALL]
  return (
    <div className={styles.foot}>
      {isOne && <AllStake {...props} />}
      <Choices {...props} />
      <Sums {...props} sums={sums} />
      {refusal && <Refused {...props} refusal={refusal} />}
      <Place {...props} />
      <p className="vh" role="status">
        {placing.status === 'sending' && texts.slip['slip.sending']}
      </p>
    </div>
  )
}

function Place(props: TextProps) {
  const { papersHref, texts } = props
  const { locale, slip } = texts
  const legs = useStore($slipLegs)
  const sums = useStore($slipSums)
  const desk = useStore($desk)
  const { status } = useStore($placing)
  const wallet = useStore($wallet)
  const amount = amountIn(sums, locale)(sums.stake)
  const off = legs.filter(({ state }) => !['loading', 'open'].includes(state))
  const isOff = off.length > 0 && (sums.shape !== 'SINGLE' || sums.staked.some(isAnyOff))
  if (desk.status === 'visitor')
    return (
      <>
        <a className="btn" href={signInTo(locale, location.pathname + location.search)}>
          {slip['slip.signIn']}
        </a>
        <p className={styles.small}>{slip['slip.signInNote']}</p>
      </>
    )
  if (desk.status === 'ready' && desk.desk.barrier)
    return (
      <Refused
        {...props}
        papersHref={papersHref}
        refusal={{ code: desk.desk.barrier, leg: null, price: null, amount: null, limit: null }}
      />
    )
  if (isOff)
    return (
      <>
        <button
          type="button"
          className="btn btn--quiet"
          onClick={() => removeSelections(off.map(({ selection }) => selection))}
        >
          {slip['slip.removeOff']}
        </button>
        <p className={styles.small}>{slip['slip.offNote']}</p>
      </>
    )
  if (sums.clash) {
    const [one = '', other = ''] = sums.clash.between.map(place => {
      const leg = legs[place]
      const naming = namingIn(texts, leg?.event?.sport ?? '', leg?.event?.sides ?? [])
      return leg ? pickName(naming, leg.selection) : ''
    })
    return (
      <p className={styles.note} data-kind="off" role="alert">
        {fill(slip[`slip.clash.${sums.clash.code}`], { one, other }, locale)}
      </p>
    )
  }
  const isFaulty = sums.bets.some(({ stake }) => stake.status === 'refused')
  const isReady = desk.status === 'ready' && sums.staked.length > 0 && !isFaulty
  const isPriced = sums.staked.every(bet => bet.returns !== null)
  const isChanged = sums.staked.some(bet => bet.legs.some(({ change }) => change !== 'accepted'))
  const isShort =
    wallet.status === 'STREAMING' && wallet.balance < sums.stake && isReady && !sums.isFree
  if (isShort)
    return (
      <>
        <p className={styles.note} data-kind="changed" role="alert">
          {slip['slip.why.INSUFFICIENT_FUNDS']}
        </p>
        <button type="button" className="btn" onClick={() => openQuickDeposit()}>
          {slip['slip.deposit']}
        </button>
      </>
    )
  const count = sums.staked.length
  const place = () => {
    if (isChanged) agreeToPrices()
    void placeSlip()
  }
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={!isReady || !isPriced || status === 'sending'}
        aria-busy={status === 'sending'}
        onClick={place}
      >
        {status === 'sending'
          ? slip['slip.sending']
          : count === 0
            ? slip['slip.enterStake']
            : isChanged
              ? fill(slip['slip.acceptPlace'], { amount }, locale)
              : fill(
                  slip[count === 1 ? 'slip.place' : 'slip.placeMany'],
                  { amount, count },
                  locale
                )}
      </button>
      {isChanged && <p className={styles.small}>{slip['slip.acceptNote']}</p>}
    </>
  )
}

const isAnyOff = ({ legs }: { readonly legs: readonly { readonly state: string }[] }) =>
  legs.some(({ state }) => !['loading', 'open'].includes(state))
