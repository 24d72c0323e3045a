import { isCurrency } from '#config/currencies.ts'
import { BOOK, SPORTS } from '#config/sports/book.ts'
import { BET_STAKES } from '#config/sports/stakes.ts'
import { exchanged } from '#rules/exchange.ts'
import { playerOf, signedIn } from '../../context.ts'
import type { ViewerResolvers } from '../../generated/main.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { runningBonus, weightIn } from '../bonus/index.ts'
import { type PlayRoom, playRoom } from '../limits/index.ts'
import { oneBetAnswer } from './answer.ts'
import { favouritesOf } from './favourites.ts'
import { freeBetsOf } from './free-bets.ts'
import { ownBarrier } from './gate.ts'
import { findBet } from './store.ts'

export const sportsBet: NonNullable<ViewerResolvers['sportsBet']> = async (
  _viewer,
  { id },
  context
) => {
  const { playerId } = signedIn(context)
  const bet = await findBet(context.ports.db.kysely, playerId, id)
  return bet ? await oneBetAnswer(context.ports, bet) : null
}

export const sportsFavourites: NonNullable<ViewerResolvers['sportsFavourites']> = async (
  _viewer,
  _args,
  context
) => [...(await favouritesOf(context.ports.db.kysely, signedIn(context).playerId))]

export const sportsFreeBets: NonNullable<ViewerResolvers['sportsFreeBets']> = async (
  _viewer,
  _args,
  context
) => {
  const { clock, db } = context.ports
  const given = await freeBetsOf(db.kysely, signedIn(context).playerId, clock.now())
  return given.map(({ id, amount, currency, expires_at: expiresAt }) => ({
    id,
    amount: { minor: amount, currency },
    currency,
    expiresAt
  }))
}

/** The lowest of what limits on losses and on stakes leave; null where there is none. */
function leftOf({ real, all }: PlayRoom): bigint | null {
  const [least] = [real, all]
    .filter(each => each !== null)
    .toSorted((one, other) => (one.left < other.left ? -1 : 1))
  return least?.left ?? null
}

/** What bets of the player are taken under. */
export const sportsDesk: NonNullable<ViewerResolvers['sportsDesk']> = async (
  _viewer,
  _args,
  context
) => {
  const player = playerOf(context)
  const { currency } = player
  if (!isCurrency(currency)) throw new InvalidInput('currency', 'UNKNOWN')
  const { clock, db } = context.ports
  const now = clock.now()
  const money = (minor: bigint) => ({ minor, currency })
  const { least, most } = BET_STAKES[currency]
  const left = leftOf(await playRoom(db.kysely, player, SPORTS, now))
  const bonus = await runningBonus(db.kysely, player.id, now)
  return {
    currency,
    minimumStake: money(least),
    maximumStake: money(most),
    maximumReturn: money(exchanged(BOOK.mostReturn, 'EUR', currency, 'down')),
    delaySeconds: BOOK.delaySeconds,
    barrier: ownBarrier(context.ports, player),
    leftToStake: left === null ? null : money(left),
    bonusWeight: bonus ? weightIn(bonus, SPORTS) : 0
  }
}
