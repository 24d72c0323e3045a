import {
  ErrorResponse,
  ErrorTimeout,
  type MetadataService,
  OidcClient,
  type User,
  UserManager
} from 'oidc-client-ts'

import { LOCALES, type Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { type Identity, IdentityRefusal, IdentityTimeout } from './identity.ts'
import { type IdentityPorts, SILENT_TIMEOUT, settingsFor } from './oidc-settings.ts'
import { querySession, watchSession } from './oidc-watch.ts'

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

const refusal = (thrown: ErrorResponse) =>
  new IdentityRefusal(thrown.error ?? 'unknown', thrown.error_description ?? undefined, thrown)

/** Answers of the provider become refusals, and its silence is told; all else stays what it was. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (thrown) {
    if (thrown instanceof ErrorResponse) throw refusal(thrown)
    if (thrown instanceof ErrorTimeout) throw new IdentityTimeout(thrown.message, { cause: thrown })
    throw thrown
  }
}

/** Keycloak's registration page takes the very request that its sign-in page takes. */
function registrationUrl(signInUrl: string): string {
  const url = new URL(signInUrl)
  url.pathname = url.pathname.replace(/\/auth$/, '/registrations')
  return url.href
}

/**
 * The library takes the metadata of whoever answers. Of another issuer it is nobody's that this
 * client was told to trust, and none of the addresses in it is gone to (RFC 8414, section 3.3).
 */
function trustOnly(issuer: string, service: MetadataService): MetadataService {
  const read = service.getMetadata.bind(service)
  service.getMetadata = async () => {
    const metadata = await read()
    if (metadata.issuer === issuer) return metadata
    throw new Error(`The metadata is of the issuer ${metadata.issuer}, not of ${issuer}`)
  }
  return service
}

const MISMATCH = /does not match|mismatch/

/** The library does not look whom an ID token is for: one for another client is no answer to ours. */
async function believed(manager: UserManager, answer: Promise<User | null>) {
  const user = await told(answer)
  if (!user || [user.profile.aud].flat().includes(manager.settings.client_id)) return user
  await manager.removeUser()
  throw new IdentityRefusal('invalid_token', undefined, user.profile.aud)
}

/** A renewal that fits another player is a refusal too; only silence is none. */
async function renewed(manager: UserManager): Promise<void> {
  try {
    await believed(manager, manager.signinSilent({ silentRequestTimeoutInSeconds: SILENT_TIMEOUT }))
  } catch (thrown) {
    if (thrown instanceof Error && MISMATCH.test(thrown.message))
      throw new IdentityRefusal('login_required', thrown.message, thrown)
    throw thrown
  }
}

/** The library tells of a window that the browser did not open by words of its own. */
async function signInByPopup(manager: UserManager, locale: Locale): Promise<void> {
  try {
    const options = { popupAbortOnClose: true, ui_locales: uiLocales(locale) }
    await believed(manager, manager.signinPopup(options))
  } catch (thrown) {
    if (thrown instanceof Error && thrown.message.includes('disposed window'))
      throw new Error('Popup blocked by user', { cause: thrown })
    throw thrown
  }
}

export function oidcIdentity(ports: IdentityPorts): Identity {
  const manager = new UserManager(settingsFor(ports))
  const { origin, issuer = ports.endpoints.identity } = ports
  const client = new OidcClient(manager.settings, trustOnly(issuer, manager.metadataService))

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
      const user = await believed(manager, manager.signinRedirectCallback(url))
      return { returnTo: isReturnState(user?.state) ? user.state.returnTo : undefined }
    },
    signInInPopup: ({ locale }) => signInByPopup(manager, locale),
    async signInWithPassword(credentials) {
      await believed(manager, manager.signinResourceOwnerCredentials(credentials))
    },
    renew: () => renewed(manager),
    querySession: () => querySession(manager),
    watchSession: onEnd => watchSession(manager, onEnd),
    signingKeys: async () => (await manager.metadataService.getSigningKeys()) ?? [],
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
