import type { ColumnType, Selectable } from 'kysely'

import type { LoginFlow } from '#config/countries.ts'
import type { SessionEndReason } from '#contract/wire/logout-reason.ts'
import type { Fixed, Moment } from '../../db/tables.ts'
import type { SignInMethod } from '../../generated/main.ts'

/** Why a session ended; a client tells the player all but a log-out of his own. */
export type EndReason = SessionEndReason | 'LOGGED_OUT'

export type Device = 'Desktop' | 'Mobile'

interface SessionsTable {
  /** The `sid` of the identity provider. */
  id: Fixed<string>
  player_id: Fixed<string>
  flow: Fixed<LoginFlow>
  device: Fixed<Device>
  browser: Fixed<string | null>
  system: Fixed<string | null>
  network: Fixed<string | null>
  method: Fixed<SignInMethod>
  started_at: Fixed<Date>
  /** When the player last proved who they are: at the beginning, or by the password since. */
  proven_at: Moment
  /** When it was begun or last renewed. */
  last_seen_at: Moment
  /** When its player last did something in it, by the machine's time and to a few minutes. */
  used_at: Moment
  /** After so many minutes without a use it ends; the licence's, when it began. */
  idle_minutes: Fixed<number>
  expires_at: Moment
  /** When the player's own limit on its time ends it; null without one. */
  limited_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  ended_at: ColumnType<Date | null, null | undefined, Date>
  end_reason: ColumnType<EndReason | null, null | undefined, EndReason>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    sessions: SessionsTable
  }
}

export type Session = Selectable<SessionsTable>
