import type { ColumnType, Selectable } from 'kysely'

import type { Fixed } from '../../db/tables.ts'

/** The kinds that the house announces; the others follow from the player. */
export const ANNOUNCED = [
  'Maintenance',
  'GermanyCloseDown',
  'InstantBankingJackpot',
  'NovemberCampaign',
  'Content'
] as const

export type AnnouncedKind = (typeof ANNOUNCED)[number]

interface AnnouncementsTable {
  id: Fixed<string>
  kind: Fixed<AnnouncedKind>
  /** Players of this country alone; null for everybody. */
  country: Fixed<string | null>
  title: Fixed<string | null>
  text: Fixed<string | null>
  link: Fixed<string | null>
  starts_at: Fixed<Date>
  ends_at: ColumnType<Date | null, Date | null, Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    announcements: AnnouncementsTable
  }
}

export type Announcement = Selectable<AnnouncementsTable>
