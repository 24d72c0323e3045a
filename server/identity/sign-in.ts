import { findPlayerByEmail, normalEmail, type Player } from '../capabilities/player/index.ts'
import { networkOf } from '../capabilities/session/index.ts'
import type { Executor } from '../db/database.ts'
import type { Ports } from '../ports.ts'
import { PASSWORD_LENGTH, verifyPassword } from './passwords.ts'
import { claimTry, forgetTries } from './sign-in-tries.ts'
import { sourceOf } from './source.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The network address that the try comes from. */
  readonly address: string
}

export type SignInOutcome =
  | { readonly status: 'failed' }
  | { readonly status: 'signedIn'; readonly player: Player }
  | { readonly status: 'tooMany'; readonly until: Date }

/** Checks name and password; says nothing about which of the two was wrong, in words or in time. */
export async function signIn(
  { db, clock, log }: Ports,
  { email, password, address }: Credentials
): Promise<SignInOutcome> {
  // No address has this character, and the database refuses it.
  const account = normalEmail(email).replaceAll('\0', '')
  const attempts = [
    { brake: 'accountFromAddress', subject: `${account} ${sourceOf(address)}` },
    { brake: 'account', subject: account },
    { brake: 'address', subject: address }
  ] as const
  const until = await claimTry(db, attempts, clock.now())
  const network = networkOf(address)
  if (until) {
    log.warn({ network, until }, 'a sign-in by password came too soon')
    return { status: 'tooMany', until }
  }

  const player = await findPlayerByEmail(db.kysely, account)
  const hash = await passwordHashOf(db.kysely, player?.id ?? '')
  // Nobody has a longer one, and reading it would be work that anybody could ask for.
  const isTooLong = password.length > PASSWORD_LENGTH.most
  const right = await verifyPassword(isTooLong ? undefined : hash, isTooLong ? '' : password)
  if (!right || !player) {
    log.info({ player: player?.id, network }, 'a sign-in by password failed')
    return { status: 'failed' }
  }
  await forgetTries(db, attempts)
  return { status: 'signedIn', player }
}

/** False for a player who comes in through a bank or with a passkey alone. */
export const hasPassword = async (db: Executor, playerId: string): Promise<boolean> =>
  (await passwordHashOf(db, playerId)) !== undefined

async function passwordHashOf(db: Executor, playerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.password_hash
}
