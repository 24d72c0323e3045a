import { SOURCES_OF_WEALTH } from '#config/source-of-wealth.ts'
import {
  changeKnownTold,
  decideWealth as decide,
  isWealthCategory
} from '../../capabilities/compliance/index.ts'
import { playerControl } from '../control.ts'
import { COUNT, object } from '../schemas.ts'

const DAYS_MS = 14 * 86_400_000

export const decideWealth = playerControl({
  id: 'decideWealth',
  method: 'POST',
  path: '/players/{playerId}/source-of-wealth/decide',
  summary: 'Decides on what the player has answered of where their money comes from.',
  fields: {
    decision: {
      type: 'choice',
      options: ['accepted', 'refused'],
      default: 'accepted',
      description: 'What is refused is asked for anew, for two weeks'
    },
    category: {
      type: 'choice',
      options: Object.keys(SOURCES_OF_WEALTH),
      optional: true,
      description: 'What the house wants to see after a refusal'
    },
    comment: {
      type: 'string',
      maxLength: 500,
      optional: true,
      description: 'What the player reads of it'
    }
  },
  answer: object({ decided: COUNT }),
  run: async (ports, { decision, category, comment = null }, { id }) => {
    const asked = {
      category: isWealthCategory(category) ? category : null,
      comment,
      dueAt: new Date(ports.clock.now().getTime() + DAYS_MS)
    }
    const decided = await ports.db.transaction(tx =>
      decide(
        ports,
        tx,
        id,
        decision === 'accepted' ? { status: decision } : { status: 'refused', ...asked }
      )
    )
    if (!decided) return { decided: 0 }
    await changeKnownTold(ports, { player: decided })
    return { decided: 1 }
  }
})
