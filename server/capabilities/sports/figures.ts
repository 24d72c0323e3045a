import { sql } from 'kysely'

import { periodAt, type Span } from '#rules/limit-period.ts'
import { statusesIn } from '#rules/sports/bet-status.ts'
import { playerOf } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { ViewerResolvers } from '../../generated/main.ts'
import type { Player } from '../player/index.ts'
import { betAnswers } from './answer.ts'

type Whose = Pick<Player, 'currency' | 'id'>

/** Of a player's bets that were settled or cashed out in a span; amounts in minor units. */
async function settledIn(db: Executor, { currency, id }: Whose, { from, until }: Span) {
  const { bets, staked, returned } = await db
    .selectFrom('sport_bets')
    .select([
      sql<number>`count(*)::int`.as('bets'),
      sql<bigint>`coalesce(sum(stake) filter (where free_bet_id is null), 0)::bigint`.as('staked'),
      sql<bigint>`coalesce(sum(paid + cashed_out), 0)::bigint`.as('returned')
    ])
    .where('player_id', '=', id)
    .where('currency', '=', currency)
    .where('status', 'in', [...statusesIn('SETTLED'), ...statusesIn('CASHED_OUT')])
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .executeTakeFirstOrThrow()
  const money = (minor: bigint) => ({ minor, currency })
  return {
    from,
    bets,
    stake: money(staked),
    returned: money(returned),
    balance: money(returned - staked)
  }
}

/** What is open on a player's bets as prices stand now, and what came of those of this week and month. */
export const sportsFigures: NonNullable<ViewerResolvers['sportsFigures']> = async (
  _viewer,
  _args,
  context
) => {
  const player = playerOf(context)
  const { currency } = player
  const { clock, db } = context.ports
  const open = await betAnswers(
    context.ports,
    await db.kysely
      .selectFrom('sport_bets')
      .selectAll()
      .where('player_id', '=', player.id)
      .where('currency', '=', currency)
      .where('status', 'in', statusesIn('OPEN'))
      .execute()
  )
  const sum = (amounts: readonly { readonly minor: bigint }[]) => ({
    minor: amounts.reduce((all, { minor }) => all + minor, 0n),
    currency
  })
  const offers = open.flatMap(({ cashOut }) => cashOut.value ?? [])
  const now = clock.now()
  return {
    currency,
    openBets: open.length,
    openStake: sum(open.flatMap(bet => (bet.isFreeBet ? [] : bet.openStake))),
    possibleReturn: sum(open.map(bet => bet.possibleReturn)),
    cashOutBets: offers.length,
    value: sum(offers),
    week: await settledIn(db.kysely, player, periodAt('Week', now)),
    month: await settledIn(db.kysely, player, periodAt('Month', now))
  }
}
