import { endSession } from './end-session.ts'
import { $state } from './state.ts'

/** The platform ended a session; only if it is this one does it matter here. */
export async function sessionDestroyed(sessionId: string): Promise<void> {
  const session = $state.get()
  if (session.status === 'LOGGED_IN' && session.sessionId === sessionId)
    await endSession('LOGGED_IN_FROM_ANOTHER_DEVICE')
}

/** The event SESSION_DESTROYED: a socket told that the session it speaks for is over. */
export async function sessionDestroyedEvent(): Promise<void> {
  if ($state.get().status === 'LOGGED_IN') await endSession('SESSION_EXPIRED')
}
