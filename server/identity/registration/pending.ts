import * as v from 'valibot'

import { isLocale, type Locale } from '#config/locales.ts'
import type { Executor } from '../../db/database.ts'
import type { JsonObject } from '../../db/tables.ts'
import { readBankLogin } from '../bank-login/index.ts'
import type { Registration } from './registration.ts'
import type { Candidate } from './same-person.ts'

const optional = v.nullable(v.string())

/** What is kept of a registration until its address is proven; of the password only the hash. */
const PENDING = v.object({
  passwordHash: optional,
  firstName: v.string(),
  lastName: v.string(),
  dateOfBirth: v.string(),
  country: v.string(),
  nationalId: optional,
  phoneNumber: optional,
  street: optional,
  city: optional,
  zipCode: optional,
  state: optional,
  emailMarketing: v.boolean(),
  smsMarketing: v.boolean(),
  bankLoginId: optional,
  language: v.custom<Locale>(isLocale),
  /** Whether the person stood in a register of excluded people when it was typed. */
  isExcluded: v.optional(v.boolean(), false)
})

export type Pending = v.InferOutput<typeof PENDING>

export const readPending = (details: JsonObject): Pending | undefined => {
  const parsed = v.safeParse(PENDING, details)
  return parsed.success ? parsed.output : undefined
}

export function pendingOf(
  { email: _email, password: _password, ...rest }: Registration,
  passwordHash: string | null,
  language: Locale
): Pending {
  return { ...rest, passwordHash, language, isExcluded: false }
}

/** The person of a registration, with whom a bank says it is. */
export async function candidateOf(
  db: Executor,
  email: string,
  pending: Pending
): Promise<Candidate> {
  const { bankLoginId } = pending
  const login = bankLoginId === null ? undefined : await readBankLogin(db, bankLoginId)
  return {
    email,
    firstName: pending.firstName,
    lastName: pending.lastName,
    dateOfBirth: pending.dateOfBirth,
    country: pending.country,
    nationalId: pending.nationalId,
    phoneNumber: pending.phoneNumber,
    bank: login && { provider: login.provider, personId: login.person.personId }
  }
}
