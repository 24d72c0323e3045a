import type { ColumnType, Selectable } from 'kysely'

import type { Fixed, JsonColumn, Moment } from '../../db/tables.ts'

interface PasskeysTable {
  id: Fixed<string>
  player_id: Fixed<string>
  /** Both as base64url text, as they travel. */
  credential_id: Fixed<string>
  public_key: Fixed<string>
  /** How often the authenticator says it has signed; those that are synced always say 0. */
  counter: bigint
  transports: JsonColumn<readonly string[]>
  backed_up: boolean
  name: Fixed<string>
  added_at: Fixed<Date>
  last_used_at: ColumnType<Date | null, null | undefined, Date>
}

export type ChallengePurpose = 'add' | 'signIn'

interface PasskeyChallengesTable {
  id: Fixed<string>
  challenge: Fixed<string>
  /** Who adds one; null where nobody has said yet who signs in. */
  player_id: Fixed<string | null>
  purpose: Fixed<ChallengePurpose>
  expires_at: Moment
  used_at: ColumnType<Date | null, null | undefined, Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    passkey_challenges: PasskeyChallengesTable
    passkeys: PasskeysTable
  }
}

export type Passkey = Selectable<PasskeysTable>
