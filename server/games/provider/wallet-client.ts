import { createHmac } from 'node:crypto'

import { fromJson } from '#contract/wire/fit.ts'
import {
  type AuthenticateAnswer,
  type AuthenticateRequest,
  type BetRequest,
  type MovementAnswer,
  type RaiseRequest,
  type RollbackRequest,
  readAuthenticateAnswer,
  readMovementAnswer,
  type WinRequest
} from '#contract/wire/wallet-api.ts'
import { call } from '../../http/call.ts'
import type { Ports } from '../../ports.ts'

const NAME = 'house-games'
const TIMEOUT_MS = 5000
const TRIES = 2

/** The casino's wallet as a provider sees it. A call without an answer is `unknown`, never a guess. */
export interface WalletClient {
  authenticate(request: AuthenticateRequest): Promise<AuthenticateAnswer | 'unknown'>
  bet(request: BetRequest): Promise<MovementAnswer | 'unknown'>
  raise(request: RaiseRequest): Promise<MovementAnswer | 'unknown'>
  win(request: WinRequest): Promise<MovementAnswer | 'unknown'>
  rollback(request: RollbackRequest): Promise<MovementAnswer | 'unknown'>
}

/** Signs each call over time and raw body, and repeats it once: calls count once by their number. */
export function walletClient({ config, clock, log }: Ports): WalletClient {
  const address = (name: string) => new URL(`/wallet/v1/${name}`, config.publicUrl)

  async function send<A>(name: string, request: object, read: (body: unknown) => A | null) {
    const body = JSON.stringify(request)
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const signature = createHmac('sha256', config.secrets.providerKey)
      .update(`${timestamp}.${body}`)
      .digest('hex')
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-provider': NAME,
      'x-timestamp': timestamp,
      'x-signature': signature
    }
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      try {
        const answer = await call(config, address(name), {
          method: 'POST',
          headers,
          body,
          timeoutMs: TIMEOUT_MS
        })
        const known = answer.status < 500 ? read(fromJson(answer.text)) : null
        if (known) return known
        log.warn({ call: name, status: answer.status }, 'the wallet gave no usable answer')
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        log.warn({ call: name, error: message }, 'the wallet could not be reached')
      }
    }
    return 'unknown' as const
  }

  return {
    authenticate: request => send('authenticate', request, readAuthenticateAnswer),
    bet: request => send('bet', request, readMovementAnswer),
    raise: request => send('raise', request, readMovementAnswer),
    win: request => send('win', request, readMovementAnswer),
    rollback: request => send('rollback', request, readMovementAnswer)
  }
}
