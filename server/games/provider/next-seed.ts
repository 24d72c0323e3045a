import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { newSeed } from './proof.ts'
import type { ProviderRound, ProviderSession } from './tables.ts'

/**
 * Uses up the secret that a play's browser knows the hash of, and keeps another for the round after.
 * The play is held until the transaction ends, so a secret decides one round, whoever asks twice.
 */
export async function takeSeed(ports: Ports, tx: Tx, { token_hash: hash }: ProviderSession) {
  const next = newSeed(ports)
  const { seed } = await tx
    .with('held', db =>
      db
        .selectFrom('provider_sessions')
        .select(['token_hash', 'next_seed'])
        .where('token_hash', '=', hash)
        .forUpdate()
    )
    .updateTable('provider_sessions')
    .from('held')
    .set({ next_seed: next })
    .whereRef('provider_sessions.token_hash', '=', 'held.token_hash')
    .returning('held.next_seed as seed')
    .executeTakeFirstOrThrow()
  return { seed, next }
}

/** Puts the secret of a round that was never decided back, so that its hash still holds. */
export async function putSeedBack(tx: Tx, round: ProviderRound, next: string): Promise<void> {
  await tx
    .updateTable('provider_sessions')
    .set({ next_seed: round.server_seed })
    .where('token_hash', '=', round.session)
    .where('next_seed', '=', next)
    .execute()
}
