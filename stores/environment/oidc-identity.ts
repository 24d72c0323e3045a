import {
  ErrorResponse,
  OidcClient,
  type OidcClientSettings,
  type StateStore,
  UserManager
} from 'oidc-client-ts'

import { LOCALES, type Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { type Identity, IdentityRefusal } from './identity.ts'
import type { Vault } from './parts.ts'

const SILENT_PATH = '/silent-renew/'
// Said at every renewal: the library forgets its own setting when it renews by refresh token.
const SILENT_TIMEOUT = 10

export interface IdentityPorts {
  readonly endpoints: { readonly identity: string; readonly clientId: string }
  readonly vault: Vault
  readonly origin: string
  /** Asks the provider for its user information too; what the platform needs is in the token. */
  readonly loadUserInfo?: boolean
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

/** Languages as the provider's pages know them, the most fitting first. */
const uiLocales = (locale: Locale): string => {
  const tag = LOCALES[locale].bcp47
  return tag.includes('-') ? `${tag} ${tag.slice(0, tag.indexOf('-'))}` : tag
}

interface ReturnState {
  readonly returnTo: string
}

const isReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' &&
  state !== null &&
  'returnTo' in state &&
  typeof state.returnTo === 'string'

/** The settings of the specification, section 9, are the library's defaults; these are ours. */
function settingsFor({ endpoints, vault, origin, loadUserInfo = false }: IdentityPorts) {
  const store = stateStore(vault)
  return {
    authority: endpoints.identity,
    client_id: endpoints.clientId,
    redirect_uri: origin + href('en', 'keycloakHandler'),
    silent_redirect_uri: origin + SILENT_PATH,
    post_logout_redirect_uri: origin + href('en', 'login'),
    // The session store renews, under a lock that all tabs share.
    automaticSilentRenew: false,
    stateStore: store,
    userStore: store,
    loadUserInfo
  } satisfies OidcClientSettings & Record<string, unknown>
}

const refusal = (thrown: ErrorResponse) =>
  new IdentityRefusal(thrown.error ?? 'unknown', thrown.error_description ?? undefined, thrown)

/** Answers of the provider become refusals; all else stays what it was. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (thrown) {
    throw thrown instanceof ErrorResponse ? refusal(thrown) : thrown
  }
}

/** Keycloak's registration page takes the very request that its sign-in page takes. */
function registrationUrl(signInUrl: string): string {
  const url = new URL(signInUrl)
  url.pathname = url.pathname.replace(/\/auth$/, '/registrations')
  return url.href
}

const MISMATCH = /does not match|mismatch/

/** A renewal that fits another player is a refusal too; only silence is none. */
async function renewed(manager: UserManager): Promise<void> {
  try {
    await told(manager.signinSilent({ silentRequestTimeoutInSeconds: SILENT_TIMEOUT }))
  } catch (thrown) {
    if (thrown instanceof Error && MISMATCH.test(thrown.message))
      throw new IdentityRefusal('login_required', thrown.message, thrown)
    throw thrown
  }
}

export function oidcIdentity(ports: IdentityPorts): Identity {
  const settings = settingsFor(ports)
  const manager = new UserManager(settings)
  const client = new OidcClient(settings)
  const { origin } = ports

  return {
    async signInUrl({ locale, returnTo, register = false }) {
      await manager.clearStaleState()
      const { url } = await client.createSigninRequest({
        request_type: 'si:r',
        redirect_uri: origin + href(locale, 'keycloakHandler'),
        ui_locales: uiLocales(locale),
        state: { returnTo } satisfies ReturnState
      })
      return register ? registrationUrl(url) : url
    },
    async complete(url) {
      const user = await told(manager.signinRedirectCallback(url))
      return { returnTo: isReturnState(user.state) ? user.state.returnTo : undefined }
    },
    renew: () => renewed(manager),
    revoke: () => manager.revokeTokens(['refresh_token']),
    async signOutUrl({ locale }) {
      const user = await manager.getUser()
      if (!user?.id_token) return undefined
      const { url } = await client.createSignoutRequest({
        id_token_hint: user.id_token,
        post_logout_redirect_uri: origin + href(locale, 'login'),
        extraQueryParams: { ui_locales: uiLocales(locale) }
      })
      return url
    }
  }
}
