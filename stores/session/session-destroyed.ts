import type { SessionEndReason } from '#contract/wire/logout-reason.ts'
import { endSession } from './end-session.ts'
import { $state } from './state.ts'

/**
 * The platform ended a session; only if it is this one does it matter here. The main stream tells of
 * those that another device took over, the lobby's of all others.
 */
export async function sessionDestroyed(sessionId: string, reason: SessionEndReason): Promise<void> {
  const session = $state.get()
  if (session.status === 'LOGGED_IN' && session.sessionId === sessionId) await endSession(reason)
}

/** The event SESSION_DESTROYED: a socket told that the session it speaks for is over. */
export async function sessionDestroyedEvent(
  reason: SessionEndReason = 'SESSION_EXPIRED'
): Promise<void> {
  if ($state.get().status === 'LOGGED_IN') await endSession(reason)
}
