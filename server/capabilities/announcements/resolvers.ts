import { playerOf } from '../../context.ts'
import type { QueryResolvers, Resolvers, SubscriptionResolvers } from '../../generated/lobby.ts'
import { hear } from '../../graphql/facts.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { streamOf } from '../../graphql/stream.ts'
import { listAnnouncements, SUBJECT } from './announce.ts'

const COUNTRY = /^([A-Z]{2}|ROW)$/

const announcements: NonNullable<QueryResolvers['announcements']> = async (
  _root,
  { countryCode },
  { ports, jurisdiction }
) => {
  const country = countryCode?.toUpperCase() ?? jurisdiction.country
  if (!COUNTRY.test(country)) throw new InvalidInput('countryCode', 'NOT_A_COUNTRY')
  const found = await listAnnouncements(ports.db.kysely, country, ports.clock.now())
  return found.map(({ id, kind, title, text, link, starts_at, ends_at }) => ({
    id,
    kind,
    title,
    text,
    link,
    startsAt: starts_at,
    endsAt: ends_at
  }))
}

/** Players hear of it at once; a visitor finds what is announced on the next page. */
const announcementsChanged: NonNullable<SubscriptionResolvers['announcementsChanged']> = {
  subscribe(_root, _input, context) {
    playerOf(context)
    return streamOf(push =>
      hear(context, 'content.changed', SUBJECT, ({ at }) =>
        push({ announcementsChanged: { changedAt: new Date(at) } })
      )
    )
  }
}

export const lobbyResolvers: Resolvers = {
  Query: { announcements },
  Subscription: { announcementsChanged }
}
