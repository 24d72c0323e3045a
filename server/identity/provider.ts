import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'

import { deviceFactsOf, SESSION_HOURS, startSession } from '../capabilities/session/index.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Ports } from '../ports.ts'
import { findAccount } from './account.ts'
import { OidcAdapter } from './adapter.ts'
import { interactionPolicyOf } from './interaction-policy.ts'
import { signingKeys } from './keys.ts'
import { methodOf } from './methods.ts'
import { renderError } from './pages/render-error.ts'
import {
  ACCESS_TOKEN_SECONDS,
  AUDIENCE,
  CLIENT_ID,
  cookieNames,
  issuerOf,
  postLogoutUris,
  realmPath,
  redirectUris,
  siteOrigins
} from './realm.ts'
import { watchRenewals } from './renewals.ts'

const SESSION_SECONDS = SESSION_HOURS * 3600
const SCOPES = ['openid', 'email', 'profile', 'offline_access']

/** The OpenID provider of the realm, with everything it remembers in the database. */
export function createProvider(ports: Ports): Provider {
  const provider = new Provider(issuerOf(ports.config), configuration(ports))
  // The host in front speaks for itself through headers that registerIdentity overwrites.
  provider.proxy = true
  provider.on('server_error', (_, error) => {
    ports.log.error({ err: error }, 'the identity provider failed')
  })
  // Clients read the answer as JSON, so an empty one is none.
  provider.use(async (context, next) => {
    await next()
    if (context.path.endsWith('/revoke') && context.status === 200) context.body = {}
  })
  watchRenewals(provider, ports)
  return provider
}

function configuration(ports: Ports): Configuration {
  const { config, db } = ports
  const path = realmPath(config)
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const
  return {
    adapter: model => new OidcAdapter(db.kysely, model),
    jwks: { keys: signingKeys(config.secrets) },
    clients: [
      {
        client_id: CLIENT_ID,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        require_auth_time: true,
        redirect_uris: [...redirectUris(config)],
        post_logout_redirect_uris: [...postLogoutUris(config)]
      }
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: {
      openid: ['sub', 'sid', 'azp'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'locale', 'birthdate']
    },
    extraParams: ['flow'],
    clientBasedCORS: (_, origin) => siteOrigins(config).includes(origin),
    findAccount: findAccount(ports),
    issueRefreshToken: (_, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    expiresWithSession: () => Promise.resolve(true),
    rotateRefreshToken: true,
    enableHttpPostMethods: false,
    acceptQueryParamAccessTokens: false,
    cookies: {
      keys: [...config.secrets.cookieKeys],
      names: cookieNames(config),
      long: { ...cookie, path },
      short: cookie
    },
    routes: {
      authorization: '/protocol/openid-connect/auth',
      token: '/protocol/openid-connect/token',
      revocation: '/protocol/openid-connect/revoke',
      end_session: '/protocol/openid-connect/logout',
      jwks: '/protocol/openid-connect/certs',
      userinfo: '/protocol/openid-connect/userinfo'
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      IdToken: ACCESS_TOKEN_SECONDS,
      Interaction: 1800,
      Grant: SESSION_SECONDS,
      RefreshToken: SESSION_SECONDS,
      // A session lasts from its log-in, however often it is used.
      Session: (_, session) => Math.max(1, (session.loginTs ?? epoch()) + SESSION_SECONDS - epoch())
    },
    interactions: {
      policy: interactionPolicyOf(),
      url: (_, interaction) => `${path}/interaction/${interaction.uid}`
    },
    loadExistingGrant: context => loadGrant(ports, context),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId
      },
      rpInitiatedLogout: { enabled: true },
      userinfo: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES.join(' '),
          audience: AUDIENCE,
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } }
        })
      }
    },
    extraTokenClaims: ({ oidc: { entities } }, token) =>
      'sessionUid' in token
        ? {
            player_id: token.accountId,
            sid: token.sessionUid,
            passwordless:
              methodOf((entities.AuthorizationCode ?? entities.RefreshToken)?.amr) === 'PASSKEY',
            flow: 'keycloak'
          }
        : undefined,
    renderError: renderError(ports)
  }
}

const epoch = () => Math.floor(Date.now() / 1000)

/** The lobby is the house's own client: signing in is the consent. Here the session begins. */
async function loadGrant(ports: Ports, context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc
  if (!client || !session?.accountId) return undefined
  const begun = await startSession(ports, {
    id: session.uid,
    playerId: session.accountId,
    flow: 'keycloak',
    device: deviceFactsOf(context.req.headers, clientAddress(context.req, ports.config)),
    method: methodOf(session.amr)
  })
  if (!begun) return undefined
  const held = session.grantIdFor(client.clientId)
  const existing = held === undefined ? undefined : await provider.Grant.find(held)
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES.join(' '))
  grant.addResourceScope(AUDIENCE, SCOPES.join(' '))
  await grant.save()
  return grant
}
