import { createHash, createHmac } from 'node:crypto'

import { type Identity, normalFormsOf, phoneFormOf } from './normal-forms.ts'

/** What tells one person from another, by hashes under the house's key that tell nothing else. */
export interface IdentityKeys {
  readonly email_key: string
  /** Name and birthday. */
  readonly born_key: string
  /** Name and birthday in one country. */
  readonly person_key: string
  readonly letters_key: string
  readonly national_key: string | null
  readonly phone_key: string | null
  /** Which key they are made under, so that those of an older one are found and made anew. */
  readonly keyed_under: string
}

const keyed = (secret: string, kind: string, form: string): string =>
  createHmac('sha256', secret).update(`${kind}|${form}`).digest('base64url')

/** The name of a secret, which tells nothing of it. */
export const nameOfKey = (secret: string): string =>
  createHash('sha256').update(`identity|${secret}`).digest('base64url').slice(0, 12)

/** The keys of a person; the secret is `secrets.protection.identity`. */
export function identityKeysOf(secret: string, who: Identity): IdentityKeys {
  const { born, email, letters, national, person, phone } = normalFormsOf(who)
  return {
    email_key: keyed(secret, 'email', email),
    born_key: keyed(secret, 'born', born),
    person_key: keyed(secret, 'person', person),
    letters_key: keyed(secret, 'letters', letters),
    national_key: national && keyed(secret, 'national', national),
    phone_key: phone && keyed(secret, 'phone', phone),
    keyed_under: nameOfKey(secret)
  }
}

/** The key of a phone number, by which a player of that number is found. */
export function phoneKeyOf(secret: string, number: string): string {
  return keyed(secret, 'phone', phoneFormOf(number) ?? '')
}
