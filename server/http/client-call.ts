import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type Answer, call } from './call.ts'
import { isSigned, signatureOf } from './signed-call.ts'

/** Two parties that know each other by a name and a shared secret. */
export interface ClientKey {
  readonly clientId: string
  readonly secret: string
}

interface Parts {
  readonly config: Config
  readonly clock: Clock
}

/** Posts a body to the other party, signed over time and body. */
export async function postSigned(
  { config, clock }: Parts,
  { clientId, secret }: ClientKey,
  address: URL,
  body: object,
  timeoutMs?: number
): Promise<Answer> {
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  return await call(config, address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'x-client': clientId,
      'x-timestamp': timestamp,
      'x-signature': signatureOf(secret, timestamp, Buffer.from(text))
    },
    body: text,
    ...(timeoutMs !== undefined && { timeoutMs })
  })
}

/** The text of a call that the other party has signed, and not long ago; else undefined. */
export function readSigned(
  { clock }: Pick<Parts, 'clock'>,
  { clientId, secret }: ClientKey,
  { headers, body }: FastifyRequest
): string | undefined {
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const { 'x-client': client, 'x-timestamp': timestamp, 'x-signature': signature } = headers
  if (client !== clientId) return undefined
  const isRight = isSigned(secret, { timestamp, signature, body: raw }, clock.now())
  return isRight ? raw.toString('utf8') : undefined
}

/** Leaves bodies of a scope as they came, because their bytes are signed. */
export function keepBytes(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body)
  )
}
