import { SESSION_END_REASONS } from '#contract/wire/logout-reason.ts'
import type { SubscriptionResolvers as Lobby } from '../../generated/lobby.ts'
import type { SubscriptionResolvers } from '../../generated/main.ts'
import { factsOf } from '../../graphql/facts.ts'
import type { EndReason } from './table.ts'

const REPLACED: EndReason = 'LOGGED_IN_FROM_ANOTHER_DEVICE'

/** The main endpoint tells of sessions that another log-in has ended; the client names that reason. */
export const sessionDestroyed: NonNullable<SubscriptionResolvers['sessionDestroyed']> = {
  subscribe: (_root, _input, context) =>
    factsOf(context, 'session.destroyed', ({ data: { sessionId, reason } }) =>
      reason === REPLACED ? { sessionDestroyed: { sessionId: String(sessionId) } } : undefined
    )
}

/** The lobby tells of all others: those that ran out, and those that the platform has ended. */
export const sessionEnded: NonNullable<Lobby['sessionDestroyed']> = {
  subscribe: (_root, _input, context) =>
    factsOf(context, 'session.destroyed', ({ data: { sessionId, reason } }) =>
      reason === REPLACED
        ? undefined
        : {
            sessionDestroyed: {
              sessionId: String(sessionId),
              reason: SESSION_END_REASONS.find(known => known === reason) ?? null
            }
          }
    )
}
