import { findPlayerByEmail } from '../../capabilities/player/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { claimTry } from '../sign-in-tries.ts'
import { type Begun, beginVerification, waitOf } from '../verification/begin-verification.ts'
import { lockNames } from '../verification/lock.ts'
import { KEPT_HOURS } from '../verification/rules.ts'
import { networkDigest } from '../verification/secrets.ts'
import { type Asker, postRegistration } from './begin-registration.ts'
import { knownLetter, nothingLetter } from './letters.ts'
import { readPending } from './pending.ts'
import { readEmail } from './plain-fields.ts'
import { findSamePerson } from './same-person.ts'

export type Resent =
  | { readonly status: 'begun'; readonly verification: Begun }
  | { readonly status: 'invalidRecipient' }
  | { readonly status: 'tooMany'; readonly until: Date }

/**
 * Posts another code and link, with tries of its own, and leaves the earlier ones as they are. Says
 * the same and does the same work whether a registration waits, an account exists, or neither.
 */
export async function resendCode(ports: Ports, given: string, asker: Asker): Promise<Resent> {
  const { db, clock } = ports
  const email = readEmail(given)
  if (email === undefined) return { status: 'invalidRecipient' }
  const early = await waitOf(ports, db.kysely, 'SignUp', { recipient: email })
  if (early) return { status: 'tooMany', until: early }
  const until = await claimTry(
    db,
    [
      { brake: 'registrations', subject: asker.address },
      { brake: 'mails', subject: email }
    ],
    clock.now()
  )
  if (until) return { status: 'tooMany', until }

  return await db.transaction(async (tx): Promise<Resent> => {
    await lockNames(tx, [`resend|${email}`])
    const overtaken = await waitOf(ports, tx, 'SignUp', { recipient: email })
    if (overtaken) return { status: 'tooMany', until: overtaken }
    return { status: 'begun', verification: await postAgain(ports, tx, email, asker) }
  })
}

const NOBODY = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  country: '',
  nationalId: null,
  phoneNumber: null,
  bank: undefined
}

async function postAgain(ports: Ports, tx: Tx, email: string, asker: Asker): Promise<Begun> {
  const waiting = await latestRegistration(ports, tx, email, asker)
  const known = await findPlayerByEmail(tx, email)
  if (waiting) {
    const language = asker.interactionId === undefined ? waiting.pending.language : asker.language
    const interactionId = asker.interactionId ?? waiting.interactionId
    return await postRegistration(ports, tx, email, waiting.pending, {
      ...asker,
      language,
      ...(interactionId !== undefined && { interactionId })
    })
  }
  // As much is looked up for nobody as for somebody, so that time tells nothing either.
  await findSamePerson(ports, tx, { ...NOBODY, email })
  const letter = { config: ports.config, locale: asker.language, recipient: email }
  return await beginVerification(ports, tx, {
    purpose: 'SignUp',
    recipient: email,
    address: asker.address,
    isAnswerable: false,
    message: () => (known ? knownLetter(letter) : nothingLetter(letter))
  })
}

/**
 * The newest registration of the address that nobody has confirmed. One that was typed where the
 * request comes from goes first: nobody else's must be sent to who asks for the own.
 */
async function latestRegistration({ clock }: Ports, tx: Tx, email: string, asker: Asker) {
  const network = networkDigest(asker.address)
  const rows = await tx
    .selectFrom('verifications')
    .select(['details', 'interaction_id', 'network', 'used_at'])
    .where('purpose', '=', 'SignUp')
    .where('recipient', '=', email)
    .where('created_at', '>', new Date(clock.now().getTime() - KEPT_HOURS * 3_600_000))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
  const waiting = rows.flatMap(({ details, interaction_id, network, used_at }) => {
    const pending = used_at ? undefined : readPending(details)
    return pending ? [{ pending, network, interactionId: interaction_id ?? undefined }] : []
  })
  return (
    waiting.find(({ interactionId }) => interactionId && interactionId === asker.interactionId) ??
    waiting.find(each => each.network === network) ??
    waiting[0]
  )
}
