import type { ColumnType, Selectable } from 'kysely'

import type { BankProvider } from '#config/bank-providers.ts'
import type { Locale } from '#config/locales.ts'
import type { Fixed, Moment } from '../db/tables.ts'
import type { Person } from './persons.ts'

export type LoginStatus = 'authorised' | 'cancelled' | 'expired' | 'failed' | 'open'

type Later<T> = ColumnType<T | null, null | undefined, T | null>

interface BankProviderLoginsTable {
  id: Fixed<string>
  provider: Fixed<BankProvider>
  /** The merchant's own id for it. */
  reference: Fixed<string>
  merchant: Fixed<string>
  /** The merchant's word, given back unread. */
  state: Fixed<string>
  return_url: Fixed<string>
  locale: Fixed<Locale>
  country: Fixed<string>
  status: ColumnType<LoginStatus, undefined, LoginStatus>
  /** The bank, app or wallet that was chosen; never what was typed. */
  way: Later<string>
  person: ColumnType<Person | null, null | undefined, string | null>
  code_hash: Later<string>
  code_used_at: Later<Date>
  created_at: Fixed<Date>
  expires_at: Moment
}

interface BankProviderOutagesTable {
  provider: Fixed<BankProvider>
  at: 'login' | 'result'
}

declare module '#server/db/tables.ts' {
  interface Tables {
    bank_provider_logins: BankProviderLoginsTable
    bank_provider_outages: BankProviderOutagesTable
  }
}

export type BankProviderLogin = Selectable<BankProviderLoginsTable>
export type Outage = BankProviderOutagesTable['at']
