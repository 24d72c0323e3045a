import { takeBack } from '../../payments/desk/steps.ts'
import { playerControl } from '../control.ts'
import { COUNT, object } from '../schemas.ts'

export const takeDepositBack = playerControl({
  id: 'takeDepositBack',
  method: 'POST',
  path: '/players/{playerId}/deposit-back',
  summary: 'Has the player’s latest paid deposit charged back or refunded, if there is one.',
  fields: {
    how: {
      type: 'choice',
      options: ['chargedBack', 'refunded'],
      default: 'chargedBack',
      description: 'The customer’s bank takes it, or the provider gives it'
    },
    depositId: {
      type: 'string',
      maxLength: 100,
      optional: true,
      description: 'Another one than the latest'
    }
  },
  answer: object({ moved: COUNT }),
  run: async (ports, { how, depositId }, player) => {
    const paid = ports.db.kysely
      .selectFrom('desk_payments')
      .select('id')
      .where('customer', '=', player.id)
      .where('status', '=', 'captured')
      .orderBy('changed_at', 'desc')
    const asked = depositId === undefined ? paid : paid.where('reference', '=', depositId)
    const found = await asked.executeTakeFirst()
    if (!found) return { moved: 0 }
    await takeBack(ports, found.id, how)
    return { moved: 1 }
  }
})
