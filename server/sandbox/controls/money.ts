import { assetOf, parseAmount } from '#rules/money.ts'
import { walletChanged } from '../../capabilities/wallet/index.ts'
import { playerControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { PLAYER_SCHEMA, viewOf } from './player-view.ts'

export const giveMoney = playerControl({
  id: 'giveMoney',
  method: 'POST',
  path: '/players/{playerId}/money',
  summary: 'Puts money from nowhere into a purse of the player, in the player’s currency.',
  fields: {
    amount: {
      type: 'string',
      maxLength: 12,
      default: '100',
      description: 'A decimal of the major unit, above zero'
    },
    purse: {
      type: 'choice',
      options: ['cash', 'bonus'],
      default: 'cash',
      description: 'Which purse it goes to'
    }
  },
  answer: PLAYER_SCHEMA,
  run: async (ports, { amount: typed, purse }, player) => {
    const parsed = parseAmount(typed, player.currency)
    if (parsed.status === 'refused') throw new SandboxRefusal(400, 'INVALID_FIELD', 'amount')
    const amount = parsed.minor
    const posted = await ports.db.transaction(tx =>
      ports.ledger.post(tx, {
        key: `sandbox:${ports.random.uuid()}`,
        postings: [
          {
            from: 'world',
            to: `player:${player.id}:${purse}`,
            asset: assetOf(player.currency),
            amount
          }
        ],
        meta: { kind: 'sandbox' }
      })
    )
    const moneyType = purse === 'cash' ? 'real' : 'bonus'
    await walletChanged(ports, player.id, { amount, moneyType, posted })
    return await viewOf(ports, player)
  }
})
