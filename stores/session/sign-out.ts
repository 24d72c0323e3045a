import { LogoutDocument } from '#contract/generated/main/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { currentLocale } from '../locale.ts'
import { addressAfterLogout, dropSession } from './end-session.ts'
import { $state } from './state.ts'

/**
 * The provider's end-session page; without one the refresh token is revoked at least. A provider
 * that cannot be reached is left out.
 */
async function leaveProvider(): Promise<string | undefined> {
  try {
    const identity = await environment().identity()
    const page = await identity.signOutUrl({ locale: currentLocale() })
    if (page === undefined) await identity.revoke()
    return page
  } catch (thrown) {
    environment().log.warn(String(thrown))
    return undefined
  }
}

/** Ends the session because the player wants to, at the provider too where there is one. */
export async function signOut(): Promise<void> {
  const session = $state.get()
  if (session.status !== 'LOGGED_IN') return
  const page = session.provider === 'oidc' ? await leaveProvider() : undefined
  // A player who cannot reach the platform is signed out here all the same.
  await unlessFailed(ask(LogoutDocument))
  if (await dropSession()) environment().address.go(page ?? addressAfterLogout())
}
