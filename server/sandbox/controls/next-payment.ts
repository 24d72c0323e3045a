import { plan } from '../../payments/desk/plans.ts'
import { playerControl } from '../control.ts'
import { object, TEXT_OR_NULL } from '../schemas.ts'

export const refuseNextPayment = playerControl({
  id: 'refuseNextPayment',
  method: 'POST',
  path: '/players/{playerId}/next-payment',
  summary: 'Has the player’s next card declined, whichever it is, or takes that back.',
  fields: {
    outcome: {
      type: 'choice',
      options: ['refused', 'insufficientFunds', 'expiredCard', 'asUsual'],
      default: 'refused',
      description: 'Why it is declined; `asUsual` lets it through'
    }
  },
  answer: object({ nextPayment: TEXT_OR_NULL }),
  run: async ({ db }, { outcome }, player) => {
    const reason = outcome === 'asUsual' ? null : outcome
    await plan(db.kysely, player.id, 'payment', reason)
    return { nextPayment: reason }
  }
})
