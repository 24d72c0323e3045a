import { atom, readonlyType } from 'nanostores'

import {
  PlaceSportsBetsDocument,
  type PlaceSportsBetsMutation
} from '#contract/generated/page/graphql.ts'
import { toDecimal } from '#rules/money.ts'
import type { Selection } from '#rules/sports/combine.ts'
import { wireShapeOf } from '#rules/sports/wire-shape.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $session } from '../session/session.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { type BetRefusal, type PlacedBet, readBet } from './bet.ts'
import { $betChanges } from './bet-changes.ts'
import { readDesk } from './desk.ts'
import { forgetSentBets, keepSent, type SentBet, sentBetsOf } from './sent-bets.ts'
import { removeSelections, replaceSlip } from './slip.ts'
import { $slipForm, forgetStakes } from './slip-form.ts'
import type { SlipBet } from './slip-sums.ts'
import { $slipSums } from './slip-totals.ts'

type Answer = PlaceSportsBetsMutation['placeSportsBets'][number]

/**
 * For so long bets are asked about unbidden. The question places what never came to the house, and
 * after a longer while that is the player's to say.
 */
const ASKED_UNBIDDEN = 60_000

/** Why a bet was not taken, by what its stake stands under. */
export type Refusals = Readonly<Record<string, BetRefusal>>

export type Placing = { readonly refusals: Refusals } & (
  | { readonly status: 'idle' | 'sending' }
  /** Nobody knows whether they were taken; they are asked about under the same references. */
  | { readonly status: 'unanswered'; readonly sent: readonly SentBet[] }
  /** What was taken; a bet in play may still wait. */
  | {
      readonly status: 'receipt'
      readonly bets: readonly PlacedBet[]
      readonly selections: readonly Selection[]
    }
)

const IDLE: Placing = { status: 'idle', refusals: {} }

const $state = atom<Placing>(IDLE)

/** How bets that were sent stand. */
export const $placing = readonlyType($state)

function inputOf({ key, legs, shape, eachWay, stake }: SlipBet): SentBet | null {
  if (stake.status !== 'ok') return null
  const { acceptance, freeBet } = $slipForm.get()
  const { currency, bets } = $slipSums.get()
  const priced = legs.map(({ selection, odds }) => ({ ...selection, price: odds ?? 0 }))
  return {
    key,
    selections: legs.map(({ selection }) => selection),
    input: {
      reference: environment().random.id(),
      legs: priced,
      ...wireShapeOf(shape),
      eachWay,
      stake: toDecimal(stake.total, currency),
      isStakeTotal: true,
      acceptance,
      freeBet: bets.length === 1 ? freeBet : null
    }
  }
}

/** What was taken leaves the slip; what was not stays, with its reason. */
function answered(sent: readonly SentBet[], answers: readonly Answer[]): void {
  forgetSentBets()
  const bets: PlacedBet[] = []
  const refusals: Record<string, BetRefusal> = {}
  const taken: SentBet[] = []
  for (const [index, bet] of sent.entries()) {
    const { ok, error } = answers[index] ?? {}
    if (ok) {
      bets.push(readBet(ok))
      taken.push(bet)
    } else if (error) refusals[bet.key] = error
  }
  const selections = taken.flatMap(each => each.selections)
  $state.set(
    bets.length > 0
      ? { status: 'receipt', bets, selections, refusals }
      : { status: 'idle', refusals }
  )
  removeSelections(selections)
  forgetStakes(taken.map(({ key }) => key))
  void readDesk()
}

async function send(sent: readonly SentBet[]): Promise<void> {
  $state.set({ status: 'sending', refusals: {} })
  const bets = sent.map(({ input }) => input)
  const answer = await unlessFailed(ask(PlaceSportsBetsDocument, { bets }))
  if (answer) answered(sent, answer.placeSportsBets)
  else $state.set({ status: 'unanswered', sent, refusals: {} })
}

/** Places every bet of the slip that has a stake, each under a reference of its own. */
export async function placeSlip(): Promise<void> {
  const { status } = $state.get()
  const session = $session.get()
  if (status === 'sending' || status === 'unanswered' || session.status !== 'LOGGED_IN') return
  const sent = $slipSums.get().staked.flatMap(bet => inputOf(bet) ?? [])
  if (sent.length === 0) return
  if (session.playerId !== null) keepSent(session.playerId, sent)
  await send(sent)
}

/**
 * Asks what became of bets that nobody answered for. It is the same question under the same
 * references, so that what was taken is not taken again.
 */
export async function askAgain(): Promise<void> {
  const state = $state.get()
  if (state.status === 'unanswered') await send(state.sent)
}

/** Takes up what this tab sent and heard nothing of, be it before a reload. */
function takeUp(player: string | null): void {
  const { status } = $state.get()
  const isFree = status === 'idle' || status === 'unanswered'
  const kept = isFree && player !== null ? sentBetsOf(player) : null
  if (!kept) return
  if (environment().clock.now() - kept.at <= ASKED_UNBIDDEN) void send(kept.bets)
  else $state.set({ status: 'unanswered', sent: kept.bets, refusals: {} })
}

/** Puts the receipt away; the slip goes on with what is left of it. */
export function closeReceipt(): void {
  const { status, refusals } = $state.get()
  if (status === 'receipt') $state.set({ status: 'idle', refusals })
}

/** Puts what was placed on the slip again. */
export function pickAgain(): void {
  const state = $state.get()
  if (state.status !== 'receipt') return
  replaceSlip(state.selections)
  $state.set(IDLE)
}

onVisit($state, () => {
  const stops = [
    whileLoggedIn(
      ({ playerId }) => {
        takeUp(playerId)
        return environment().page.onWake(() => takeUp(playerId))
      },
      status => {
        if (status === 'LOGGED_OUT') $state.set(IDLE)
      }
    ),
    $betChanges.listen(({ bet }) => {
      const state = $state.get()
      if (!bet || state.status !== 'receipt') return
      const bets = state.bets.map(old =>
        old.id === bet.id && old.version < bet.version ? bet : old
      )
      $state.set({ ...state, bets })
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
