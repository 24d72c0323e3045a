import { stakeNotAbove } from '#config/catalogue/models.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import type { PrizeRule } from '#config/engagement-prizes.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import type { Prize } from '#contract/wire/engagement.ts'
import { fromCents } from '#rules/jackpot/euros.ts'
import { toDecimal } from '#rules/money.ts'
import type { Tx } from '../db/database.ts'
import { gameTitle } from './game-title.ts'
import { order } from './orders.ts'
import { changePoints } from './points.ts'

/** A prize in a currency: what it is worth in euros there, rounded down; of spins to a stake of their game. */
export function prizeIn(rule: PrizeRule, currency: CurrencyCode): Prize {
  const minorOf = (euros: bigint) => fromCents(euros, currency, EURO_RATES[currency])
  const amountOf = (euros: bigint) => toDecimal(minorOf(euros), currency)
  switch (rule.kind) {
    case 'points':
      return { kind: 'points', points: rule.points }
    case 'money':
      return { kind: 'money', amount: amountOf(rule.euros), currency }
    case 'bonus': {
      const { factor, days } = rule
      return { kind: 'bonus', amount: amountOf(rule.euros), currency, factor, days }
    }
    case 'spins': {
      const { spins, game } = rule
      const value = toDecimal(stakeNotAbove(game, currency, minorOf(rule.euros)), currency)
      return { kind: 'spins', spins, value, currency, game, title: gameTitle(game) }
    }
    default:
      return rule satisfies never
  }
}

export interface Gift {
  readonly playerId: string
  readonly prize: Prize
  /** The same key gives once. */
  readonly key: string
  /** What the player reads of it. */
  readonly name: string
  readonly reason: string
  readonly at: Date
  /** Points that come back if the casino refuses for good. */
  readonly refund?: number
}

/** Gives a prize: points at once, anything else by asking the casino for it. */
export async function givePrize(tx: Tx, gift: Gift): Promise<void> {
  const { playerId, prize, key, name, reason, at, refund = 0 } = gift
  if (prize.kind === 'points')
    await changePoints(tx, { playerId, by: prize.points, reason, key, at })
  else await order(tx, { key, playerId, name, reason, prize }, { at, refund })
}
