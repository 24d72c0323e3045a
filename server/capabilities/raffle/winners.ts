import { isCurrency } from '#config/currencies.ts'
import { OPERATORS } from '#config/operators.ts'
import type { PublicResolvers } from '../../generated/main.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { pageSize } from '../../graphql/paging.ts'

/** The last draws that somebody has won in, the latest first, each win in its winner's currency. */
export const raffleWinners: NonNullable<PublicResolvers['raffleWinners']> = async (
  _parent,
  { baseCurrency, last },
  { ports }
) => {
  if (!isCurrency(baseCurrency)) throw new InvalidInput('baseCurrency', 'UNKNOWN')
  const { config, db } = ports
  const brand = OPERATORS[config.operator].slug
  const draws = await db.kysely
    .selectFrom('raffle_instances')
    .select(['id', 'source', 'drawn_at'])
    .where('status', '=', 'drawn')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('raffle_wins')
          .select('raffle_wins.place')
          .whereRef('raffle_wins.instance', '=', 'raffle_instances.id')
      )
    )
    .orderBy('drawn_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize('last', last))
    .execute()
  if (draws.length === 0) return { edges: [] }
  const ids = draws.map(({ id }) => id)
  const wins = await db.kysely
    .selectFrom('raffle_wins')
    .select(['instance', 'initials', 'amount', 'currency'])
    .where('instance', 'in', ids)
    .orderBy('place')
    .execute()
  return {
    edges: draws.map(({ id, source, drawn_at: timestamp }) => ({
      cursor: id,
      node: {
        instanceId: id,
        jackpotName: source,
        timestamp,
        winners: wins
          .filter(({ instance }) => instance === id)
          .map(({ initials, amount, currency }) => ({
            winnerInitials: initials,
            winAmount: { minor: amount, currency },
            winCurrency: currency,
            brand
          }))
      }
    }))
  }
}
