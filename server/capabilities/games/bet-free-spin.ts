import type { WalletErrorCode } from '#contract/wire/wallet-api.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { countPlay } from '../play-days/index.ts'
import { spendFreeSpin } from '../rewards/index.ts'
import { readWallet } from '../wallet/index.ts'
import { entryKey, type Result } from './calls.ts'
import { moved } from './purse.ts'
import type { GameSession } from './tables.ts'

interface Spin {
  readonly provider: string
  readonly transactionId: string
  readonly roundId: string
  readonly game: string
  /** Of the grant. */
  readonly id: string
  /** In minor units. */
  readonly stake: bigint
  readonly at: Date
}

/** Begins a round whose stake the house pays: nothing leaves the purses, and nothing goes with it. */
export async function betFreeSpin(
  ports: Ports,
  tx: Tx,
  session: GameSession,
  { provider, transactionId, roundId, ...spin }: Spin
): Promise<Result | { readonly code: WalletErrorCode }> {
  const { player_id: playerId, currency } = session
  const key = entryKey(provider, transactionId)
  const spent = await spendFreeSpin(ports, tx, { ...spin, playerId, currency, key })
  if (spent.status === 'refused') return { code: spent.code }
  await tx
    .updateTable('game_rounds')
    .set({ free_spins: spin.id })
    .where('provider', '=', provider)
    .where('id', '=', roundId)
    .execute()
  await countPlay(tx, { playerId, currency, game: spin.game, at: spin.at, rounds: 1 })
  const purse = await readWallet(tx, playerId, currency)
  return { answer: moved(transactionId, purse, session), kept: true }
}
