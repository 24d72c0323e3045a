import { map, readonlyType } from 'nanostores'

import {
  CashOutSportsBetDocument,
  SetSportsAutoCashOutDocument,
  type SportsCashOutErrorCode
} from '#contract/generated/page/graphql.ts'
import { toDecimal } from '#rules/money.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'
import { type PlacedBet, readBet } from './bet.ts'
import { betTold } from './bets.ts'

/** What a player was shown and has pressed once: a stake and what is paid for it, in minor units. */
export interface CashOutAsked {
  readonly stake: bigint
  readonly value: bigint
  readonly isAll: boolean
}

export type CashingOut =
  | { readonly status: 'idle' }
  | { readonly status: 'asking'; readonly asked: CashOutAsked }
  | { readonly status: 'sending' | 'unanswered'; readonly asked: CashOutAsked }
  | {
      readonly status: 'refused'
      readonly code: SportsCashOutErrorCode
      /** What would be paid now; null where nothing is. */
      readonly value: bigint | null
      readonly asked: CashOutAsked
    }
  | { readonly status: 'done'; readonly value: bigint }

const IDLE: CashingOut = { status: 'idle' }

const $state = map<Readonly<Record<string, CashingOut>>>({})

/** How the cash-out of each bet stands, by the bet's identity. */
export const $cashingOut = readonlyType($state)

export const cashingOutOf = (all: Readonly<Record<string, CashingOut>>, id: string): CashingOut =>
  all[id] ?? IDLE

/** The first of two steps: holds what is offered before the player's eyes. */
export const askCashOut = ({ id }: PlacedBet, asked: CashOutAsked): void =>
  $state.setKey(id, { status: 'asking', asked })

export const dropCashOut = ({ id }: PlacedBet): void => $state.setKey(id, IDLE)

/** A reference for each bet and body, so that asking again pays once. */
const references = new Map<string, string>()

function referenceOf(id: string, { stake, value }: CashOutAsked): string {
  const key = `${id} ${stake} ${value}`
  const reference = references.get(key) ?? environment().random.id()
  references.set(key, reference)
  return reference
}

/** The second step: sells the bet, or the part of it, for what was shown or for more. */
export async function confirmCashOut(bet: PlacedBet): Promise<void> {
  const state = cashingOutOf($state.get(), bet.id)
  if (state.status !== 'asking' && state.status !== 'unanswered') return
  const { asked } = state
  const { id, currency } = bet
  const before = bet.cashOuts.reduce((sum, { value }) => sum + value, 0n)
  $state.setKey(id, { status: 'sending', asked })
  const input = {
    reference: referenceOf(id, asked),
    betId: id,
    stake: asked.isAll ? null : toDecimal(asked.stake, currency),
    offered: toDecimal(asked.value, currency)
  }
  const answer = await unlessFailed(ask(CashOutSportsBetDocument, { input }))
  const { ok, error } = answer?.cashOutSportsBet ?? {}
  if (ok) {
    const told = readBet(ok)
    const paid = told.cashOuts.reduce((sum, { value }) => sum + value, 0n) - before
    $state.setKey(id, { status: 'done', value: paid })
    betTold(told)
  } else if (error) {
    const value = error.value === null ? null : minorOf(error.value, currency)
    $state.setKey(id, { status: 'refused', code: error.code, value, asked })
  } else $state.setKey(id, { status: 'unanswered', asked })
}

/** Has the bet sold by itself once so many minor units are offered; null ends that. Tells whether it is set. */
export async function setAutoCashOut(
  { id, currency }: PlacedBet,
  atLeast: bigint | null
): Promise<boolean> {
  const amount = atLeast === null ? null : toDecimal(atLeast, currency)
  const answer = await unlessFailed(
    ask(SetSportsAutoCashOutDocument, { betId: id, atLeast: amount })
  )
  const ok = answer?.setSportsAutoCashOut.ok
  if (ok) betTold(readBet(ok))
  return ok != null
}
