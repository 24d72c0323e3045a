import type { IncomingMessage } from 'node:http'

import type { Config } from '../config.ts'

/** Tells the provider whether the site is served over TLS, whatever a request claims of it. */
export function claimProtocol(request: IncomingMessage, { publicUrl }: Config): void {
  request.headers['x-forwarded-proto'] = new URL(publicUrl).protocol.slice(0, -1)
}
