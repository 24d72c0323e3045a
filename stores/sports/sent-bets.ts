import type { PlaceSportsBetsMutationVariables } from '#contract/generated/page/graphql.ts'
import { arrayOf, fieldsOf, type Guard, isId, isInteger, isString } from '#contract/wire/guards.ts'
import { fromJson } from '#contract/wire/json.ts'
import type { Selection } from '#rules/sports/combine.ts'
import { environment } from '../environment/index.ts'

export type BetInput = Extract<PlaceSportsBetsMutationVariables['bets'], readonly unknown[]>[number]

/** A bet under way: what its stake stands under, what is picked, and what was asked of the house. */
export interface SentBet {
  readonly key: string
  readonly selections: readonly Selection[]
  readonly input: BetInput
}

const KEY = 'sentBets'

interface Kept {
  readonly player: string
  readonly at: number
  readonly bets: readonly SentBet[]
}

const isSelection: Guard<Selection> = (value): value is Selection =>
  fieldsOf<Selection>(value, { event: isString, market: isString, outcome: isString }) !== null

/** What the house is asked is the house's to check. */
const isInput: Guard<BetInput> = (value): value is BetInput =>
  fieldsOf<{ reference: string }>(value, { reference: isId }) !== null

const isSent: Guard<SentBet> = (value): value is SentBet =>
  fieldsOf<SentBet>(value, {
    key: isString,
    selections: arrayOf(isSelection),
    input: isInput
  }) !== null

/** Keeps bets in this tab, over a reload too, until it is known what became of them. */
export function keepSent(player: string, bets: readonly SentBet[]): void {
  const { clock, session } = environment()
  session.set(KEY, JSON.stringify({ player, at: clock.now(), bets } satisfies Kept))
}

export const forgetSentBets = (): void => environment().session.remove(KEY)

/**
 * Bets of a player that this tab has sent and heard nothing of, and when that was. Those of anybody
 * else are forgotten.
 */
export function sentBetsOf(player: string): Omit<Kept, 'player'> | null {
  const text = environment().session.get(KEY)
  if (text === undefined) return null
  const kept = fieldsOf<Kept>(fromJson(text), {
    player: isId,
    at: isInteger,
    bets: arrayOf(isSent)
  })
  if (kept?.player === player && kept.bets.length > 0) return kept
  forgetSentBets()
  return null
}
