import type { Executor } from '../../db/database.ts'
import type { RaffleWin } from './tables.ts'

/** Who has won in a draw, the first prize first: for telling the winners, each what they have won. */
export const winnersOf = (db: Executor, instance: string): Promise<RaffleWin[]> =>
  db
    .selectFrom('raffle_wins')
    .selectAll()
    .where('instance', '=', instance)
    .orderBy('place')
    .execute()
