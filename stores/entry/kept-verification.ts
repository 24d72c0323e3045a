import type { VerificationFieldsFragment } from '#contract/generated/page/graphql.ts'
import { fieldsOf, isId, isText } from '#contract/wire/guards.ts'
import { fromJson } from '#contract/wire/json.ts'
import { environment } from '../environment/index.ts'

/** A code that is under way, for this visit alone, so that a reload does not lose it. */
export type Verification = VerificationFieldsFragment

const KEYS = { mail: 'verification', phone: 'phoneVerification' } as const

export type Channel = keyof typeof KEYS

export function keepVerification(channel: Channel, verification: Verification): void {
  const { cookies, session } = environment()
  session.set(KEYS[channel], JSON.stringify(verification))
  if (channel === 'mail') cookies.set('userEmail', verification.recipient)
}

export function readVerification(channel: Channel): Verification | undefined {
  const stored = environment().session.get(KEYS[channel])
  const fields = { id: isId, recipient: isText, expiresAt: isText, resendAt: isText }
  return fieldsOf<Verification>(fromJson(stored ?? ''), fields) ?? undefined
}

export const forgetVerification = (channel: Channel): void =>
  environment().session.remove(KEYS[channel])
