import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { DROPS, type Drop, RAFFLES } from '#config/raffles.ts'
import { RaffleWinnersDocument, type RaffleWinnersQuery } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'

/** Somebody whose ticket was drawn, paid in the winner's own currency. */
export interface RaffleWinner {
  readonly key: string
  readonly initials: string
  readonly minor: bigint
  readonly currency: CurrencyCode
  readonly drop: Drop | undefined
  /** An ISO moment. */
  readonly at: string
  /** Whose player it is, by the name that the brand has on the wire. */
  readonly brand: string | null
}

/** A draw that has been made and can be made again. */
export interface PastDraw {
  readonly instance: string
  readonly drop: Drop | undefined
  readonly at: string
}

export interface RaffleWinners {
  readonly status: 'failed' | 'loading' | 'ready'
  readonly winners: readonly RaffleWinner[]
  readonly draws: readonly PastDraw[]
}

const LAST = 15
const HOUR = 60 * 60 * 1000
/** A draw is made as its hour ends, which takes the platform a moment. */
const ASKED_AFTER = 5000

const $state = atom<RaffleWinners>({ status: 'loading', winners: [], draws: [] })

/** The last that were drawn, at most fifteen, and the draws they were drawn in; for anybody. */
export const $raffleWinners = readonlyType($state)

type Draw = RaffleWinnersQuery['public']['raffleWinners']['edges'][number]['node']

const dropOf = ({ jackpotName }: Draw): Drop | undefined =>
  DROPS.find(drop => RAFFLES[drop].source === jackpotName)

function winnersOf(draw: Draw): readonly RaffleWinner[] {
  const { instanceId, timestamp, winners } = draw
  if (!timestamp) return []
  return winners.flatMap(({ winnerInitials: initials, winAmount, winCurrency, brand }, place) => {
    if (!initials || winAmount == null || !winCurrency || !isCurrency(winCurrency)) return []
    const win = { minor: minorOf(winAmount, winCurrency), currency: winCurrency }
    const key = `${instanceId}:${place}`
    return { key, initials, ...win, drop: dropOf(draw), at: timestamp, brand: brand ?? null }
  })
}

let reading = 0

/** Asks the platform; what does not come leaves what was known. */
export async function loadRaffleWinners(): Promise<void> {
  const turn = ++reading
  const answer = await unlessFailed(ask(RaffleWinnersDocument, { baseCurrency: 'EUR', last: LAST }))
  if (turn !== reading) return
  if (!answer) {
    if ($state.get().status === 'loading') $state.set({ ...$state.get(), status: 'failed' })
    return
  }
  const draws = answer.public.raffleWinners.edges.map(({ node }) => node)
  $state.set({
    status: 'ready',
    winners: draws.flatMap(winnersOf).slice(0, LAST),
    draws: draws.flatMap(draw =>
      draw.timestamp ? [{ instance: draw.instanceId, drop: dropOf(draw), at: draw.timestamp }] : []
    )
  })
}

onVisit($state, () => {
  const { clock, page } = environment()
  let cancel = () => {}
  const loadAndPlan = () => {
    cancel()
    void loadRaffleWinners()
    cancel = clock.after(HOUR - (clock.now() % HOUR) + ASKED_AFTER, loadAndPlan)
  }
  loadAndPlan()
  const stop = page.onWake(loadAndPlan)
  return () => {
    reading += 1
    cancel()
    stop()
    $state.set({ status: 'loading', winners: [], draws: [] })
  }
})
