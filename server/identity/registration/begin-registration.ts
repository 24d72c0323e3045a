import type { Locale } from '#config/locales.ts'
import { REGISTRATION_FORMS } from '#config/registration-forms.ts'
import { recordDecision } from '../../capabilities/audit/index.ts'
import { standsInRegister } from '../../capabilities/exclusion/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { readBankLogin } from '../bank-login/index.ts'
import { hashPassword } from '../passwords.ts'
import { claimTry } from '../sign-in-tries.ts'
import { type Begun, beginVerification } from '../verification/begin-verification.ts'
import { codeLetter, knownLetter, refusedLetter } from './letters.ts'
import { candidateOf, type Pending, pendingOf } from './pending.ts'
import { readRegistration } from './read-registration.ts'
import type { RegistrationRefused, Typed, Vouched } from './registration.ts'
import { findSamePerson } from './same-person.ts'

/** Who asks, and how to answer. */
export interface Asker {
  readonly language: Locale
  /** The network address that the request comes from. */
  readonly address: string
  /** The realm's interaction that the registration belongs to. */
  readonly interactionId?: string
}

type BeginRegistration =
  | { readonly status: 'begun'; readonly verification: Begun }
  | { readonly status: 'bankLoginExpired' }
  | { readonly status: 'refused'; readonly refusal: RegistrationRefused }
  | { readonly status: 'tooMany'; readonly until: Date }

/**
 * Keeps what was typed until the code or the link from the mail proves the address, and posts that
 * mail. Whoever asks can not tell a new person from one who has an account.
 */
export async function beginRegistration(
  ports: Ports,
  typed: Typed,
  { bankLoginId, ...asker }: Asker & { readonly bankLoginId?: string | undefined }
): Promise<BeginRegistration> {
  const { db, clock, config } = ports
  const now = clock.now()
  const vouched = bankLoginId === undefined ? undefined : await vouchedBy(ports, bankLoginId)
  // A form of a bank stands on its word, and one without a bank on none.
  const isOfBank = REGISTRATION_FORMS[typed.form].fromBank
  if (vouched === null || (isOfBank ? vouched?.form !== typed.form : vouched !== undefined))
    return { status: 'bankLoginExpired' }
  const read = readRegistration(typed, { house: config, now, vouched })
  if (read.status === 'refused') return read

  const { registration } = read
  const until = await claimTry(
    db,
    [
      { brake: 'registrations', subject: asker.address },
      { brake: 'mails', subject: registration.email }
    ],
    now
  )
  if (until) return { status: 'tooMany', until }

  const { email, password } = registration
  const hash = password === null ? null : await hashPassword(password)
  const typedNow = pendingOf(registration, hash, asker.language)
  // Asked here, because it is another party: nothing may wait for that in a transaction.
  const isExcluded = await standsInRegister(ports, await candidateOf(db.kysely, email, typedNow))
  const pending = { ...typedNow, isExcluded }
  const verification = await db.transaction(async tx => {
    const begun = await postRegistration(ports, tx, email, pending, asker)
    if (isExcluded) await recordDecision(tx, { ...REFUSED, at: now })
    return begun
  })
  return { status: 'begun', verification }
}

const REFUSED = { kind: 'registration.refusedByRegister', playerId: null, actor: 'system' } as const

/** Sends what belongs to a registration: a code to somebody new, the truth to who is known. */
export async function postRegistration(
  ports: Ports,
  tx: Tx,
  email: string,
  pending: Pending,
  { language, address, interactionId }: Asker
): Promise<Begun> {
  const same = await findSamePerson(ports, tx, await candidateOf(tx, email, pending))
  const letter = { config: ports.config, locale: language, recipient: email }
  return await beginVerification(ports, tx, {
    purpose: 'SignUp',
    recipient: email,
    address,
    interactionId,
    details: pending,
    isAnswerable: same === undefined && !pending.isExcluded,
    message: secrets => {
      if (!same && !pending.isExcluded) return codeLetter(letter, pending.firstName, secrets)
      return same?.hasAddress ? knownLetter(letter) : refusedLetter(letter)
    }
  })
}

/** Null when the bank's word has expired, is used, or was never given. */
async function vouchedBy({ db, clock }: Ports, id: string): Promise<Vouched | null> {
  const login = await readBankLogin(db.kysely, id)
  return login && login.expiresAt > clock.now() ? { ...login, id } : null
}
