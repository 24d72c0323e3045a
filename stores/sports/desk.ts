import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { SportsDeskDocument, type SportsRefusalCode } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { $wallet } from '../wallet.ts'

export interface FreeBet {
  readonly id: string
  /** Minor units of the player's currency. */
  readonly amount: bigint
  readonly expiresAt: number
}

/** What bets of the player are taken under; amounts in minor units. */
export interface Desk {
  readonly currency: CurrencyCode
  readonly mostReturn: bigint
  readonly delaySeconds: number
  /** Why the player may not bet now; null where nothing stands against it. */
  readonly barrier: SportsRefusalCode | null
  /** What the player's own limits leave; null where none is set. */
  readonly left: bigint | null
  /** In percent, how much of a stake counts towards the bonus that runs. */
  readonly bonusWeight: number
  readonly freeBets: readonly FreeBet[]
}

export type DeskState =
  | { readonly status: 'failed' | 'loading' | 'visitor' }
  | { readonly status: 'ready'; readonly desk: Desk }

const $state = atom<DeskState>({ status: 'loading' })

/** The player's terms; a visitor has none. */
export const $desk = readonlyType($state)

let reading = 0

async function read(): Promise<DeskState> {
  const answer = await unlessFailed(ask(SportsDeskDocument))
  const { sportsDesk: desk, sportsFreeBets: free } = answer?.viewer ?? {}
  if (!desk || !isCurrency(desk.currency)) return { status: 'failed' }
  const { currency } = desk
  return {
    status: 'ready',
    desk: {
      currency,
      mostReturn: minorOf(desk.maximumReturn, currency),
      delaySeconds: desk.delaySeconds,
      barrier: desk.barrier,
      left: desk.leftToStake === null ? null : minorOf(desk.leftToStake, currency),
      bonusWeight: desk.bonusWeight,
      freeBets: (free ?? []).map(({ id, amount, expiresAt }) => ({
        id,
        amount: minorOf(amount, currency),
        expiresAt: Date.parse(expiresAt)
      }))
    }
  }
}

/** Reads them anew; what is known stays until then. */
export async function readDesk(): Promise<void> {
  const turn = ++reading
  const state = await read()
  if (turn !== reading) return
  if (state.status === 'ready' || $state.get().status !== 'ready') $state.set(state)
}

onVisit($state, () => {
  const stop = whileLoggedIn(
    () => {
      $state.set({ status: 'loading' })
      let version = 0
      // Whatever moves money moves what limits leave.
      return $wallet.subscribe(wallet => {
        const now = wallet.status === 'STREAMING' ? wallet.version : 0
        if ($state.get().status !== 'loading' && now === version) return
        version = now
        void readDesk()
      })
    },
    status => {
      reading += 1
      $state.set({ status: status === 'LOADING' ? 'loading' : 'visitor' })
    }
  )
  return () => {
    stop()
    reading += 1
    $state.set({ status: 'loading' })
  }
})
