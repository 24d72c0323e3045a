import type { FastifyInstance } from 'fastify'

import { TABLES } from '#config/catalogue/tables.ts'
import { type LiveLobby, MOST_RESULTS } from '#contract/wire/live-lobby.ts'
import { ORDER } from '#engine/wheel/wheel.ts'
import { onOrigin } from '../../http/host-gate.ts'
import type { Ports } from '../../ports.ts'
import { isLive } from '../provider/seeds-for.ts'
import { slotAt } from './schedule.ts'

/** Tells anybody how the live tables stand: how many sit there, and what the wheel gave last. */
export function registerLiveLobby(app: FastifyInstance, ports: Ports): void {
  app.get('/play/live/tables', onOrigin(ports.config.gamesUrl), async (_request, reply) => {
    const games = Object.keys(TABLES).filter(isLive)
    const lobby: LiveLobby = {
      tables: await Promise.all(games.map(game => standingOf(ports, game)))
    }
    return reply.header('cache-control', 'public, max-age=2').send(lobby)
  })
}

async function standingOf({ db, clock }: Ports, game: string) {
  const number = BigInt(slotAt(clock.now()).number)
  const [seats, results] = await Promise.all([
    db.kysely
      .selectFrom('provider_rounds')
      .select(({ fn }) => fn.countAll<bigint>().as('players'))
      .where('game', '=', game)
      .where('live_number', '=', number)
      .where('mode', '=', 'REAL')
      .where('status', 'in', ['playing', 'decided', 'settled'])
      .executeTakeFirstOrThrow(),
    db.kysely
      .selectFrom('live_rounds')
      .select('segment')
      .where('game', '=', game)
      .where('number', '<', number)
      .orderBy('number', 'desc')
      .limit(MOST_RESULTS)
      .execute()
  ])
  return {
    game,
    isOpen: true,
    players: Number(seats.players),
    results: results.flatMap(({ segment }) => ORDER[segment] ?? [])
  }
}
