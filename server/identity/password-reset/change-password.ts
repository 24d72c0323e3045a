import { sql } from 'kysely'

import { normalEmail, type Player } from '../../capabilities/player/index.ts'
import { endSessions, publishEnded } from '../../capabilities/session/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { postMessage } from '../outbox.ts'
import { hashPassword } from '../passwords.ts'
import { isGoodPassword } from '../registration/password-rules.ts'
import { type Credentials, type SignInOutcome, signIn } from '../sign-in.ts'
import { forgetTries } from '../sign-in-tries.ts'
import { sourceOf } from '../source.ts'
import { changedLetter } from './letters.ts'
import { permittedPlayer, takePermit } from './permits.ts'

type Changed =
  | { readonly status: 'changed' }
  | { readonly status: 'spent' }
  | { readonly status: 'weak'; readonly email: string }

interface Choice {
  readonly permit: string
  readonly password: string
  /** The network address that the choice comes from. */
  readonly address: string
}

/**
 * Gives the player of the permit this password, ends whatever was begun with the old one, and tells
 * the player. Of many who use one permit at once the first wins.
 */
export async function changePassword(
  ports: Ports,
  { permit, password, address }: Choice
): Promise<Changed> {
  const { db } = ports
  const player = await permittedPlayer(ports, permit)
  if (!player) return { status: 'spent' }
  if (!isGoodPassword(password, player.email)) return { status: 'weak', email: player.email }
  const hash = await hashPassword(password)
  const ended = await db.transaction(async tx =>
    (await takePermit(tx, permit)) ? await replace(ports, tx, player, hash) : undefined
  )
  if (!ended) return { status: 'spent' }
  await publishEnded(ports, ended)
  const account = normalEmail(player.email)
  await forgetTries(db, [
    { brake: 'account', subject: account },
    { brake: 'accountFromAddress', subject: `${account} ${sourceOf(address)}` }
  ])
  return { status: 'changed' }
}

type Known =
  | Exclude<SignInOutcome, { status: 'signedIn' }>
  | { readonly status: 'changed' }
  | { readonly status: 'same' }
  | { readonly status: 'weak' }

/**
 * Gives whoever knows the current password another one, as a permit would. Tries count together with
 * those of signing in.
 */
export async function changeKnownPassword(
  ports: Ports,
  credentials: Credentials,
  password: string
): Promise<Known> {
  const outcome = await signIn(ports, credentials)
  if (outcome.status !== 'signedIn') return outcome
  const { player } = outcome
  if (password === credentials.password) return { status: 'same' }
  if (!isGoodPassword(password, player.email)) return { status: 'weak' }
  const hash = await hashPassword(password)
  await publishEnded(ports, await ports.db.transaction(tx => replace(ports, tx, player, hash)))
  return { status: 'changed' }
}

async function replace({ clock, config }: Ports, tx: Tx, player: Player, hash: string) {
  const now = clock.now()
  await tx
    .insertInto('credentials')
    .values({ player_id: player.id, password_hash: hash })
    .onConflict(conflict => conflict.column('player_id').doUpdateSet({ password_hash: hash }))
    .execute()
  const ended = await endSessions(tx, { playerId: player.id }, 'SESSION_EXPIRED', now)
  await forgetSignIns(tx, player.id)
  await postMessage(tx, changedLetter(config, player), now)
  return ended
}

/** Somebody may have proven the old password and wait with the rest of the sign-in. */
const forgetSignIns = (tx: Tx, playerId: string) =>
  tx
    .deleteFrom('oidc')
    .where(row =>
      row.or([
        row('account_id', '=', playerId),
        row(sql<string>`payload->'result'->'login'->>'accountId'`, '=', playerId)
      ])
    )
    .execute()
