import * as v from 'valibot'

import { OPERATORS } from '#config/operators.ts'
import { parserOf } from '#contract/wire/fit.ts'
import {
  readTrustlyError,
  readTrustlyResult,
  signedText,
  TRUSTLY_VERSION
} from '#contract/wire/trustly.ts'
import { isRsaSigned, rsaSignature } from '../../../http/rsa-signature.ts'
import type { Ports } from '../../../ports.ts'
import { askProvider } from './ask.ts'
import { sharedSecret } from './keys.ts'

export type Answered =
  | { readonly status: 'ok'; readonly data: unknown }
  | { readonly status: 'refused'; readonly code: string }
  /** No answer, or none that the provider has signed. */
  | { readonly status: 'none' }

const readFault = parserOf(v.object({ code: v.string() }))

/** Calls a method of the provider; an answer counts only when it is signed, and for this call. */
export async function callTrustly(
  ports: Ports,
  method: string,
  said: Readonly<Record<string, unknown>>
): Promise<Answered> {
  const { config, log, random } = ports
  const { house, provider } = config.secrets.trustly
  const UUID = random.uuid()
  const Data = {
    Username: OPERATORS[config.operator].slug,
    Password: sharedSecret(config, 'trustly', 'api'),
    ...said
  }
  const Signature = rsaSignature(house, signedText(method, UUID, Data))
  const answer = await askProvider(ports, 'trustly', '/api/1', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: TRUSTLY_VERSION, method, params: { Signature, UUID, Data } })
  })
  if (answer.status === 'none') return answer
  const result = readTrustlyResult(answer.body)?.result
  const fault = readTrustlyError(answer.body)?.error.error
  const told = result ?? fault
  const isOurs = told?.uuid === UUID && told.method === method
  if (!isOurs || !isRsaSigned(provider, signedText(method, UUID, told.data), told.signature)) {
    log.warn({ provider: 'trustly', method }, 'an answer is not signed by its provider')
    return { status: 'none' }
  }
  if (result) return { status: 'ok', data: result.data }
  const code = readFault(told.data)?.code ?? 'UNKNOWN'
  log.warn({ provider: 'trustly', method, code }, 'a payment provider refused a call')
  return { status: 'refused', code }
}
