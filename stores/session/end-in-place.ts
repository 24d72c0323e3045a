import { environment } from '../environment/index.ts'
import { $state, $tokens } from './state.ts'
import type { TabMessage } from './tab-messages.ts'
import { clearTokens } from './tokens.ts'

/**
 * Ends the session with something that ends it at the platform too, and leaves the page to be read.
 * The session is put aside first, so that what the platform tells of its end, before its answer,
 * leads nowhere; it comes back when nothing came of it.
 */
export async function endInPlace(end: () => Promise<boolean>): Promise<void> {
  const session = $state.get()
  $state.set({ status: 'LOGGED_OUT' })
  if (!(await end())) {
    $state.set(session)
    return
  }
  $tokens.set(undefined)
  await clearTokens()
  const message: TabMessage = { type: 'sessionEnded' }
  environment().channel.post(message)
}
