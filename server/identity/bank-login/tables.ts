import type { ColumnType, Selectable } from 'kysely'

import type { BankProvider } from '#config/bank-providers.ts'
import type { Fixed, Moment } from '../../db/tables.ts'

/** Whom a bank has vouched for. */
export interface BankPerson {
  /** The bank's own name for the person. */
  readonly personId: string
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string
  readonly nationalId: string
  readonly country: string
  /** The account's number, all but its ends hidden. */
  readonly account: string
}

export type BankLoginStatus =
  /** The browser has left for the bank. */
  | 'begun'
  /** The bank is being asked. */
  | 'completing'
  /** The person has no account yet and may open one. */
  | 'identified'
  | 'used'
  | 'refused'

type Later<T> = ColumnType<T | null, null | undefined, T | null>

interface BankLoginsTable {
  id: Fixed<string>
  provider: Fixed<BankProvider>
  state_hash: Fixed<string>
  return_url: Fixed<string>
  provider_login_id: Fixed<string>
  status: ColumnType<BankLoginStatus, undefined, BankLoginStatus>
  /** What a registration names it by: whoever has it may open an account for the person. */
  registration_id: Later<string>
  person: ColumnType<BankPerson | null, null | undefined, string | null>
  player_id: Later<string>
  created_at: Fixed<Date>
  expires_at: Moment
  used_at: Later<Date>
}

interface BankIdentitiesTable {
  provider: Fixed<BankProvider>
  person_id: Fixed<string>
  player_id: Fixed<string>
  linked_at: Moment
}

declare module '#server/db/tables.ts' {
  interface Tables {
    bank_logins: BankLoginsTable
    bank_identities: BankIdentitiesTable
  }
}

export type BankLogin = Selectable<BankLoginsTable>
