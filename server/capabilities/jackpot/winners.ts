import { OPERATORS } from '#config/operators.ts'
import type { PublicResolvers } from '../../generated/main.ts'
import { pageSize } from '../../graphql/paging.ts'
import { fallenOf } from './won.ts'

const MOST = 50

/** The pots of a jackpot that fell last, the latest first; a win that was refused is none. */
export const jackpotWinners: NonNullable<PublicResolvers['jackpotWinners']> = async (
  _root,
  { jackpotInstanceId, last },
  { ports }
) => {
  const db = ports.db.kysely
  const rows = await db
    .selectFrom('jackpot_wins')
    .select('id')
    .where('instance', '=', jackpotInstanceId)
    .where('kind', '=', 'main')
    .where('status', '!=', 'refused')
    .orderBy('won_at', 'desc')
    .orderBy('id')
    .limit(pageSize('last', last, MOST))
    .execute()
  const fallen = await Promise.all(rows.map(({ id }) => fallenOf(db, id)))
  return fallen.flatMap(fell => {
    if (!fell) return []
    const { main, community } = fell
    const shared = community.reduce((sum, { euros }) => sum + euros, 0n)
    return [
      {
        id: main.id,
        potId: main.pot,
        winAmount: { minor: main.euros, currency: 'EUR' } as const,
        paid: {
          amount: { minor: main.amount, currency: main.currency },
          currency: main.currency
        },
        winnerInitials: main.initials,
        brand: OPERATORS[ports.config.operator].slug,
        timestamp: main.won_at,
        communityWinners: community.length,
        community: { amount: { minor: shared, currency: 'EUR' } as const, currency: 'EUR' },
        isWithheld: main.status === 'checking'
      }
    ]
  })
}
