import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { SlotRefusal } from '#contract/wire/slot-play.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { history } from './history.ts'
import { type House, type Refused, refuse } from './house.ts'
import { findSession, openSession, sessionView } from './open-session.ts'
import { refill } from './play-money.ts'
import { settle } from './settle.ts'
import { spin } from './spin.ts'
import type { ProviderSession } from './tables.ts'

const STATUS: Partial<Record<SlotRefusal, number>> = {
  INVALID_REQUEST: 400,
  INVALID_TOKEN: 401,
  SESSION_ENDED: 401,
  ROUND_NOT_FOUND: 404,
  UNKNOWN: 500,
  WALLET_UNREACHABLE: 503
}

const TEXT = /^[\x21-\x7e]{1,200}$/

/** A text of a JSON body, or null when the body has none of that name. */
function textOf(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Object.getOwnPropertyDescriptor(body, name)?.value
  return typeof value === 'string' && TEXT.test(value) ? value : null
}

function bearerOf({ headers }: FastifyRequest): string | null {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ')
  return scheme === 'Bearer' && TEXT.test(token) ? token : null
}

type Answer = { readonly ok: object } | Refused

/** What the game's page asks of the provider. */
export function registerPlayApi(app: FastifyInstance, house: House): void {
  const { gamesUrl } = house.ports.config
  const answer = (reply: FastifyReply, given: Answer) => {
    reply.header('cache-control', 'no-store')
    if ('error' in given) reply.code(STATUS[given.error.code] ?? 409)
    return given
  }
  const post = (name: string, limit: number, act: (request: FastifyRequest) => Promise<Answer>) => {
    const config = { rateLimit: { max: limit, timeWindow: '1 minute' } }
    app.post(`/play/api/${name}`, { ...onOrigin(gamesUrl), config }, async (request, reply) =>
      answer(reply, await act(request))
    )
  }
  const playing =
    (act: (session: ProviderSession, body: unknown) => Promise<Answer>) =>
    async (request: FastifyRequest): Promise<Answer> => {
      const token = bearerOf(request)
      const session = token && (await findSession(house, token))
      return session ? await act(session, request.body) : refuse('INVALID_TOKEN')
    }

  post('session', 120, async ({ body }) => {
    const token = textOf(body, 'launchToken')
    const game = textOf(body, 'game')
    return token && game ? await openSession(house, token, game) : refuse('INVALID_TOKEN')
  })
  post(
    'resume',
    120,
    playing(session =>
      sessionView(house, session, session.mode === 'FUN' ? session.play_money : null)
    )
  )
  post(
    'spin',
    600,
    playing(async (session, body) => {
      const stake = textOf(body, 'stake')
      return stake ? await spin(house, session, stake) : refuse('INVALID_STAKE')
    })
  )
  post(
    'settle',
    600,
    playing(async (session, body) => {
      const round = textOf(body, 'roundId')
      return round ? await settle(house, session, round) : refuse('INVALID_REQUEST')
    })
  )
  post(
    'refill',
    30,
    playing(session => refill(house, session))
  )
  post(
    'history',
    120,
    playing(session => history(house, session))
  )
}
