import { destroySessionsOf } from '../../capabilities/session/index.ts'
import { playerControl } from '../control.ts'
import { COUNT, object } from '../schemas.ts'

export const endSessions = playerControl({
  id: 'endSessions',
  method: 'POST',
  path: '/players/{playerId}/end-sessions',
  summary: 'Ends every session of the player, in all tabs and on all devices.',
  fields: {
    reason: {
      type: 'choice',
      options: ['SESSION_EXPIRED', 'LOGGED_IN_FROM_ANOTHER_DEVICE', 'JWT_EXPIRED', 'LOGGED_OUT'],
      default: 'SESSION_EXPIRED',
      description: 'What the player is told'
    }
  },
  answer: object({ ended: COUNT }),
  run: async (ports, { reason }, player) => ({
    ended: await destroySessionsOf(ports, player.id, reason)
  })
})
