import { WebSocket } from 'ws'

import type { Config } from '../config.ts'
import { isOwnName, listensAt } from './call.ts'

/** What comes from another party is told in pieces no larger than this. */
const LARGEST_MESSAGE = 1024 * 1024

/** Opens a socket from the server to an address over http or https, its path and query included. */
export function openSocket(
  config: Config,
  address: URL,
  headers: Readonly<Record<string, string>>
): WebSocket {
  const target = new URL(address.href.replace(/^http/, 'ws'))
  const { host } = target
  if (isOwnName(target)) target.hostname = listensAt(config)
  return new WebSocket(target, {
    headers: { ...headers, host },
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    handshakeTimeout: 10_000
  })
}
