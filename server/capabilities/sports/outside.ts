import type { FastifyInstance } from 'fastify'

import { isCurrency } from '#config/currencies.ts'
import { isLocale } from '#config/locales.ts'
import { SPORTS } from '#config/sports/book.ts'
import { fromJson } from '#contract/wire/fit.ts'
import {
  BOOK_CLIENT,
  BOOK_SESSION_PATH,
  type BookSessionAnswer,
  readBookSessionRequest
} from '#contract/wire/outside-book.ts'
import { toDecimal } from '#rules/money.ts'
import { playerOf, signedIn } from '../../context.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import { keepBytes, readSigned } from '../../http/client-call.ts'
import { findRunning } from '../../identity/authenticate.ts'
import type { Ports } from '../../ports.ts'
import { takeLaunch, writeLaunch } from '../games/index.ts'
import { readWallet } from '../wallet/index.ts'
import { outsideBarrier } from './gate.ts'

const LARGEST_BODY = 4096

/** Gives a player's page a token for the frame of an outside book: good once, and for two minutes. */
export const openSportsFrame: NonNullable<MutationResolvers['openSportsFrame']> = async (
  _root,
  { locale },
  context
) => {
  const { id: sessionId } = signedIn(context)
  const player = playerOf(context)
  const { ports, request } = context
  if (!ports.config.outsideBook) return { error: { code: 'RESTRICTED' } }
  const barrier = await outsideBarrier(ports, player)
  if (barrier) return { error: { code: barrier } }
  const { country, currency } = player
  if (!isCurrency(currency)) throw new RangeError(`A player's currency is none: ${currency}`)
  const token = await writeLaunch(ports, {
    game: SPORTS,
    mode: 'REAL',
    player_id: player.id,
    session_id: sessionId,
    currency,
    locale: isLocale(locale) ? locale : request.locale,
    country
  })
  return { ok: { token, currency } }
}

/** Whose token it is, told once, to a player who may bet and whose session runs. */
async function sessionOf(ports: Ports, token: string): Promise<BookSessionAnswer> {
  const { clock, db } = ports
  const now = clock.now()
  const launch = await takeLaunch(db.kysely, token, { opens: 'book', at: now })
  if (!launch?.player_id || !launch.session_id) return { status: 'error', code: 'INVALID_TOKEN' }
  if (launch.expires_at <= now) return { status: 'error', code: 'TOKEN_EXPIRED' }
  const { country, currency, locale, player_id: playerId, session_id: sessionId } = launch
  const running = await findRunning(ports, sessionId)
  if (!running) return { status: 'error', code: 'SESSION_ENDED' }
  if (await outsideBarrier(ports, running.player))
    return { status: 'error', code: 'PLAYER_BLOCKED' }
  const { cash } = await readWallet(db.kysely, playerId, currency)
  return { status: 'ok', playerId, currency, locale, country, balance: toDecimal(cash, currency) }
}

/** Tells an outside book whom a token is for: signed, recent, and each token once. */
export function serveOutsideBook(app: FastifyInstance, ports: Ports): void {
  const { config } = ports
  if (!config.outsideBook) return
  const key = { clientId: BOOK_CLIENT, secret: config.secrets.outsideBook.secret }
  app.register(async scope => {
    keepBytes(scope, LARGEST_BODY)
    scope.post(BOOK_SESSION_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const text = readSigned(ports, key, request)
      if (text === undefined) return await reply.code(401).send({ status: 'error' })
      const asked = readBookSessionRequest(fromJson(text))
      if (!asked) return await reply.code(400).send({ status: 'error' })
      return await sessionOf(ports, asked.token)
    })
  })
}
