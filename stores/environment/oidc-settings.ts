import type { OidcClientSettings, StateStore, UserManagerSettings } from 'oidc-client-ts'

import { href } from '#config/routes.ts'
import type { Vault } from './parts.ts'

// The end of hidden frames and of the sign-in's own window: a page that only tells its address.
const ANSWER_PATH = '/silent-renew/'
/** Said at every renewal too: the library forgets its own setting when it renews by refresh token. */
export const SILENT_TIMEOUT = 10
export const CHECK_EVERY = 2

export interface IdentityPorts {
  readonly endpoints: { readonly identity: string; readonly clientId: string }
  /** What the metadata has to name as its issuer; the address of the provider when undefined. */
  readonly issuer?: string | undefined
  readonly vault: Vault
  readonly origin: string
  /** Asks the provider for its user information too; what the platform needs is in the token. */
  readonly loadUserInfo?: boolean
  /** Any other than `code` is refused when a sign-in begins. */
  readonly responseType?: string
}

/** A begun sign-in and the user are kept where every tab finds them at once. */
const stateStore = (vault: Vault): StateStore => ({
  get: async key => (await vault.get(key)) ?? null,
  set: (key, value) => vault.set(key, value),
  getAllKeys: async () => [...(await vault.keys())],
  async remove(key) {
    const value = await vault.get(key)
    await vault.remove(key)
    return value ?? null
  }
})

/** The settings of the specification, section 9, are the library's defaults; these are ours. */
export function settingsFor(ports: IdentityPorts) {
  const { endpoints, vault, origin, loadUserInfo = false, responseType = 'code' } = ports
  const store = stateStore(vault)
  return {
    authority: endpoints.identity,
    client_id: endpoints.clientId,
    response_type: responseType,
    redirect_uri: origin + href('en', 'keycloakHandler'),
    silent_redirect_uri: origin + ANSWER_PATH,
    popup_redirect_uri: origin + ANSWER_PATH,
    post_logout_redirect_uri: origin + href('en', 'login'),
    silentRequestTimeoutInSeconds: SILENT_TIMEOUT,
    // The session store renews, under a lock that all tabs share.
    automaticSilentRenew: false,
    stateStore: store,
    userStore: store,
    loadUserInfo
  } satisfies OidcClientSettings & UserManagerSettings
}
