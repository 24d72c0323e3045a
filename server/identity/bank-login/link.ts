import type { BankProvider } from '#config/bank-providers.ts'
import type { RegistrationForm } from '#config/registration-forms.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { BankPerson } from './tables.ts'

/** A person whom a bank has vouched for and who has no account yet. */
export interface IdentifiedPerson {
  readonly provider: BankProvider
  readonly form: RegistrationForm
  readonly person: BankPerson
  readonly expiresAt: Date
}

/** The form that asks for what a bank does not tell; one of the banks tells no phone. */
export const formOf = (provider: BankProvider): RegistrationForm =>
  provider === 'ZIMPLER' ? 'ZIMPLER' : 'TRUSTLY'

/**
 * The person of a registration through a bank, by the registration's id; undefined once it is used
 * or unknown. Whoever begins a registration with it looks at `expiresAt`.
 */
export async function readBankLogin(
  db: Executor,
  id: string
): Promise<IdentifiedPerson | undefined> {
  const row = await db
    .selectFrom('bank_logins')
    .select(['provider', 'person', 'expires_at'])
    .where('registration_id', '=', id)
    .where('status', '=', 'identified')
    .executeTakeFirst()
  if (!row?.person) return undefined
  const { provider, person, expires_at: expiresAt } = row
  return { provider, form: formOf(provider), person, expiresAt }
}

/**
 * Uses up the registration, once, and has the bank's person sign in to the player from now on.
 * False when it was used before, or when the person has another account by now.
 */
export async function linkBankLogin(
  tx: Tx,
  id: string,
  playerId: string,
  now: Date
): Promise<boolean> {
  const login = await tx
    .updateTable('bank_logins')
    .set({ status: 'used', player_id: playerId, used_at: now })
    .where('registration_id', '=', id)
    .where('status', '=', 'identified')
    .returning(['provider', 'person'])
    .executeTakeFirst()
  if (!login?.person) return false
  return (await linkPerson(tx, login.provider, login.person.personId, playerId, now)) === playerId
}

/** Links the bank's person to the player unless there is a link; answers whose it is. */
export async function linkPerson(
  tx: Tx,
  provider: BankProvider,
  personId: string,
  playerId: string,
  now: Date
): Promise<string> {
  await tx
    .insertInto('bank_identities')
    .values({ provider, person_id: personId, player_id: playerId, linked_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { player_id } = await tx
    .selectFrom('bank_identities')
    .select('player_id')
    .where('provider', '=', provider)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return player_id
}
