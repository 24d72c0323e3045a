import type { FastifyInstance } from 'fastify'

import { fromJson } from '#contract/wire/fit.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { isSigned } from '../../http/signed-call.ts'
import type { House } from './house.ts'

const LONGEST_BODY = 1024

/** An answer, or null for a body that does not say what is asked. */
type Act = (body: unknown) => Promise<object | null>

/** A call that the casino makes to the provider, signed over its body as calls to its wallet are. */
export function signedDoor(app: FastifyInstance, { ports }: House, path: string, act: Act): void {
  const { clock, config } = ports
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LONGEST_BODY },
      (_request, body, done) => done(null, body)
    )
    scope.post(path, onOrigin(config.gamesUrl), async ({ headers, body }, reply) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const { 'x-timestamp': timestamp, 'x-signature': signature } = headers
      const call = { timestamp, signature, body: raw }
      reply.header('cache-control', 'no-store')
      if (!isSigned(config.secrets.providerKey, call, clock.now())) return reply.code(401).send({})
      return (await act(fromJson(raw.toString('utf8')))) ?? reply.code(400).send({})
    })
  })
}
