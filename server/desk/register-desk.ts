import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { LONGEST_MESSAGE } from '#contract/wire/desk.ts'
import { onOrigin } from '../http/host-gate.ts'
import { siteOrigins } from '../identity/realm.ts'
import type { Ports } from '../ports.ts'
import { defineForgetting, readConversation, readUpTo, say } from './conversations.ts'
import { readHouseToken } from './house-token.ts'
import { endSession, holderOf, openSession } from './sessions.ts'
import { serveSnippet } from './snippet-file.ts'

const LARGEST_BODY = 16_384
const SESSIONS_PER_MINUTE = 120
const READS_PER_MINUTE = 120
const MESSAGES_PER_MINUTE = 30
const PREFLIGHT_SECONDS = '600'

const BEARER = /^Bearer +(\S{1,200}) *$/i

const sessionOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1]

const bySession = (request: FastifyRequest) => {
  const session = sessionOf(request)
  return session ? createHash('sha256').update(session).digest('base64url') : request.ip
}

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null
    ? Object.getOwnPropertyDescriptor(body, name)?.value
    : undefined

/** What a player may say: something, and not a book. */
function textOf(body: unknown): string | undefined {
  const given = field(body, 'text')
  if (typeof given !== 'string' || given.length > LONGEST_MESSAGE) return undefined
  const text = given.replaceAll('\0', '').trim()
  return text === '' ? undefined : text
}

const KEY = /^[\w-]{8,64}$/

const refuse = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ error: { code } })

/** Only pages of the house's site may read what the desk answers. */
function allowSite({ config }: Ports, { headers }: FastifyRequest, reply: FastifyReply): void {
  const { origin } = headers
  reply.header('vary', 'Origin').header('cache-control', 'no-store')
  if (origin !== undefined && siteOrigins(config).includes(origin))
    reply.header('access-control-allow-origin', origin)
}

/**
 * Serves the desk of the chat on its own origin: another party, as a real one would be. It stands in
 * for a provider that nobody has an account with, so there is none where the sandbox is off.
 */
export async function registerDesk(app: FastifyInstance, ports: Ports): Promise<void> {
  const { config } = ports
  if (!config.sandbox) return
  const limited = (max: number, keyGenerator = bySession) => ({
    ...onOrigin(config.deskUrl),
    bodyLimit: LARGEST_BODY,
    config: { rateLimit: { max, timeWindow: '1 minute', keyGenerator } }
  })

  await app.register(async scope => {
    scope.addHook('onRequest', async (request, reply) => allowSite(ports, request, reply))
    scope.options('/v1/*', onOrigin(config.deskUrl), (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'DELETE, GET, POST')
        .header('access-control-allow-headers', 'authorization, content-type')
        .header('access-control-max-age', PREFLIGHT_SECONDS)
        .code(204)
        .send()
    )

    const opening = limited(SESSIONS_PER_MINUTE, ({ ip }) => ip)
    scope.post('/v1/sessions', opening, async ({ body }, reply) => {
      const holder = await readHouseToken(ports, field(body, 'token'))
      if (!holder) return await refuse(reply, 401, 'INVALID_TOKEN')
      return await reply.code(201).send({ session: await openSession(ports, holder) })
    })
    scope.delete('/v1/sessions', limited(SESSIONS_PER_MINUTE), async (request, reply) => {
      const session = sessionOf(request)
      if (session) await endSession(ports, session)
      return await reply.code(204).send()
    })

    const holder = async (request: FastifyRequest) => {
      const session = sessionOf(request)
      return session === undefined ? undefined : await holderOf(ports, session)
    }
    scope.get<{ Querystring: { readonly after?: unknown } }>(
      '/v1/messages',
      limited(READS_PER_MINUTE),
      async (request, reply) => {
        const externalId = await holder(request)
        if (externalId === undefined) return await refuse(reply, 401, 'INVALID_SESSION')
        const { after } = request.query
        const id = typeof after === 'string' && /^\d{1,15}$/.test(after) ? Number(after) : 0
        return await readConversation(ports, externalId, id)
      }
    )
    scope.post('/v1/messages', limited(MESSAGES_PER_MINUTE), async (request, reply) => {
      const externalId = await holder(request)
      if (externalId === undefined) return await refuse(reply, 401, 'INVALID_SESSION')
      const text = textOf(request.body)
      const key = field(request.body, 'key')
      if (text === undefined || typeof key !== 'string' || !KEY.test(key))
        return await refuse(reply, 400, 'INVALID_REQUEST')
      await say(ports, { externalId, sender: 'player', text, key })
      return await reply.code(204).send()
    })
    scope.post('/v1/read', limited(READS_PER_MINUTE), async (request, reply) => {
      const externalId = await holder(request)
      if (externalId === undefined) return await refuse(reply, 401, 'INVALID_SESSION')
      const id = field(request.body, 'id')
      if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)
        return await refuse(reply, 400, 'INVALID_REQUEST')
      await readUpTo(ports, externalId, id)
      return await reply.code(204).send()
    })
  })
  await serveSnippet(app, ports)
  defineForgetting(ports)
}
