import { engineWorld } from '../../sports-feed/engine-world.ts'
import { orderMatch, playNow } from '../../sports-feed/order-match.ts'
import type { OrderKind } from '../../sports-feed/tables.ts'
import { platformControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { object, TEXT } from '../schemas.ts'

export const playMatch = platformControl({
  id: 'playMatch',
  method: 'POST',
  path: '/sportsbook/matches',
  summary: 'Has the house’s own provider play a match now, as fast as is wanted.',
  fields: {
    competition: {
      type: 'string',
      maxLength: 60,
      default: 'aurora-league',
      description: 'The competition, by its identity'
    },
    speed: {
      type: 'integer',
      minimum: 1,
      maximum: 50,
      default: 20,
      description: 'How much faster than life it is played'
    }
  },
  answer: object({ event: TEXT }),
  run: async (ports, wanted) => {
    const { config } = ports
    if (config.sportsFeed !== 'ours') throw new SandboxRefusal(409, 'NO_OWN_FEED')
    const world = engineWorld(Buffer.from(config.secrets.sports.world))
    const fixture = await playNow(ports, world, wanted)
    if (!fixture) throw new SandboxRefusal(404, 'UNKNOWN_COMPETITION')
    return { event: fixture.id }
  }
})

const STEPS = {
  suspend: 'halt',
  resume: 'resume',
  abandon: 'abandon',
  postpone: 'postpone',
  overturn: 'overturn'
} as const satisfies Readonly<Record<string, OrderKind>>

export const steerMatch = platformControl({
  id: 'steerMatch',
  method: 'POST',
  path: '/sportsbook/matches/steps',
  summary:
    'Has the house’s own provider stop the prices of a match, release them, postpone it by twenty hours, abandon it, or take its last settlement back and settle it otherwise.',
  fields: {
    event: { type: 'string', maxLength: 80, description: 'The event, by its identity' },
    step: {
      type: 'choice',
      options: ['suspend', 'resume', 'postpone', 'abandon', 'overturn'],
      default: 'suspend',
      description: 'What the provider does'
    }
  },
  answer: object({ event: TEXT }),
  run: async (ports, { event, step }) => {
    if (ports.config.sportsFeed !== 'ours') throw new SandboxRefusal(409, 'NO_OWN_FEED')
    await orderMatch(ports, event, STEPS[step])
    return { event }
  }
})
