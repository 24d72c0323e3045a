import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Takes a reply out of the host's hands, for others to answer, with the headers that it has so far. */
export function takeOver(reply: FastifyReply): ServerResponse {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack()
  return reply.raw
}
