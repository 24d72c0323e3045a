import type { Locale } from '#config/locales.ts'
import { findPlayerByEmail } from '../../capabilities/player/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { readEmail } from '../registration/plain-fields.ts'
import { claimTry } from '../sign-in-tries.ts'
import { type Begun, beginVerification, waitOf } from '../verification/begin-verification.ts'
import { lockNames } from '../verification/lock.ts'
import { noAccountLetter, resetLetter } from './letters.ts'

interface Asker {
  readonly language: Locale
  /** The network address that the request comes from. */
  readonly address: string
}

type BeginReset =
  | { readonly status: 'begun'; readonly verification: Begun }
  | { readonly status: 'invalidRecipient' }
  | { readonly status: 'tooMany'; readonly until: Date }

/**
 * Posts the letter by which the owner of the address chooses a new password. Says the same and does
 * the same work whether there is an account or not: the difference stands in the letter.
 */
export async function beginReset(
  ports: Ports,
  given: string,
  { language, address }: Asker
): Promise<BeginReset> {
  const { db, clock } = ports
  const email = readEmail(given)
  if (email === undefined) return { status: 'invalidRecipient' }
  const early = await waitOf(ports, db.kysely, 'PasswordReset', { recipient: email })
  if (early) return { status: 'tooMany', until: early }
  const until = await claimTry(
    db,
    [
      { brake: 'passwordResets', subject: address },
      { brake: 'mails', subject: email }
    ],
    clock.now()
  )
  if (until) return { status: 'tooMany', until }

  return await db.transaction(async (tx): Promise<BeginReset> => {
    await lockNames(tx, [`reset|${email}`])
    const overtaken = await waitOf(ports, tx, 'PasswordReset', { recipient: email })
    if (overtaken) return { status: 'tooMany', until: overtaken }
    return { status: 'begun', verification: await post(ports, tx, email, { language, address }) }
  })
}

async function post(ports: Ports, tx: Tx, email: string, asker: Asker): Promise<Begun> {
  const player = await findPlayerByEmail(tx, email)
  // Who asks may be anybody: the owner is written to in the owner's language.
  const locale = player?.language ?? asker.language
  const letter = { config: ports.config, locale, recipient: email }
  return await beginVerification(ports, tx, {
    purpose: 'PasswordReset',
    recipient: email,
    address: asker.address,
    isAnswerable: player !== undefined,
    message: secrets => (player ? resetLetter(letter, secrets) : noAccountLetter(letter))
  })
}
