import type { FastifyInstance } from 'fastify'

import {
  readTrustlyCall,
  readTrustlyWho,
  signedText,
  TRUSTLY_VERSION
} from '#contract/wire/trustly.ts'
import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { isRsaSigned, rsaSignature } from '../../http/rsa-signature.ts'
import { isSameText } from '../../http/same-text.ts'
import type { Ports } from '../../ports.ts'
import { METHODS } from './methods.ts'

/** The one address that a merchant calls: who calls is told by the signature and the password. */
export function registerTrustlyApi(app: FastifyInstance, ports: Ports): void {
  const { config } = ports
  const here = onOrigin(config.providerUrls.trustly)
  const { house, provider } = config.secrets.trustly

  app.post('/api/1', here, async ({ body }, reply) => {
    const call = readTrustlyCall(body)
    if (!call) return reply.code(400).send({ version: TRUSTLY_VERSION })
    const { method, params } = call
    const answer = await answerTo(method, params)
    const uuid = params.UUID
    const isFault = typeof answer === 'string'
    const data = isFault ? { code: answer, message: answer } : answer
    const signature = rsaSignature(provider, signedText(method, uuid, data))
    const told = { signature, uuid, method, data }
    return isFault
      ? { version: TRUSTLY_VERSION, error: { name: 'JSONRPCError', message: answer, error: told } }
      : { version: TRUSTLY_VERSION, result: told }
  })

  async function answerTo(method: string, { Data, Signature, UUID }: Signed) {
    if (!isSigned(method, { Data, Signature, UUID })) return 'ERROR_INVALID_SIGNATURE'
    const password = sharedSecret(config, 'trustly', 'api')
    if (!isSameText(readTrustlyWho(Data)?.Password ?? '', password))
      return 'ERROR_INVALID_CREDENTIALS'
    return (await METHODS.get(method)?.(ports, Data)) ?? 'ERROR_FUNCTION_NOT_FOUND'
  }

  function isSigned(method: string, { Data, Signature, UUID }: Signed): boolean {
    try {
      return isRsaSigned(house, signedText(method, UUID, Data), Signature)
    } catch (error) {
      if (error instanceof RangeError) return false
      throw error
    }
  }
}

interface Signed {
  readonly Data: unknown
  readonly Signature: string
  readonly UUID: string
}
