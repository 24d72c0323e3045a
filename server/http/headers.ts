import type { FastifyReply } from 'fastify'

import { BASE_HEADERS, TRANSPORT_SECURITY } from '#config/host-headers.ts'
import type { Config } from '../config.ts'

/** Nothing may be loaded by, or framed from, an answer that is not a page of ours. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

const bareHeaders = ({ publicUrl }: Config) => ({
  ...BASE_HEADERS,
  'content-security-policy': BARE_POLICY,
  ...(publicUrl.startsWith('https:') && TRANSPORT_SECURITY)
})

/** An answer without a body to what is no request, as it goes over the wire: the same headers. */
export const bareAnswer = (config: Config, status: string): string =>
  [
    `HTTP/1.1 ${status}`,
    ...Object.entries(bareHeaders(config)).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'connection: close',
    'content-length: 0',
    '',
    ''
  ].join('\r\n')

/** Puts the headers on that every answer carries; who sends a page replaces the policy. */
export function addBaseHeaders(config: Config, reply: FastifyReply): void {
  reply.headers(bareHeaders(config))
}
