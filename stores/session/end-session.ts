import { pathTo } from '#config/paths.ts'
import type { SessionEndReason } from '#contract/wire/logout-reason.ts'
import { currentMode } from '../current-mode.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { $state, $tokens } from './state.ts'
import type { TabMessage } from './tab-messages.ts'
import { clearTokens } from './tokens.ts'

/** Login in casino mode, the sportsbook's front page in sports mode; with the reason if there is one. */
export function addressAfterLogout(reason?: SessionEndReason): string {
  const route = currentMode() === 'SPORTS' ? 'sports' : 'login'
  return pathTo(currentLocale(), route) + (reason ? `?logoutReason=${reason}` : '')
}

/** Forgets the session on this side; without `silently` the other tabs are told. */
export async function dropSession(reason?: SessionEndReason, silently = false): Promise<boolean> {
  if ($state.get().status === 'LOGGED_OUT') return false
  $state.set({ status: 'LOGGED_OUT', ...(reason && { reason }) })
  $tokens.set(undefined)
  await clearTokens()
  if (silently) return true
  const message: TabMessage = { type: 'sessionEnded', ...(reason && { reason }) }
  environment().channel.post(message)
  return true
}

/** The session is over and nobody pressed a button: it is forgotten and the reason is told. */
export async function endSession(reason?: SessionEndReason, silently = false): Promise<void> {
  if (await dropSession(reason, silently)) environment().address.go(addressAfterLogout(reason))
}
