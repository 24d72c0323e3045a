import type { BankProvider } from '#config/bank-providers.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import { ageOn } from '#rules/age.ts'
import { identityKeysOf } from '../../capabilities/player/index.ts'
import type { DeviceFacts } from '../../capabilities/session/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { startCustomSession, type TokenPair } from '../custom-tokens.ts'
import { forgetTries } from '../sign-in-tries.ts'
import { stateHash } from './begin.ts'
import { formOf, type IdentifiedPerson, linkPerson } from './link.ts'
import { readResult } from './provider-api.ts'
import type { BankLogin, BankLoginStatus, BankPerson } from './tables.ts'

/** How long an identified person may take to open an account. */
const REGISTRATION_MINUTES = 30
/** The way back takes a while, too: who confirms in the last second is not too late. */
const GRACE_MS = 60_000

export interface Completion {
  readonly provider: BankProvider
  readonly state: string
  readonly code: string
  readonly device: DeviceFacts
  /** The network address that asks. */
  readonly address: string
}

export type Completed =
  | { readonly status: 'signedIn'; readonly tokens: TokenPair }
  | ({ readonly status: 'identified'; readonly registrationId: string } & IdentifiedPerson)
  | { readonly status: 'expired' | 'refused' | 'unavailable' | 'underage' }

type Known =
  | { readonly status: 'known'; readonly playerId: string }
  | { readonly status: 'unknown'; readonly registrationId: string; readonly expiresAt: Date }

/** Trades what the bank led back with for a session, or for a registration that may be completed. */
export async function completeBankLogin(ports: Ports, given: Completion): Promise<Completed> {
  const { clock, config, db, log } = ports
  const { provider, state, code, device, address } = given
  const login = await claim(ports, provider, state)
  if (!login) return { status: 'refused' }
  const isLate = clock.now().getTime() >= login.expires_at.getTime() + GRACE_MS
  if (isLate) return { status: await settle(ports, login, 'refused', 'expired') }

  const result = await readResult(ports, provider, login.provider_login_id, code)
  // Nobody has seen the code yet, so the same page may try again.
  if (result.status === 'unavailable')
    return { status: await settle(ports, login, 'begun', result.status) }
  if (result.status === 'refused')
    return { status: await settle(ports, login, 'refused', result.status) }
  const { person } = result
  const { accountAge } = jurisdictionOf(config, person.country)
  if (ageOn(person.dateOfBirth, clock.now()) < accountAge)
    return { status: await settle(ports, login, 'refused', 'underage') }

  const known = await db.transaction(tx => recognise(ports, tx, login, person))
  await forgetTries(db, [{ brake: 'bankLogins', subject: address }])
  log.info({ provider, bankLogin: login.id, person: known.status }, 'a bank has vouched')
  if (known.status === 'known') {
    const { playerId } = known
    const tokens = await startCustomSession(ports, { playerId, device, method: 'BANK' })
    return { status: 'signedIn', tokens }
  }
  const { registrationId, expiresAt } = known
  return {
    status: 'identified',
    registrationId,
    provider,
    form: formOf(provider),
    person,
    expiresAt
  }
}

/** Compare and set: of several uses of one state at once only one goes through. */
const claim = ({ db }: Ports, provider: BankProvider, state: string) =>
  db.kysely
    .updateTable('bank_logins')
    .set({ status: 'completing' })
    .where('state_hash', '=', stateHash(state))
    .where('provider', '=', provider)
    .where('status', '=', 'begun')
    .returningAll()
    .executeTakeFirst()

async function settle<Status extends Completed['status']>(
  { db }: Ports,
  { id }: BankLogin,
  to: BankLoginStatus,
  answer: Status
): Promise<Status> {
  await db.kysely
    .updateTable('bank_logins')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', 'completing')
    .execute()
  return answer
}

/** Finds the player whom the person is, or keeps the person for a registration. */
async function recognise(
  { clock, config, random }: Ports,
  tx: Tx,
  { id, provider }: BankLogin,
  person: BankPerson
): Promise<Known> {
  const now = clock.now()
  const update = tx.updateTable('bank_logins').where('id', '=', id)
  const found = await playerOf(tx, config.secrets.protection.identity, provider, person)
  if (found) {
    const playerId = await linkPerson(tx, provider, person.personId, found, now)
    await update.set({ status: 'used', player_id: playerId, used_at: now }).execute()
    return { status: 'known', playerId }
  }
  const registrationId = Buffer.from(random.bytes(24)).toString('base64url')
  const expiresAt = new Date(now.getTime() + REGISTRATION_MINUTES * 60_000)
  await update
    .set({
      status: 'identified',
      registration_id: registrationId,
      person: JSON.stringify(person),
      expires_at: expiresAt
    })
    .execute()
  return { status: 'unknown', registrationId, expiresAt }
}

/**
 * By the link, else by national number, name and birthday together, of a player whose identity the
 * house has checked or another bank has vouched for. A bank's word is stronger than a password, but an account that a stranger
 * opened in somebody's name must not become the one that this somebody is signed in to.
 */
async function playerOf(
  tx: Tx,
  secret: string,
  provider: BankProvider,
  person: BankPerson
): Promise<string | undefined> {
  const linked = await tx
    .selectFrom('bank_identities')
    .select('player_id')
    .where('provider', '=', provider)
    .where('person_id', '=', person.personId)
    .executeTakeFirst()
  if (linked) return linked.player_id
  const { person_key, national_key } = identityKeysOf(secret, { ...person, email: '' })
  const same = await tx
    .selectFrom('players')
    .select('id')
    .where('national_key', '=', national_key)
    .where('person_key', '=', person_key)
    .where(player =>
      player.or([
        player('kyc_status', '=', 'Done'),
        player.exists(
          player
            .selectFrom('bank_identities')
            .select('person_id')
            .whereRef('bank_identities.player_id', '=', 'players.id')
        )
      ])
    )
    .limit(2)
    .execute()
  return same.length === 1 ? same[0]?.id : undefined
}
