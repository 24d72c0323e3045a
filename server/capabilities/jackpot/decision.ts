import type { Executor } from '../../db/database.ts'

/** A decision as it was signed, with its hash and signature; undefined for a number that is not reached. */
export const decisionOf = (db: Executor, instance: string, number: bigint) =>
  db
    .selectFrom('jackpot_decisions')
    .select(['record', 'hash', 'signature', 'at'])
    .where('instance', '=', instance)
    .where('number', '=', number)
    .executeTakeFirst()
