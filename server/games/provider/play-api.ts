import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { SlotRefusal } from '#contract/wire/slot-play.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { liveTable } from '../live/live-table.ts'
import { history, pastRound } from './history.ts'
import { type House, type Refused, refuse } from './house.ts'
import { move } from './move.ts'
import { findSession, openSession, sessionView } from './open-session.ts'
import { refill } from './play-money.ts'
import { isLive } from './seeds-for.ts'
import { settle } from './settle.ts'
import { start } from './start.ts'
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

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null
    ? Object.getOwnPropertyDescriptor(body, name)?.value
    : undefined

/** A text of a JSON body, or null when the body has none of that name. */
function textOf(body: unknown, name: string): string | null {
  const value = fieldOf(body, name)
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
    'start',
    600,
    playing(async (session, body) => {
      const freeSpins = textOf(body, 'freeSpins')
      const isOdd = freeSpins === null && fieldOf(body, 'freeSpins') !== undefined
      // What was meant as free is never staked by the player.
      if (isOdd) return refuse('INVALID_REQUEST')
      const asked = { opening: body, clientSeed: fieldOf(body, 'clientSeed') }
      return await start(house, session, { ...asked, freeSpins: freeSpins ?? undefined })
    })
  )
  post(
    'move',
    1200,
    playing(async (session, body) => {
      const [roundId, made, at] = [
        textOf(body, 'roundId'),
        textOf(body, 'move'),
        fieldOf(body, 'at')
      ]
      return roundId && made && typeof at === 'number'
        ? await move(house, session, { roundId, move: made, at })
        : refuse('INVALID_REQUEST')
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
    playing((session, body) => history(house, session, textOf(body, 'before')))
  )
  post(
    'live',
    240,
    playing(async ({ game }) =>
      isLive(game) ? { ok: await liveTable(house.ports, game) } : refuse('INVALID_REQUEST')
    )
  )
  post(
    'round',
    120,
    playing(async (session, body) => {
      const round = textOf(body, 'roundId')
      return round ? await pastRound(house, session, round) : refuse('INVALID_REQUEST')
    })
  )
}
