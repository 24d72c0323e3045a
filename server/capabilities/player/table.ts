import type { ColumnType, Generated, Selectable, Updateable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { Fixed } from '../../db/tables.ts'
import type { IdentityKeys } from './identity-keys.ts'

export type Requirement = 'Done' | 'NotRequired' | 'Required'

export type ClosureCause =
  | 'CustomerRequest'
  | 'MultipleAccounts'
  | 'Other'
  | 'SelfExclusion'
  | 'Underage'

type Default<T> = ColumnType<T, T | undefined, T>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
type Names = ColumnType<readonly string[], string | undefined, string>

/** Everything that is stored of the Player and Customer of the specification, section 3. */
export interface PlayersTable {
  id: Fixed<string>
  /** The number that the business knows the player by. */
  number: Generated<bigint>
  /** Grows with every change, so that an older event can be told from a newer one. */
  version: Default<bigint>
  created_at: Fixed<Date>
  email: string
  email_verified: Default<boolean>
  country: string
  currency: CurrencyCode
  language: Locale
  phone_number: Optional<string>
  is_phone_number_verified: Default<boolean>
  /** Minutes between two reality checks. */
  reality_check_period: Optional<number>
  first_name: string
  last_name: string
  /** YYYY-MM-DD: a day, which no time zone may move. */
  date_of_birth: string
  street: Optional<string>
  city: Optional<string>
  zip_code: Optional<string>
  state: Optional<string>
  ssn: Optional<string>
  marketing_blocked: Default<boolean>
  is_suppressed_in_any_communication_group: Default<boolean>
  is_sms_marketing_accepted: Default<boolean>
  is_email_marketing_accepted: Default<boolean>
  is_phone_marketing_accepted: Default<boolean>
  is_web_push_marketing_accepted: Default<boolean>
  terms_accepted: Default<boolean>
  privacy_policy_accepted: Default<boolean>
  account_status: Default<'Closed' | 'Open'>
  account_closure_cause: Optional<ClosureCause>
  reopen_by_customer_allowed: Default<boolean>
  is_instant_banking_blocked: Default<boolean>
  instant_banking_block_active_from: Optional<Date>
  exclusion_ends_at: Optional<Date>
  timeout_ends_at: Optional<Date>
  are_withdrawals_blocked: Default<boolean>
  kyc_status: Default<Requirement>
  kyc_deadline: Optional<Date>
  kyc_verifications_done: Names
  kyc_verifications_missing: Names
  banking_cdd: Default<Requirement>
  /** By when the check of the bank account is due. */
  banking_cdd_deadline: Optional<Date>
  source_of_wealth_due_date: Optional<Date>
  /** What has been handed in waits, or is accepted; null while nothing is, or is asked for. */
  source_of_wealth_status: Optional<'Done' | 'Pending'>
  source_of_wealth_comment: Optional<string>
  source_of_wealth_funding_type: Optional<string>
  number_of_deposits: Default<number>
  /** In minor units of the player's currency. */
  total_deposit_amount: Default<bigint>
  is_blocked_in_gamanza: Default<boolean>
  gamification_level: Default<number>
  is_cancel_withdrawal_blocked: Default<boolean>
  is_increase_deposit_limit_blocked: Default<boolean>
  is_rewards_blocked: Default<boolean>
  is_deposits_blocked: Default<boolean>
  pop_ups_needed: Names
  /** What tells one person from another, hashed under the house's key (`identity-keys.ts`). */
  email_key: string
  /** Null, as the next ones, until it is made under the house's key, as the house starts. */
  born_key: Optional<string>
  letters_key: Optional<string>
  person_key: string
  national_key: Optional<string>
  phone_key: Optional<string>
  keyed_under: Optional<string>
  /** When everything was erased that no law keeps. */
  erased_at: Optional<Date>
}

/** Apart from the player, so that no reader of players ever holds one. */
interface CredentialsTable {
  player_id: Fixed<string>
  password_hash: string
}

declare module '#server/db/tables.ts' {
  interface Tables {
    credentials: CredentialsTable
    players: PlayersTable
  }
}

export type Player = Selectable<PlayersTable>

type Telling =
  | 'country'
  | 'date_of_birth'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone_number'
  | 'ssn'

export type PlayerChange = Omit<Updateable<PlayersTable>, 'version' | Telling | keyof IdentityKeys>

/** What tells who the player is, which changes together with the keys made of it. */
export type IdentityChange = Pick<Updateable<PlayersTable>, Telling>
