import type { LimitPeriod } from '#config/licences.ts'
import { parseAmount, toDecimal } from '#rules/money.ts'
import { limitsOf, setLimitByHouse } from '../../capabilities/limits/index.ts'
import { publishPlayer } from '../../capabilities/player/index.ts'
import type { Ports } from '../../ports.ts'
import { playerControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { AMOUNT, list, object, TEXT } from '../schemas.ts'

const PERIODS = ['Day', 'Week', 'Month'] as const satisfies readonly LimitPeriod[]

export const limitDeposits = playerControl({
  id: 'limitDeposits',
  method: 'POST',
  path: '/players/{playerId}/deposit-limit',
  summary:
    'Sets a deposit limit of the player at once, in the player’s currency, or takes it away.',
  fields: {
    period: {
      type: 'choice',
      options: PERIODS,
      default: 'Day',
      description: 'By UTC; a week begins with its Monday'
    },
    amount: {
      type: 'string',
      maxLength: 12,
      optional: true,
      description: 'A decimal of the major unit; without it there is no limit any more'
    }
  },
  answer: object({ limits: list(object({ period: TEXT, amount: AMOUNT })) }),
  run: async (ports, { period, amount: typed }, { id: playerId, currency }) => {
    const parsed = typed === undefined ? undefined : parseAmount(typed, currency)
    if (parsed?.status === 'refused') throw new SandboxRefusal(400, 'INVALID_FIELD', 'amount')
    const place = { kind: 'Deposit', period, game: null } as const
    const value = parsed?.minor ?? null
    const player = await ports.db.transaction(tx =>
      setLimitByHouse(ports, tx, { playerId, place, value })
    )
    if (player) await publishPlayer(ports, player)
    return { limits: await limitsShown(ports, playerId) }
  }
})

/** The player's limits on deposits as the console tells them, the shortest period first. */
export async function limitsShown({ db }: Ports, playerId: string) {
  const limits = await limitsOf(db.kysely, playerId, ['Deposit'])
  return limits.flatMap(({ value, currency, period }) =>
    period === null || currency === null ? [] : [{ period, amount: toDecimal(value, currency) }]
  )
}
