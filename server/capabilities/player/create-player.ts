import type { CurrencyCode } from '#config/currencies.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import type { Locale } from '#config/locales.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { identityKeysOf } from './identity-keys.ts'
import { normalEmail } from './normal-email.ts'
import type { Player, Requirement } from './table.ts'

export interface NewPlayer {
  readonly id: string
  readonly createdAt: Date
  readonly house: Pick<Config, 'licence' | 'operator' | 'secrets'>
  readonly email: string
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly country: string
  readonly language: Locale
  readonly currency?: CurrencyCode
  readonly ssn?: string | null
  readonly phoneNumber?: string | null
  readonly street?: string | null
  readonly city?: string | null
  readonly zipCode?: string | null
  readonly state?: string | null
  readonly kycStatus?: Requirement
  readonly emailVerified?: boolean
  readonly acceptsEmailMarketing?: boolean
  readonly acceptsSmsMarketing?: boolean
}

/** Adds the player with what the licence asks of a new one; undefined when the address is taken. */
export async function createPlayer(tx: Tx, given: NewPlayer): Promise<Player | undefined> {
  const rules = jurisdictionOf(given.house, given.country)
  const kycStatus = given.kycStatus ?? (rules.kyc === 'none' ? 'NotRequired' : 'Required')
  const player = await tx
    .insertInto('players')
    .values({
      id: given.id,
      created_at: given.createdAt,
      email: normalEmail(given.email),
      email_verified: given.emailVerified ?? false,
      country: rules.country,
      currency: given.currency ?? rules.defaultCurrency,
      language: given.language,
      first_name: given.firstName,
      last_name: given.lastName,
      date_of_birth: given.dateOfBirth,
      ssn: given.ssn ?? null,
      phone_number: given.phoneNumber ?? null,
      street: given.street ?? null,
      city: given.city ?? null,
      zip_code: given.zipCode ?? null,
      state: given.state ?? null,
      ...identityKeysOf(given.house.secrets.protection.identity, {
        ...given,
        country: rules.country,
        nationalId: given.ssn ?? null
      }),
      is_email_marketing_accepted: given.acceptsEmailMarketing ?? false,
      is_sms_marketing_accepted: given.acceptsSmsMarketing ?? false,
      terms_accepted: true,
      privacy_policy_accepted: true,
      kyc_status: kycStatus,
      kyc_verifications_done: JSON.stringify(kycStatus === 'Done' ? ['Identity'] : []),
      kyc_verifications_missing: JSON.stringify(kycStatus === 'Required' ? ['Identity'] : []),
      reality_check_period: rules.realityCheck?.minutes ?? null
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (player && given.passwordHash !== null)
    await tx
      .insertInto('credentials')
      .values({ player_id: player.id, password_hash: given.passwordHash })
      .execute()
  return player
}
