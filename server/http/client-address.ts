import type { IncomingMessage } from 'node:http'

import type { Config } from '../config.ts'
import { isInFront } from './hosts-in-front.ts'

/** Who opened a connection: what hosts in front say of it, else the other end itself. */
export function clientAddress({ socket, headers }: IncomingMessage, config: Config): string {
  const forwarded = headers['x-forwarded-for']
  const said = typeof forwarded === 'string' ? forwarded.split(',').map(each => each.trim()) : []
  const chain = [...said, socket.remoteAddress ?? '']
  // Each host adds whom it heard, so only the part behind the last stranger is to be believed.
  return chain.findLast(address => !isInFront(config, address)) ?? chain[0] ?? ''
}
