import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

import { takeOver } from './take-over.ts'

/** Options of a route that opens a stream: who asked for its head alone would wait for an end that never comes. */
export const STREAMED = { exposeHeadRoute: false } as const

/**
 * Opens a stream of server-sent events with the headers that every answer carries and those that the
 * reply already has, says the first words, and leaves it to the caller to go on and to end.
 */
export function openEventStream(reply: FastifyReply, first: string): ServerResponse {
  reply.headers({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no'
  })
  const response = takeOver(reply)
  response.writeHead(200)
  response.write(first)
  return response
}
