import { rejectWithdrawal, releaseWithdrawal } from '../../capabilities/cashier/index.ts'
import { returnPayout } from '../../payments/desk/payouts.ts'
import { plan } from '../../payments/desk/plans.ts'
import type { Ports } from '../../ports.ts'
import { playerControl } from '../control.ts'
import { COUNT, object, TEXT_OR_NULL } from '../schemas.ts'

const STEPS = ['release', 'reject', 'pay', 'return'] as const

type Step = (typeof STEPS)[number]

export const moveWithdrawal = playerControl({
  id: 'moveWithdrawal',
  method: 'POST',
  path: '/players/{playerId}/withdrawal',
  summary:
    'Takes the player’s latest withdrawal that can go so a step on its way, if there is one.',
  fields: {
    step: {
      type: 'choice',
      options: STEPS,
      default: 'release',
      description:
        'The house lets it go or rejects it, the provider pays it, or the bank sends it back'
    },
    withdrawalId: {
      type: 'string',
      maxLength: 100,
      optional: true,
      description: 'Another one than the latest'
    }
  },
  answer: object({ moved: COUNT }),
  run: async (ports, { step, withdrawalId }, player) => {
    const newest = ports.db.kysely
      .selectFrom('withdrawals')
      .select('id')
      .where('player_id', '=', player.id)
      .orderBy('created_at', 'desc')
    const asked = withdrawalId === undefined ? newest : newest.where('id', '=', withdrawalId)
    for (const { id } of await asked.execute())
      if (await isTaken(ports, id, step)) return { moved: 1 }
    return { moved: 0 }
  }
})

async function isTaken(ports: Ports, id: string, step: Step): Promise<boolean> {
  switch (step) {
    case 'release':
      return await releaseWithdrawal(ports, id)
    case 'reject':
      return await rejectWithdrawal(ports, id)
    case 'pay':
      return await payNow(ports, id)
    case 'return':
      return await sendBack(ports, id)
    default:
      return step satisfies never
  }
}

const payoutOf = ({ db }: Ports, reference: string) =>
  db.kysely
    .selectFrom('desk_payouts')
    .select(['id', 'status'])
    .where('reference', '=', reference)
    .executeTakeFirst()

/** The provider does it in its own job, as it would at its time. */
async function payNow(ports: Ports, reference: string): Promise<boolean> {
  const payout = await payoutOf(ports, reference)
  if (payout?.status !== 'accepted') return false
  await ports.db.kysely
    .updateTable('desk_payouts')
    .set({ due_at: ports.clock.now() })
    .where('id', '=', payout.id)
    .execute()
  await ports.jobs.run('desk.payouts')
  return true
}

async function sendBack(ports: Ports, reference: string): Promise<boolean> {
  const payout = await payoutOf(ports, reference)
  if (payout?.status !== 'paid') return false
  await returnPayout(ports, payout.id)
  return true
}

export const refuseNextPayout = playerControl({
  id: 'refuseNextPayout',
  method: 'POST',
  path: '/players/{playerId}/next-payout',
  summary: 'Has the provider refuse the player’s next payout when it is due, or takes that back.',
  fields: {
    outcome: {
      type: 'choice',
      options: ['refused', 'asUsual'],
      default: 'refused',
      description: '`asUsual` has it paid'
    }
  },
  answer: object({ nextPayout: TEXT_OR_NULL }),
  run: async ({ db }, { outcome }, player) => {
    const nextPayout = outcome === 'asUsual' ? null : outcome
    await plan(db.kysely, player.id, 'payout', nextPayout)
    return { nextPayout }
  }
})
