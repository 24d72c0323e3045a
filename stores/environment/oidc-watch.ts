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

  const changed = async () => {
    const session = await querySession(manager)
    if (session.status === 'player' && session.subject === user.profile.sub)
      frame.start(session.state)
    else onEnd()
  }
  const frame = new CheckSessionIFrame(changed, manager.settings.client_id, url, CHECK_EVERY, true)
  await frame.load()
  frame.start(user.session_state)
  return () => frame.stop()
}
