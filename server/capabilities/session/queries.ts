import { signedIn } from '../../context.ts'
import type { ViewerResolvers } from '../../generated/main.ts'
import { pageOf, pageSize } from '../../graphql/paging.ts'
import { listSessions } from './list-sessions.ts'

export const sessions: NonNullable<ViewerResolvers['sessions']> = async (
  _viewer,
  { first, after },
  context
) => {
  const { id: current, playerId } = signedIn(context)
  const size = pageSize('first', first)
  const found = await listSessions(context.ports.db.kysely, playerId, {
    first: size + 1,
    after: after ?? undefined
  })
  return pageOf(found, size, session => ({
    cursor: session.id,
    node: {
      id: session.id,
      startedAt: session.started_at,
      endedAt: session.ended_at,
      device: session.device,
      browser: session.browser,
      system: session.system,
      network: session.network,
      lastSeenAt: session.last_seen_at,
      method: session.method,
      isCurrent: session.id === current
    }
  }))
}
