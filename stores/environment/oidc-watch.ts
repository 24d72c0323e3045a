import { CheckSessionIFrame, ErrorResponse, type UserManager } from 'oidc-client-ts'

import type { ProviderSession } from './identity.ts'
import { CHECK_EVERY } from './oidc-settings.ts'

/** Errors of a provider that would have to ask somebody: it knows nobody. */
const ANONYMOUS = new Set([
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'login_required'
])

/** Asks the provider who is signed in with it, by a hidden frame. */
export async function querySession(manager: UserManager): Promise<ProviderSession> {
  try {
    const session = await manager.querySessionStatus()
    if (!session?.sub) return { status: 'anonymous' }
    return { status: 'player', subject: session.sub, state: session.session_state }
  } catch (thrown) {
    if (thrown instanceof ErrorResponse && ANONYMOUS.has(thrown.error ?? ''))
      return { status: 'anonymous' }
    throw thrown
  }
}

/** Lets the provider's own frame compare the session's state, where the provider has such a frame. */
export async function watchSession(manager: UserManager, onEnd: () => void): Promise<() => void> {
  const [user, url] = await Promise.all([
    manager.getUser(),
    manager.metadataService.getCheckSessionIframe()
  ])
  if (!user?.session_state || !url) return () => {}

  let state = user.session_state
  const look = async () => {
    const session = await querySession(manager)
    if (session.status === 'anonymous' || session.subject !== user.profile.sub) return onEnd()
    // A frame that may not see its cookies calls every state changed, and would do so for ever.
    if (session.state === state) return
    state = session.state
    frame.start(state)
  }
  // Where nobody answers, the next renewal tells what became of the session.
  const changed = () => look().catch(() => undefined)
  const frame = new CheckSessionIFrame(changed, manager.settings.client_id, url, CHECK_EVERY, true)
  await frame.load()
  frame.start(state)
  return () => frame.stop()
}
