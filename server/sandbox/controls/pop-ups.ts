import { POP_UPS } from '#rules/pop-ups.ts'
import { addPopUp } from '../../capabilities/player/index.ts'
import { playerControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { list, object, TEXT } from '../schemas.ts'

export const showPopUp = playerControl({
  id: 'showPopUp',
  method: 'POST',
  path: '/players/{playerId}/pop-ups',
  summary: 'Has the player see a content overlay.',
  fields: {
    popUp: {
      type: 'choice',
      options: Object.keys(POP_UPS),
      default: 'safer-play',
      description: 'What it is about'
    }
  },
  answer: object({ popUpsNeeded: list(TEXT) }),
  run: async (ports, { popUp }, player) => {
    const changed = await addPopUp(ports, player.id, popUp)
    if (!changed) throw new SandboxRefusal(404, 'UNKNOWN_PLAYER')
    return { popUpsNeeded: changed.pop_ups_needed }
  }
})
