import type { Bet } from '#rules/sports/returns.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { StoredBet, StoredLeg } from './tables.ts'

/** Legs of bets by the bet, in their order. */
export async function legsOf(
  db: Executor,
  bets: readonly string[]
): Promise<ReadonlyMap<string, readonly StoredLeg[]>> {
  if (bets.length === 0) return new Map()
  const rows = await db
    .selectFrom('sport_bet_legs')
    .selectAll()
    .where('bet_id', 'in', bets)
    .orderBy('bet_id')
    .orderBy('place')
    .execute()
  return Map.groupBy(rows, ({ bet_id: bet }) => bet)
}

export const findBet = (
  db: Executor,
  playerId: string,
  id: string
): Promise<StoredBet | undefined> =>
  db
    .selectFrom('sport_bets')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** Players, held until the transaction ends: bets of one player change one after the other. */
export const holdPlayers = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('players')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** A bet as the rules see it, with what is still staked on it. */
export const ruledBet = (
  bet: Pick<StoredBet, 'each_way' | 'free_bet_id' | 'line_stake' | 'shape'>,
  legs: readonly Pick<StoredLeg, 'each_way_part' | 'price' | 'settled'>[]
): Bet => ({
  shape: bet.shape,
  eachWay: bet.each_way,
  lineStake: bet.line_stake,
  isFree: bet.free_bet_id !== null,
  legs: legs.map(({ price, each_way_part: part, settled }) => ({ odds: price, part, settled }))
})

/** What a settlement that was taken back has left paid too much. */
export const owedOf = ({ paid, entitled }: Pick<StoredBet, 'entitled' | 'paid'>): bigint =>
  paid > entitled ? paid - entitled : 0n
