import { DROPS, RAFFLES } from '#config/raffles.ts'
import { drawNow, drawRecord } from '../../capabilities/raffle/index.ts'
import { platformControl } from '../control.ts'
import { COUNT, object, TEXT_OR_NULL } from '../schemas.ts'

export const drawRaffle = platformControl({
  id: 'drawRaffle',
  method: 'POST',
  path: '/raffles/draw',
  summary: 'Makes the running draw of a raffle now; another runs for the rest of its time.',
  fields: {
    drop: {
      type: 'choice',
      options: DROPS,
      default: 'hourly',
      description: 'Which of the three draws'
    }
  },
  answer: object({ draw: TEXT_OR_NULL, tickets: COUNT, winners: COUNT }),
  run: async (ports, { drop }) => {
    const draw = await drawNow(ports, RAFFLES[drop].source)
    const record = draw && (await drawRecord(ports.db.kysely, draw, ports.clock.now()))
    return record && record.status === 'drawn'
      ? { draw, tickets: record.ticket_count, winners: record.winners.length }
      : { draw, tickets: 0, winners: 0 }
  }
})
