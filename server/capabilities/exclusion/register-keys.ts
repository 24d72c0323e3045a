import { createHmac } from 'node:crypto'

import { type Identity, normalFormsOf, type Player } from '../player/index.ts'

/**
 * What a register knows a person by: hashes under the key that its houses share, which tell it
 * nothing of anybody who does not stand in it. A phone counts when it is proven or being given.
 */
export function registerKeysOf(secret: string, who: Identity): string[] {
  const { born, email, letters, national, phone } = normalFormsOf(who)
  const forms = [
    ['national', national],
    ['person', born],
    ['person', letters],
    ['email', email],
    ['phone', phone]
  ] as const
  return forms.flatMap(([kind, form]) =>
    form === null
      ? []
      : [`${kind}:${createHmac('sha256', secret).update(`${kind}|${form}`).digest('hex')}`]
  )
}

/** The identity of a stored player. */
export const identityOf = (player: Player): Identity => ({
  email: player.email,
  firstName: player.first_name,
  lastName: player.last_name,
  dateOfBirth: player.date_of_birth,
  country: player.country,
  nationalId: player.ssn,
  phoneNumber: player.is_phone_number_verified ? player.phone_number : null
})
