import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { MOST_DOCUMENT_BYTES, UPLOAD_PATH, type UploadErrorCode } from '#contract/wire/documents.ts'
import { tokenFrom } from '../../../context.ts'
import { statusOf } from '../../../http/errors.ts'
import { authenticate } from '../../../identity/authenticate.ts'
import type { Ports } from '../../../ports.ts'
import { readFileName } from './file-name.ts'
import { inspect } from './inspect.ts'
import { readUploadFor } from './read-request.ts'
import { mayHandIn, takeIn } from './take-in.ts'

const PER_MINUTE = 20

const STATUS: Readonly<Record<UploadErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  INVALID_REQUEST: 400,
  EMPTY: 400,
  TOO_LARGE: 413,
  TOO_MANY_PIXELS: 422,
  WRONG_TYPE: 415,
  UNREADABLE: 422,
  ACTIVE_CONTENT: 422,
  TOO_MANY_DOCUMENTS: 409,
  TOO_MANY_REQUESTS: 429
}

const refuse = (reply: FastifyReply, code: UploadErrorCode) =>
  reply.code(STATUS[code]).send({ status: 'error', code })

const byToken = ({ headers, ip }: FastifyRequest): string =>
  headers.authorization
    ? createHash('sha256').update(headers.authorization).digest('base64url')
    : ip

type Upload = FastifyRequest<{
  Querystring: {
    readonly purpose?: unknown
    readonly category?: unknown
    readonly name?: unknown
  }
}>

const limits = {
  bodyLimit: MOST_DOCUMENT_BYTES,
  config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute', keyGenerator: byToken } }
}

/** Takes documents in: the body is the file, and what is in it decides what it is. */
export function openUploadDoor(app: FastifyInstance, ports: Ports): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body)
    )
    scope.setErrorHandler((error, _request, reply) => {
      const status = statusOf(error)
      if (status === 429) return refuse(reply, 'TOO_MANY_REQUESTS')
      if (status === 413) return refuse(reply, 'TOO_LARGE')
      if (status < 500) return refuse(reply, 'INVALID_REQUEST')
      throw error
    })
    scope.addHook('onRequest', async (request, reply) => {
      // Before the body is read, so that strangers send nothing.
      if (await callerOf(ports, request)) return undefined
      return refuse(reply.header('connection', 'close'), 'UNAUTHENTICATED')
    })
    scope.post(UPLOAD_PATH, limits, (request: Upload, reply) => take(ports, request, reply))
  })
}

const callerOf = (ports: Ports, { headers }: FastifyRequest) =>
  authenticate(ports, tokenFrom(headers.authorization))

async function take(ports: Ports, request: Upload, reply: FastifyReply) {
  const caller = await callerOf(ports, request)
  if (!caller) return await refuse(reply, 'UNAUTHENTICATED')
  const upload = readUploadFor(request.query)
  if (!upload) return await refuse(reply, 'INVALID_REQUEST')
  const name = readFileName(request.query.name)
  if (name.status === 'refused') return await refuse(reply, name.code)
  const { body } = request
  if (!Buffer.isBuffer(body) || body.length === 0) return await refuse(reply, 'EMPTY')
  const playerId = caller.player.id
  if (!(await mayHandIn(ports, playerId))) return await refuse(reply, 'TOO_MANY_DOCUMENTS')

  const inspected = await inspect(body, name.ending)
  if (inspected.status === 'refused') return await refuse(reply, inspected.code)
  const taken = await takeIn(ports, {
    playerId,
    ...upload,
    name: name.name,
    type: inspected.type,
    content: inspected.bytes
  })
  if (taken === undefined) return await refuse(reply, 'TOO_MANY_DOCUMENTS')
  return await reply.code(201).send({ status: 'ok', ...taken })
}
