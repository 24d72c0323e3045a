import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

import { isLocale, type Locale } from '#config/locales.ts'
import { createPlayer, findPlayerByEmail, type Player } from '../capabilities/player/index.ts'
import type { Ports } from '../ports.ts'
import { postMail } from './mail.ts'
import { textsOf } from './pages/texts.ts'
import { hashPassword } from './passwords.ts'
import { CODE_MINUTES, MOST_TRIES } from './registration-code.ts'
import type { Registration } from './registration-form.ts'
import { claimTry } from './sign-in-tries.ts'

const DETAILS = v.object({
  passwordHash: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  dateOfBirth: v.string(),
  country: v.string(),
  nationalId: v.string(),
  marketing: v.boolean(),
  language: v.custom<Locale>(isLocale)
})

const digest = (id: string, code: string) => createHash('sha256').update(`${id} ${code}`).digest()

/**
 * Keeps the registration until the code from the mail proves the address, and posts that mail; or
 * answers until when no other is accepted. Whoever asks cannot tell a new address from a known one.
 */
export async function beginRegistration(
  ports: Ports,
  id: string,
  registration: Registration,
  { language, address }: { readonly language: Locale; readonly address: string }
): Promise<Date | undefined> {
  const { db, clock, random, config } = ports
  const now = clock.now()
  const until = await claimTry(
    db,
    [
      { brake: 'registrations', subject: address },
      { brake: 'mails', subject: registration.email }
    ],
    now
  )
  if (until) return until

  const { email, password, terms: _, ...rest } = registration
  const code = String(random.integer(1_000_000)).padStart(6, '0')
  const details = { ...rest, passwordHash: await hashPassword(password), language }
  const known = await findPlayerByEmail(db.kysely, email)
  const row = {
    email,
    details: JSON.stringify(details),
    // Nobody has the code for a known address, so no guess is ever right.
    code_hash: digest(id, known ? random.uuid() : code).toString('base64url'),
    tries: 0,
    expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000)
  }
  const text = textsOf(language, config.operator)
  await db.transaction(async tx => {
    await tx
      .insertInto('registrations')
      .values({ id, ...row })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
    await postMail(
      tx,
      {
        recipient: email,
        subject: text(known ? 'identity.mail.knownSubject' : 'identity.mail.codeSubject'),
        body: known ? text('identity.mail.known') : text('identity.mail.code', { code })
      },
      now
    )
  })
  return undefined
}

/** Whom the code of a running registration was sent to. */
export async function pendingRegistration({ db, clock }: Ports, id: string) {
  const row = await db.kysely
    .selectFrom('registrations')
    .select('email')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row?.email
}

type Confirmation =
  | { readonly status: 'opened'; readonly player: Player }
  | { readonly status: 'spent' }
  | { readonly status: 'wrong' }

/** Opens the account when the code is right: at most five tries, once, within ten minutes. */
export const confirmRegistration = (
  { db, clock, random, config }: Ports,
  id: string,
  code: string
): Promise<Confirmation> =>
  db.transaction(async tx => {
    const now = clock.now()
    const row = await tx
      .selectFrom('registrations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.used_at || row.expires_at <= now || row.tries >= MOST_TRIES)
      return { status: 'spent' }
    await tx
      .updateTable('registrations')
      .set({ tries: row.tries + 1 })
      .where('id', '=', id)
      .execute()
    const given = digest(id, code.replace(/\D/g, '').slice(0, 6))
    if (!timingSafeEqual(given, Buffer.from(row.code_hash, 'base64url')))
      return { status: row.tries + 1 >= MOST_TRIES ? 'spent' : 'wrong' }

    const details = v.parse(DETAILS, row.details)
    const player = await createPlayer(tx, {
      id: random.uuid(),
      createdAt: now,
      operator: config.operator,
      email: row.email,
      emailVerified: true,
      passwordHash: details.passwordHash,
      firstName: details.firstName,
      lastName: details.lastName,
      dateOfBirth: details.dateOfBirth,
      country: details.country,
      language: details.language,
      acceptsEmailMarketing: details.marketing,
      ...(details.nationalId === '' ? {} : { ssn: details.nationalId })
    })
    if (!player) return { status: 'spent' }
    await tx.updateTable('registrations').set({ used_at: now }).where('id', '=', id).execute()
    return { status: 'opened', player }
  })
