import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'

import { keptSince } from '#config/retention.ts'
import type { Ports } from '../ports.ts'
import { claimProtocol } from './claim-protocol.ts'
import { addDemoPlayer } from './demo-player.ts'
import { registerInteractions } from './interaction-routes.ts'
import { registerLogout } from './logout-routes.ts'
import { registerPageFiles } from './pages/files.ts'
import type {} from './passkeys/tables.ts'
import { registerPasswordReset } from './password-reset/routes.ts'
import { createProvider } from './provider.ts'
import { realmPath } from './realm.ts'
import { registerUserinfo } from './userinfo-route.ts'

const AUTHORIZATION = '/protocol/openid-connect/auth'
const REGISTRATIONS = '/protocol/openid-connect/registrations'

/** Serves the realm: the OpenID provider in Keycloak's shape and the pages that belong to it. */
export async function registerIdentity(app: FastifyInstance, ports: Ports): Promise<void> {
  const provider = createProvider(ports)
  await app.register(
    async scope => {
      readForms(scope)
      registerPageFiles(scope, ports)
      registerInteractions(scope, ports, provider)
      registerPasswordReset(scope, ports)
      registerLogout(scope, ports, provider)
      registerUserinfo(scope, ports)
    },
    { prefix: realmPath(ports.config) }
  )
  await app.register(async scope => passOn(scope, ports, provider), {
    prefix: realmPath(ports.config)
  })
  defineSweep(ports)
  if (ports.config.sandbox) await addDemoPlayer(ports)
}

/** Pages take small forms and nothing else; a field that is named twice is not a form of ours. */
function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body))))
  )
}

/** The provider reads its requests itself, under the one name that the realm has in public. */
function passOn(scope: FastifyInstance, { config }: Ports, provider: Provider): void {
  const answer = provider.callback()
  const { host } = new URL(config.publicUrl)
  const prefix = realmPath(config)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  scope.all('/*', (request, reply) => {
    const { raw } = request
    const url = asAuthorization(request, prefix)
    raw.headers.host = host
    raw.headers['x-forwarded-host'] = host
    claimProtocol(raw, config)
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.hijack()
    Object.assign(raw, { originalUrl: url, url: url.slice(prefix.length) })
    return answer(raw, reply.raw)
  })
}

/** Keycloak's path for signing up is the authorization path with another first page. */
function asAuthorization({ url }: FastifyRequest, prefix: string): string {
  if (!url.startsWith(`${prefix}${REGISTRATIONS}`)) return url
  const { searchParams } = new URL(url, 'http://realm')
  searchParams.set('prompt', 'create')
  return `${prefix}${AUTHORIZATION}?${searchParams}`
}

function defineSweep({ db, jobs, clock }: Ports): void {
  jobs.define(
    'identity.sweep',
    async () => {
      const now = clock.now()
      await db.kysely.deleteFrom('oidc').where('expires_at', '<', new Date()).execute()
      for (const table of ['passkey_challenges', 'password_permits', 'refresh_tokens'] as const)
        await db.kysely.deleteFrom(table).where('expires_at', '<', now).execute()
      await db.kysely
        .deleteFrom('verifications')
        .where('created_at', '<', keptSince('codes', now))
        .execute()
      await db.kysely
        .deleteFrom('outgoing_messages')
        .where('at', '<', keptSince('messages', now))
        .execute()
      await db.kysely
        .deleteFrom('sign_in_tries')
        .where('last_at', '<', keptSince('tries', now))
        .execute()
    },
    { cron: '17 * * * *' }
  )
}
