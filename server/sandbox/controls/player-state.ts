import { changePlayer, publishPlayer } from '../../capabilities/player/index.ts'
import { playerControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { PLAYER_SCHEMA, viewOf } from './player-view.ts'

export const changeState = playerControl({
  id: 'changeState',
  method: 'POST',
  path: '/players/{playerId}/state',
  summary: 'Changes what the house knows of the player; what is not given stays.',
  fields: {
    accountStatus: {
      type: 'choice',
      options: ['Open', 'Closed'],
      optional: true,
      description: 'A closed account can not play or deposit'
    },
    kycStatus: {
      type: 'choice',
      options: ['Done', 'NotRequired', 'Required'],
      optional: true,
      description: 'Whether the player’s identity has been checked'
    },
    deposits: {
      type: 'choice',
      options: ['allowed', 'blocked'],
      optional: true,
      description: 'The customer flag isDepositsBlocked'
    }
  },
  answer: PLAYER_SCHEMA,
  run: async (ports, { accountStatus, kycStatus, deposits }, player) => {
    const changed = await ports.db.transaction(tx =>
      changePlayer(tx, player.id, {
        ...(accountStatus && {
          account_status: accountStatus,
          account_closure_cause: accountStatus === 'Closed' ? 'Other' : null
        }),
        ...(kycStatus && { kyc_status: kycStatus }),
        ...(deposits && { is_deposits_blocked: deposits === 'blocked' })
      })
    )
    if (!changed) throw new SandboxRefusal(404, 'UNKNOWN_PLAYER')
    await publishPlayer(ports, changed)
    return await viewOf(ports, changed)
  }
})
