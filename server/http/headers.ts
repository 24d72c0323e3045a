import type { FastifyReply } from 'fastify'

import { BASE_HEADERS, TRANSPORT_SECURITY } from '#config/host-headers.ts'
import type { Config } from '../config.ts'

/** Nothing may be loaded by, or framed from, an answer that is not a page of ours. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Puts the headers on that every answer carries; who sends a page replaces the policy. */
export function addBaseHeaders({ publicUrl }: Config, reply: FastifyReply): void {
  reply.headers(BASE_HEADERS)
  reply.header('content-security-policy', BARE_POLICY)
  if (publicUrl.startsWith('https:')) reply.headers(TRANSPORT_SECURITY)
}
