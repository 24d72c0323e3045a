import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { canonicalLocale, type Locale } from '#config/locales.ts'
import type { EngagementError } from '#contract/wire/engagement.ts'
import { statusOf } from '../http/errors.ts'
import { onOrigin } from '../http/host-gate.ts'
import { allowSite } from './cross-origin.ts'
import { type Bearer, readToken } from './player-token.ts'
import type { Provider } from './provider.ts'

export interface Asking {
  readonly playerId: string
  /** As `?locale=` says, where it does. */
  readonly locale: Locale | undefined
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

export type Answer =
  | { readonly status: 'ok'; readonly body: object }
  | { readonly status: 'refused'; readonly code: EngagementError }

export type Answering = (asking: Asking) => Promise<Answer>

/** Where a player's pages ask the provider: by its token, from the site's origin. */
export interface Door {
  get(path: string, answer: Answering): void
  post(path: string, answer: Answering): void
}

const STATUS: Readonly<Record<EngagementError, number>> = {
  INVALID_REQUEST: 400,
  INVALID_TOKEN: 401,
  PLAYER_BLOCKED: 403,
  NOT_OPTED_IN: 403,
  LEVEL_TOO_LOW: 403,
  UNKNOWN: 404,
  NOT_ENOUGH_POINTS: 409,
  SOLD_OUT: 409,
  LIMIT_REACHED: 409,
  NOT_STARTED: 409,
  ENDED: 409,
  FULL: 409,
  ALREADY_IN: 409,
  NOT_IN: 409,
  STARTED: 409,
  NOT_FINISHED: 409,
  ALREADY_TAKEN: 409,
  NOT_OPEN: 409
}

const LARGEST_BODY = 4096
const PER_MINUTE = 240

export const refuse = (reply: FastifyReply, code: EngagementError) =>
  reply.code(STATUS[code]).send({ error: { code } })

const byToken = ({ headers, ip }: FastifyRequest) => {
  const { authorization } = headers
  return authorization ? createHash('sha256').update(authorization).digest('base64url') : ip
}

/** Limits of a path of the provider, counted by token, on its own origin. */
export const ofProvider = ({ ports }: Provider, most = PER_MINUTE) => ({
  ...onOrigin(ports.config.engagementUrl),
  bodyLimit: LARGEST_BODY,
  config: { rateLimit: { max: most, timeWindow: '1 minute', keyGenerator: byToken } }
})

const BEARER = /^Bearer +(\S+) *$/i

/** Whoever asks, by the token in the header. */
export const bearerOf = (provider: Provider, { headers }: FastifyRequest) =>
  readToken(provider, BEARER.exec(headers.authorization ?? '')?.[1])

type Request = FastifyRequest<{
  Params: Readonly<Record<string, string>>
  Querystring: { readonly locale?: unknown }
}>

const askingOf = ({ params, query, body }: Request, { playerId }: Bearer): Asking => ({
  playerId,
  locale: typeof query.locale === 'string' ? canonicalLocale(query.locale) : undefined,
  params,
  body
})

/** Answers what can not be read in the words of the contract, and lets the site read the answer. */
export function answerFaults(scope: FastifyInstance, { ports }: Provider): void {
  scope.addHook('onRequest', async (request, reply) => allowSite(ports.config, request, reply))
  scope.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status === 429) return reply.code(429).send({ error: { code: 'TOO_MANY_REQUESTS' } })
    if (status < 500) return refuse(reply, 'INVALID_REQUEST')
    request.log.error({ err: error, traceId: request.id }, 'the engagement provider failed')
    return reply.code(500).send({ error: { code: 'INTERNAL', traceId: request.id } })
  })
}

/** Opens the door within a scope that answers faults. */
export function openDoor(scope: FastifyInstance, provider: Provider): Door {
  const serve = (answer: Answering) => async (request: Request, reply: FastifyReply) => {
    const bearer = await bearerOf(provider, request)
    if (!bearer) return await refuse(reply, 'INVALID_TOKEN')
    const given = await answer(askingOf(request, bearer))
    return given.status === 'ok' ? given.body : await refuse(reply, given.code)
  }
  return {
    get: (path, answer) => scope.get(path, ofProvider(provider), serve(answer)),
    post: (path, answer) => scope.post(path, ofProvider(provider), serve(answer))
  }
}
