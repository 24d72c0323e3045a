import type { Tx } from '../../db/database.ts'
import { InsufficientFunds } from '../../ledger/errors.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { readWallet } from '../wallet/index.ts'
import { betPostings, type Parts, splitStake } from './purse.ts'
import type { GameSession } from './tables.ts'

/** The player of a play whose session still runs; undefined once it has ended. */
export const livePlayer = (tx: Tx, session: GameSession, now: Date): Promise<Player | undefined> =>
  tx
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .selectAll('players')
    .where('sessions.id', '=', session.session_id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()

const PURSE_TRIES = 3

/**
 * Takes a stake in minor units, real money first, and says which purse gave what and what they hold
 * afterwards; null when there is too little. The purses are read again when another bet of the player was quicker.
 */
export async function takeStake(
  ports: Ports,
  tx: Tx,
  session: GameSession,
  stake: bigint,
  key: string
) {
  for (let attempt = 1; ; attempt++) {
    const purse = await readWallet(tx, session.player_id, session.currency)
    if (purse.cash + purse.bonus < stake) return null
    const parts = splitStake(stake, purse)
    try {
      const posted = await ports.ledger.post(tx, { key, postings: betPostings(session, parts) })
      // What the ledger touched it tells; the other purse is as it was read.
      const left = (kind: keyof Parts) =>
        posted.balances.find(({ account }) => account === `player:${session.player_id}:${kind}`)
          ?.balance ?? purse[kind]
      return { parts, posted, purse: { cash: left('cash'), bonus: left('bonus') } }
    } catch (error) {
      if (!(error instanceof InsufficientFunds) || attempt === PURSE_TRIES) throw error
    }
  }
}
