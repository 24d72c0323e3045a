import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { fromJson } from '#contract/wire/fit.ts'
import {
  type AuthenticateAnswer,
  type MovementAnswer,
  readAuthenticateRequest,
  readBetRequest,
  readRaiseRequest,
  readRollbackRequest,
  readWinRequest
} from '#contract/wire/wallet-api.ts'
import { isSigned } from '../../http/signed-call.ts'
import type { Ports } from '../../ports.ts'
import { authenticateLaunch } from './authenticate-launch.ts'
import { bet } from './bet.ts'
import { FORGET_LAUNCHES, forgetLaunches } from './launch-game.ts'
import { raise } from './raise.ts'
import { rollback } from './rollback.ts'
import { win } from './win.ts'

/** Game providers that may call, each by its own key. */
const keyOf = ({ config }: Ports, provider: unknown): string | undefined =>
  provider === HOUSE_PROVIDER ? config.secrets.providerKey : undefined

/** The house's own game provider, as it names itself to the wallet. */
export const HOUSE_PROVIDER = 'house-games'

const LONGEST_BODY = 4096

type Answer = AuthenticateAnswer | MovementAnswer
type Handle = (provider: string, body: unknown) => Promise<Answer> | null

/** The seamless wallet: what a game provider may ask of the casino, each call signed and once. */
export function registerWalletApi(app: FastifyInstance, ports: Ports): void {
  ports.jobs.define(FORGET_LAUNCHES, () => forgetLaunches(ports), { cron: '41 3 * * *' })
  const serve =
    (handle: Handle) =>
    async ({ headers, body }: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
      const provider = headers['x-provider']
      const key = keyOf(ports, provider)
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const timestamp = headers['x-timestamp']
      const call = { timestamp, signature: headers['x-signature'], body: raw }
      reply.header('cache-control', 'no-store')
      if (typeof provider !== 'string' || !key || !isSigned(key, call, ports.clock.now())) {
        reply.code(401)
        return { status: 'error', code: 'INVALID_SIGNATURE' }
      }
      const answer = handle(provider, fromJson(raw.toString('utf8')))
      if (answer) return await answer
      reply.code(400)
      return { status: 'error', code: 'INVALID_REQUEST' }
    }

  /** Reads a body by its form and does what it asks; null for a body that does not fit. */
  const route =
    <R>(read: (body: unknown) => R | null, act: Act<R>): Handle =>
    (provider, body) => {
      const request = read(body)
      return request === null ? null : act(ports, provider, request)
    }

  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LONGEST_BODY },
      (_request, body, done) => done(null, body)
    )
    const post = (name: string, handle: Handle) => scope.post(`/wallet/v1/${name}`, serve(handle))
    post('authenticate', route(readAuthenticateRequest, authenticateLaunch))
    post('bet', route(readBetRequest, bet))
    post('raise', route(readRaiseRequest, raise))
    post('win', route(readWinRequest, win))
    post('rollback', route(readRollbackRequest, rollback))
  })
}

type Act<R> = (ports: Ports, provider: string, request: R) => Promise<Answer>
