import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { AnnouncedKind, Announcement } from './table.ts'

/** The one subject of the events: who hears one reads all announcements again. */
export const SUBJECT = 'announcements'

export interface NewAnnouncement {
  readonly kind: AnnouncedKind
  readonly country?: string | undefined
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** A path without its locale. */
  readonly link?: string | undefined
  readonly startsAt: Date
  readonly endsAt?: Date | undefined
}

/** Kinds that are of one country by their nature, whatever else is said. */
const COUNTRY_OF: Partial<Readonly<Record<AnnouncedKind, string>>> = { GermanyCloseDown: 'DE' }

/** Announces something to everybody, or to the players of one country, and tells who listens. */
export async function announce(ports: Ports, given: NewAnnouncement): Promise<Announcement> {
  const { kind, title = null, text = null, link = null, startsAt, endsAt } = given
  const country = COUNTRY_OF[kind] ?? given.country ?? null
  const announcement = await ports.db.kysely
    .insertInto('announcements')
    .values({
      id: ports.random.uuid(),
      kind,
      country,
      title,
      text,
      link,
      starts_at: startsAt,
      ends_at: endsAt ?? null
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tell(ports)
  return announcement
}

/** Ends what runs of a kind, or of all kinds; answers how many there were. */
export async function withdraw(ports: Ports, kind?: AnnouncedKind): Promise<number> {
  const now = ports.clock.now()
  let update = ports.db.kysely
    .updateTable('announcements')
    .set({ ends_at: now })
    .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
  if (kind !== undefined) update = update.where('kind', '=', kind)
  const ended = await update.returning('id').execute()
  if (ended.length > 0) await tell(ports)
  return ended.length
}

/** What is announced in a country and not over yet, in the order it begins. */
export const listAnnouncements = (
  db: Executor,
  country: string,
  now: Date
): Promise<readonly Announcement[]> =>
  db
    .selectFrom('announcements')
    .selectAll()
    .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .where(row => row.or([row('country', 'is', null), row('country', '=', country)]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(50)
    .execute()

async function tell({ bus, clock }: Ports): Promise<void> {
  const now = clock.now()
  await bus.publish({
    kind: 'content.changed',
    subject: SUBJECT,
    version: now.getTime(),
    at: now.toISOString(),
    data: {}
  })
}
