import type { WalletErrorCode } from '#contract/wire/wallet-api.ts'
import type { Executor } from '../../db/database.ts'
import type { GameSession } from './tables.ts'
import { hashOf } from './tokens.ts'

interface Asked {
  readonly provider: string
  readonly sessionToken: string
  readonly game: string
  readonly currency: string
}

/** The play that a wallet call belongs to, or why the call does not belong to one. */
export async function playSession(
  db: Executor,
  { provider, sessionToken, game, currency }: Asked
): Promise<{ session: GameSession } | { code: WalletErrorCode }> {
  const session = await db
    .selectFrom('game_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(sessionToken))
    .where('provider', '=', provider)
    .executeTakeFirst()
  if (!session) return { code: 'INVALID_TOKEN' }
  if (session.game !== game) return { code: 'GAME_MISMATCH' }
  if (session.currency !== currency) return { code: 'CURRENCY_MISMATCH' }
  return { session }
}
