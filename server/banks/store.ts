import type { BankProvider } from '#config/bank-providers.ts'
import type { Executor, Tx } from '../db/database.ts'
import type { Person } from './persons.ts'
import type { BankProviderLogin, LoginStatus, Outage } from './tables.ts'

export const findLogin = (
  db: Executor,
  provider: BankProvider,
  id: string
): Promise<BankProviderLogin | undefined> =>
  db
    .selectFrom('bank_provider_logins')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()

/** The login, held until the transaction ends, so that it ends in one way only. */
export const lockLogin = (
  tx: Tx,
  provider: BankProvider,
  id: string
): Promise<BankProviderLogin | undefined> =>
  tx
    .selectFrom('bank_provider_logins')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Change {
  readonly status?: LoginStatus
  readonly way?: string
  readonly person?: Person | null
  readonly code_hash?: string
  readonly expires_at?: Date
}

export const changeLogin = (
  tx: Tx,
  id: string,
  { person, ...change }: Change
): Promise<BankProviderLogin> =>
  tx
    .updateTable('bank_provider_logins')
    .set({
      ...change,
      ...(person !== undefined && { person: person && JSON.stringify(person) })
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Spends the code of a login, once; undefined when it is not the login's or was spent before. */
export const spendCode = (
  db: Executor,
  login: Pick<BankProviderLogin, 'id' | 'provider'>,
  codeHash: string,
  now: Date
): Promise<BankProviderLogin | undefined> =>
  db
    .updateTable('bank_provider_logins')
    .set({ code_used_at: now })
    .where('id', '=', login.id)
    .where('provider', '=', login.provider)
    .where('status', '=', 'authorised')
    .where('code_hash', '=', codeHash)
    .where('code_used_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Has the provider fail once, at the next call of the kind, or takes that back. */
export async function planOutage(
  db: Executor,
  provider: BankProvider,
  at: Outage | null
): Promise<void> {
  await db.deleteFrom('bank_provider_outages').where('provider', '=', provider).execute()
  if (at === null) return
  await db
    .insertInto('bank_provider_outages')
    .values({ provider, at })
    .onConflict(conflict => conflict.column('provider').doUpdateSet({ at }))
    .execute()
}

/** Uses up an outage that was planned for this kind of call, once. */
export async function takeOutage(db: Executor, provider: BankProvider, at: Outage) {
  const taken = await db
    .deleteFrom('bank_provider_outages')
    .where('provider', '=', provider)
    .where('at', '=', at)
    .returning('provider')
    .executeTakeFirst()
  return taken !== undefined
}
