import { parseAmount, toDecimal } from '#rules/money.ts'
import type { Player } from '../../capabilities/player/index.ts'
import {
  assignReward,
  endWaiting,
  linkedRewards,
  payNow,
  type RewardWorth,
  rewardChanged
} from '../../capabilities/rewards/index.ts'
import type { Ports } from '../../ports.ts'
import { platformControl, playerControl } from '../control.ts'
import type { Input } from '../field.ts'
import { SandboxRefusal } from '../refusal.ts'
import { AMOUNT, COUNT, list, MOMENT, object, TEXT } from '../schemas.ts'

const FIELDS = {
  reward: {
    type: 'choice',
    options: ['FreeSpins', 'MoneyDrop', 'BonusMoneyDrop'],
    default: 'FreeSpins',
    description: 'What is given'
  },
  amount: {
    type: 'string',
    maxLength: 12,
    default: '0.20',
    description: 'In the player’s currency: of money or bonus, or what one spin stakes at least'
  },
  count: {
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    default: 10,
    description: 'How many spins'
  },
  game: {
    type: 'string',
    maxLength: 80,
    default: 'pearl-drift',
    description: 'The slot that spins are for, by its name in addresses'
  },
  factor: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 30,
    description: 'How often bonus money has to be wagered'
  },
  claim: {
    type: 'choice',
    options: ['Manual', 'Automatic'],
    default: 'Manual',
    description: 'Whether the player has to claim it'
  },
  startsInMinutes: {
    type: 'integer',
    minimum: 0,
    maximum: 525_600,
    default: 0,
    description: 'Until then it is scheduled'
  },
  endsInMinutes: {
    type: 'integer',
    minimum: 1,
    maximum: 525_600,
    optional: true,
    description: 'Until when it can be claimed, from now; without it there is no end'
  }
} as const

const NAMES = {
  FreeSpins: 'Tide of Spins',
  MoneyDrop: 'Harbour Gift',
  BonusMoneyDrop: 'Tailwind'
} as const

function worthOf(given: Input<typeof FIELDS>, { currency }: Player): RewardWorth {
  const { amount: typed, count, factor, game, reward } = given
  const parsed = parseAmount(typed, currency)
  if (parsed.status === 'refused') throw new SandboxRefusal(400, 'INVALID_FIELD', 'amount')
  const { minor } = parsed
  switch (reward) {
    case 'FreeSpins':
      return { type: reward, spins: count, value: minor, game }
    case 'MoneyDrop':
      return { type: reward, amount: minor }
    case 'BonusMoneyDrop':
      return { type: reward, amount: minor, factor }
    default:
      return reward satisfies never
  }
}

async function give(ports: Ports, player: Player, given: Input<typeof FIELDS>) {
  const from = (minutes: number) => new Date(ports.clock.now().getTime() + minutes * 60_000)
  const { claim, endsInMinutes, reward, startsInMinutes } = given
  return await ports.db.transaction(tx =>
    assignReward(ports, tx, {
      playerId: player.id,
      key: `sandbox:${ports.random.uuid()}`,
      rewardId: `sandbox-${reward}`,
      name: NAMES[reward],
      kind: 'Incentive',
      claimType: claim,
      worth: worthOf(given, player),
      currency: player.currency,
      startsAt: from(startsInMinutes),
      endsAt: endsInMinutes === undefined ? null : from(endsInMinutes)
    })
  )
}

export const giveReward = playerControl({
  id: 'giveReward',
  method: 'POST',
  path: '/players/{playerId}/rewards',
  summary: 'Gives the player a reward of any type, now or in so many minutes.',
  fields: FIELDS,
  answer: object({ assignationId: TEXT, status: TEXT }),
  run: async (ports, given, player) => {
    try {
      const reward = await give(ports, player, given)
      await rewardChanged(ports, reward)
      return { assignationId: reward.id, status: reward.status }
    } catch (error) {
      // A game that has no spins is the one thing the fields can not tell.
      if (error instanceof RangeError) throw new SandboxRefusal(400, 'INVALID_FIELD', 'game')
      throw error
    }
  }
})

export const endRewards = playerControl({
  id: 'endRewards',
  method: 'POST',
  path: '/players/{playerId}/rewards/end',
  summary: 'Has the rewards that wait or are to come run out, or takes them away.',
  fields: {
    as: {
      type: 'choice',
      options: ['Expired', 'Removed'],
      default: 'Expired',
      description: 'How they end'
    }
  },
  answer: object({ ended: COUNT }),
  run: async (ports, { as }, player) => ({ ended: await endWaiting(ports, player.id, as) })
})

export const payCashback = playerControl({
  id: 'payCashback',
  method: 'POST',
  path: '/players/{playerId}/cashback',
  summary: 'Pays the cashback of the running week now; what is played later in it is not paid.',
  fields: {},
  answer: object({ paid: AMOUNT }),
  run: async (ports, _given, player) => {
    const reward = await payNow(ports, player.id)
    const minor = reward?.terms.type === 'MoneyDrop' ? BigInt(reward.terms.amount) : 0n
    return { paid: toDecimal(minor, player.currency) }
  }
})

export const listLinkedRewards = platformControl({
  id: 'listLinkedRewards',
  method: 'GET',
  path: '/rewards/linked',
  summary: 'Rewards of codes whose player is linked with another who has used the code.',
  fields: {},
  answer: object({
    rewards: list(
      object({ assignationId: TEXT, playerId: TEXT, linkedTo: TEXT, name: TEXT, at: MOMENT })
    )
  }),
  run: async ({ db }) => {
    const flagged = await linkedRewards(db.kysely)
    return {
      rewards: flagged.map(reward => ({
        assignationId: reward.id,
        playerId: reward.player_id,
        linkedTo: reward.linked_to,
        name: reward.name,
        at: reward.assigned_at.toISOString()
      }))
    }
  }
})
