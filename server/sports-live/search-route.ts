import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { COMPETITIONS } from '#config/sports/competitions.ts'
import { TEAMS } from '#config/sports/teams.ts'
import type { SportsFound } from '#contract/wire/sports-found.ts'
import { compareLive, isListed } from '#rules/sports/live-board.ts'
import { allowSite } from '../fan-out/cross-origin.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Hall } from './hall.ts'
import { MOMENT } from './topics-route.ts'

const SHORTEST = 2
const LONGEST = 60
const MOST = 20

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word that is asked for begins a word of a name. */
function finderOf(asked: string): (names: readonly string[]) => boolean {
  const wanted = plain(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
  return names => {
    const words = plain(names.join(' ')).split(/[^\p{L}\p{N}]+/u)
    return wanted.length > 0 && wanted.every(each => words.some(word => word.startsWith(each)))
  }
}

/** What is found for some words: matches that lists show, competitions and sides. */
function found({ board }: Hall, asked: string): SportsFound {
  const isIt = finderOf(asked)
  const listed = [...board.listed()].filter(isListed).sort(compareLive)
  const eventOf = (team: string) =>
    listed.find(({ sides }) => sides.some(({ id }) => id === team))?.id ?? null
  return {
    events: listed
      .filter(({ sides }) => isIt(sides.map(({ name }) => name)))
      .slice(0, MOST)
      .map(({ id, sport, competition, startsAt, status, sides }) => ({
        id,
        sport,
        competition,
        startsAt,
        status,
        sides
      })),
    competitions: COMPETITIONS.filter(({ name }) => isIt([name]))
      .slice(0, MOST)
      .map(({ id, name, sport }) => ({ id, name, sport })),
    teams: TEAMS.filter(({ name }) => isIt([name]))
      .slice(0, MOST)
      .map(({ id, name, competition }) => ({ id, name, competition, event: eventOf(id) }))
  }
}

/** Finds matches, competitions and sides by the beginnings of words: `/v1/search?q=`. */
export function serveSearch(app: FastifyInstance, hall: Hall): void {
  const { config } = hall.ports
  app.get(
    '/v1/search',
    { ...onOrigin(config.sportsUrl), config: { rateLimit: { max: 240, timeWindow: '1 minute' } } },
    async (
      request: FastifyRequest<{ Querystring: { readonly q?: unknown } }>,
      reply: FastifyReply
    ) => {
      allowSite(config, request, reply)
      const { q } = request.query
      if (typeof q !== 'string' || q.length > LONGEST)
        throw Object.assign(new Error('no question'), { statusCode: 400 })
      reply.header('cache-control', MOMENT)
      if (q.trim().length < SHORTEST) return { events: [], competitions: [], teams: [] }
      await hall.open()
      return found(hall, q)
    }
  )
}
