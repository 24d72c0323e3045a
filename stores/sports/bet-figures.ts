import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { BOOK } from '#config/sports/book.ts'
import { SportsFiguresDocument, type SportsFiguresQuery } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { $betChanges } from './bet-changes.ts'

type Wire = NonNullable<SportsFiguresQuery['viewer']>['sportsFigures']

/** Of bets that ended in a period; amounts in minor units. */
export interface SettledFigures {
  readonly bets: number
  readonly staked: bigint
  readonly returned: bigint
  readonly result: bigint
}

/** What the platform sums up of all bets of a player; amounts in minor units. */
export interface BetFigures {
  readonly currency: CurrencyCode
  readonly openBets: number
  readonly openStake: bigint
  readonly possible: bigint
  readonly cashOutBets: number
  readonly cashOutValue: bigint
  readonly week: SettledFigures
  readonly month: SettledFigures
}

function readFigures(wire: Wire): BetFigures {
  const { currency } = wire
  if (!isCurrency(currency)) throw new RangeError(`Figures in an unknown currency: ${currency}`)
  const minor = (amount: string) => minorOf(amount, currency)
  const settled = ({ bets, stake, returned, balance }: Wire['week']): SettledFigures => ({
    bets,
    staked: minor(stake),
    returned: minor(returned),
    result: minor(balance)
  })
  return {
    currency,
    openBets: wire.openBets,
    openStake: minor(wire.openStake),
    possible: minor(wire.possibleReturn),
    cashOutBets: wire.cashOutBets,
    cashOutValue: minor(wire.value),
    week: settled(wire.week),
    month: settled(wire.month)
  }
}

const $state = atom<BetFigures | undefined>(undefined)

/** The figures as they are by now; undefined until they are read, and for visitors. */
export const $betFigures = readonlyType($state)

/** Changes that come together are summed up once. */
const TOGETHER = 250
const OFFER_MS = BOOK.offerSeconds * 1000

onVisit($state, () => {
  const { clock } = environment()
  let turn = 0
  let cancel = () => {}
  const plan = (delay: number) => {
    cancel()
    cancel = clock.after(delay, () => void read())
  }
  const read = async () => {
    const own = ++turn
    const answer = await unlessFailed(ask(SportsFiguresDocument, {}))
    if (own !== turn) return
    if (answer?.viewer) $state.set(readFigures(answer.viewer.sportsFigures))
    // What open bets are worth moves with prices.
    const figures = $state.get()
    if (!figures || figures.openBets > 0) plan(OFFER_MS)
  }
  const stopSession = whileLoggedIn(
    () => {
      void read()
      return () => {}
    },
    () => {
      turn += 1
      cancel()
      $state.set(undefined)
    }
  )
  const stopChanges = $betChanges.listen(({ bet }, before) => {
    if (bet && bet !== before?.bet) plan(TOGETHER)
  })
  return () => {
    turn += 1
    cancel()
    stopSession()
    stopChanges()
    $state.set(undefined)
  }
})
