import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compactVerify, errors } from 'jose'
import type { Provider } from 'oidc-provider'
import * as v from 'valibot'

import { findPlayer } from '../capabilities/player/index.ts'
import { logout } from '../capabilities/session/index.ts'
import type { Ports } from '../ports.ts'
import { claimProtocol } from './claim-protocol.ts'
import { formOf } from './forms.ts'
import { verificationKeys } from './keys.ts'
import { pageHeaders } from './pages/headers.ts'
import { errorPage, loggedOutPage, logoutPage } from './pages/logout-page.ts'
import { surroundings } from './pages/page.ts'
import { localeOf } from './pages/texts.ts'
import { CLIENT_ID, cookieNames, issuerOf, postLogoutUris, realmPath } from './realm.ts'

const PATH = '/protocol/openid-connect/logout'

const PARAMS = v.object({
  id_token_hint: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  client_id: v.optional(v.pipe(v.string(), v.literal(CLIENT_ID))),
  post_logout_redirect_uri: v.optional(v.pipe(v.string(), v.maxLength(300))),
  state: v.optional(v.pipe(v.string(), v.maxLength(500))),
  ui_locales: v.optional(v.pipe(v.string(), v.maxLength(100))),
  xsrf: v.optional(v.pipe(v.string(), v.maxLength(100)))
})

type Params = v.InferOutput<typeof PARAMS>

const HINT = v.object({
  iss: v.string(),
  aud: v.string(),
  sub: v.string(),
  sid: v.optional(v.string())
})

/**
 * Ends the session at the provider, and with it everywhere. A valid hint of the session itself is
 * proof enough; without one the player is asked, so that no other site can log anybody out.
 */
export function registerLogout(scope: FastifyInstance, ports: Ports, provider: Provider): void {
  const { config } = ports

  const answer = async (request: FastifyRequest, reply: FastifyReply, params: Params) => {
    const around = surroundings(
      config,
      localeOf(params.ui_locales, request.headers, config.operator)
    )
    reply.headers(pageHeaders(config))
    const refuse = () => reply.code(400).send(errorPage(around, 'invalid', request.id))
    claimProtocol(request.raw, config)
    const context = provider.createContext(request.raw, reply.raw)
    const done = () => {
      context.cookies.set(cookieNames(config).session, null, {
        path: realmPath(config),
        signed: true
      })
      const target = params.post_logout_redirect_uri
      if (target === undefined) return reply.send(loggedOutPage(around))
      const url = new URL(target)
      if (params.state !== undefined) url.searchParams.set('state', params.state)
      return reply.redirect(url.href, 303)
    }

    const hint = params.id_token_hint && (await verifyHint(ports, params.id_token_hint))
    if (params.id_token_hint && !hint) return refuse()
    if (params.post_logout_redirect_uri !== undefined) {
      if (!hint && params.client_id === undefined) return refuse()
      if (!postLogoutUris(config).includes(params.post_logout_redirect_uri)) return refuse()
    }

    const session = await provider.Session.get(context)
    if (!session?.accountId) {
      if (hint && hint.sid !== undefined) await logout(ports, hint.sid)
      return done()
    }
    const seal = sealOf(ports, session.uid)
    const proven = hint && hint.sub === session.accountId && hint.sid === session.uid
    if (proven || (request.method === 'POST' && isSame(seal, params.xsrf))) {
      await logout(ports, session.uid)
      return done()
    }
    const player = await findPlayer(ports.db.kysely, session.accountId)
    const { post_logout_redirect_uri, state, ui_locales } = params
    const hidden = { post_logout_redirect_uri, state, ui_locales, client_id: CLIENT_ID, xsrf: seal }
    return reply.send(
      logoutPage(around, {
        action: `${realmPath(config)}${PATH}`,
        email: player?.email ?? '',
        hidden: Object.fromEntries(
          Object.entries(hidden).filter(
            (entry): entry is [string, string] => entry[1] !== undefined
          )
        )
      })
    )
  }

  scope.route({
    method: ['GET', 'POST'],
    url: PATH,
    handler: async (request, reply) => {
      const given = request.method === 'POST' ? formOf(request) : request.query
      const parsed = v.safeParse(PARAMS, given)
      return await answer(request, reply, parsed.success ? parsed.output : { id_token_hint: 'bad' })
    }
  })
}

/** The ID token's claims when it is one of ours for the lobby; its age does not matter here. */
async function verifyHint({ config }: Ports, hint: string) {
  try {
    const { payload } = await compactVerify(hint, verificationKeys(config.secrets), {
      algorithms: ['RS256']
    })
    const claims = v.safeParse(HINT, JSON.parse(new TextDecoder().decode(payload)))
    if (!claims.success) return undefined
    const { iss, aud } = claims.output
    return iss === issuerOf(config) && aud === CLIENT_ID ? claims.output : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined
    throw error
  }
}

const sealOf = ({ config }: Ports, sessionUid: string) =>
  createHmac('sha256', config.secrets.cookieKeys[0] ?? '')
    .update(`logout ${sessionUid}`)
    .digest('base64url')

const isSame = (seal: string, given: string | undefined) =>
  given !== undefined &&
  given.length === seal.length &&
  timingSafeEqual(Buffer.from(seal), Buffer.from(given))
