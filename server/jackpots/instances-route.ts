import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { enrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import {
  type Instance,
  ineligibility,
  optInOf,
  readInstances,
  statusOf
} from '../capabilities/jackpot/index.ts'
import type { Player } from '../capabilities/player/index.ts'
import { ticketsOf } from '../capabilities/raffle/index.ts'
import { tokenFrom } from '../context.ts'
import { allowAnybody, allowSite } from '../fan-out/cross-origin.ts'
import { onOrigin } from '../http/host-gate.ts'
import { authenticate } from '../identity/authenticate.ts'
import { isRaffle } from './boards.ts'
import type { Hall } from './hall.ts'
import { jackpotAnswer } from './jackpot-messages.ts'
import { raffleAnswer } from './raffle-messages.ts'

const PUBLIC = 'public, max-age=2'
const refusal = (statusCode: number) => Object.assign(new Error('refused'), { statusCode })

async function jackpots({ boards, ports }: Hall, source: string, player: Player | null) {
  const { config, db, clock } = ports
  const instances = await readInstances(db.kysely, source)
  if (instances.length === 0) throw refusal(404)
  const own = async (instance: Instance) =>
    player && {
      ineligible: ineligibility(config, instance, player, clock.now()),
      player: await statusOf(db.kysely, player, instance, clock.now())
    }
  return await Promise.all(
    instances.map(async instance => {
      const board = await boards.jackpot(instance.id)
      return board && { ...jackpotAnswer(board.standing), ...(await own(instance)) }
    })
  )
}

async function raffles({ boards, ports }: Hall, source: string, player: Player | null) {
  const { db, clock } = ports
  const { draws } = await boards.raffle(source)
  const optIn = player && (await optInOf(db.kysely, player.id, source))
  const tickets = player ? await ticketsOf(db.kysely, player.id, clock.now()) : []
  const own = (draw: string) =>
    player && {
      player: {
        opted_in: optIn?.opted_in ?? false,
        ticket_count: tickets.find(({ instance }) => instance === draw)?.count ?? 0
      }
    }
  const now = clock.now().toISOString()
  return draws.map(draw => ({ ...raffleAnswer(draw), server_time: now, ...own(draw.id) }))
}

/** The player whom a question names, proved by the token that comes with it. */
async function askingPlayer(
  { brand, ports }: Hall,
  named: string,
  authorization: string | undefined
): Promise<Player> {
  const known = await authenticate(ports, tokenFrom(authorization))
  if (!known) throw refusal(401)
  const { id: playerId, currency } = known.player
  if (named !== enrichedPlayerId({ playerId, currency, brand })) {
    ports.log.warn({ player: playerId }, 'a jackpot question named another player')
    throw refusal(403)
  }
  return known.player
}

type Question = FastifyRequest<{
  Params: { readonly source: string; readonly brand: string }
  Querystring: { readonly player_id?: unknown }
}>

/**
 * Tells what runs under a source. With a player in the address it is the player's own answer, for
 * nobody else to keep; without one anybody may read it, and caches may.
 */
export function serveInstances(app: FastifyInstance, hall: Hall): void {
  const { config } = hall.ports
  const options = {
    ...onOrigin(config.jackpotsUrl),
    config: { rateLimit: { max: 600, timeWindow: '1 minute' } }
  }
  app.get(
    '/v1/thrillpots/instances/source/:source/brand/:brand',
    options,
    async (request: Question, reply: FastifyReply) => {
      const { source, brand } = request.params
      const { player_id: named } = request.query
      if (named === undefined) {
        allowAnybody(reply)
        reply.header('cache-control', PUBLIC)
      } else allowSite(config, request, reply)
      if (named !== undefined && typeof named !== 'string') throw refusal(400)
      if (brand !== hall.brand) throw refusal(404)
      const player =
        named === undefined ? null : await askingPlayer(hall, named, request.headers.authorization)
      if (player) reply.header('cache-control', 'private, no-store')
      return isRaffle(source)
        ? await raffles(hall, source, player)
        : await jackpots(hall, source, player)
    }
  )
}
