import type { FastifyInstance } from 'fastify'
import { isAway } from '../db/away.ts'

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMEOUT',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  421: 'WRONG_HOST',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE'
}

/** A database that was restarted is there again within seconds. */
const COMES_BACK_AFTER_SECONDS = 2

/** The status an error asks for, or 503 while the database is away; what asks for none is a fault of ours. */
export function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status >= 400 && status < 600) return status
  return isAway(error) ? 503 : 500
}

/** Turns whatever was thrown into a status and a code: no message, no stack, a number to ask for. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error, traceId: request.id }, 'a request failed')
    const code = CODES[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST')
    if (status === 503) reply.header('retry-after', COMES_BACK_AFTER_SECONDS)
    return reply.code(status).send({ error: { code, traceId: request.id } })
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: { code: 'NOT_FOUND', traceId: request.id } })
  )
}
