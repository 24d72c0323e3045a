import { randomUUID } from 'node:crypto'

import type { Player } from '#server/capabilities/player/index.ts'
import {
  assignReward,
  type NewReward,
  rewardChanged,
  type StoredReward
} from '#server/capabilities/rewards/index.ts'
import { ask, type GraphqlAnswer, signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'

/** A player who may claim: the phone is proven, as registration asks for. */
export async function rewarded(platform: TestPlatform, options: PlayerOptions = {}) {
  const player = await newPlayer(platform, options)
  await change(platform, player, { is_phone_number_verified: true })
  const { accessToken } = await signInAs(platform, player.id)
  return { player, token: accessToken }
}

export type Rewarded = Awaited<ReturnType<typeof rewarded>>

export const change = (
  { ports }: TestPlatform,
  { id }: Pick<Player, 'id'>,
  changed: Partial<
    Pick<
      Player,
      | 'account_status'
      | 'exclusion_ends_at'
      | 'gamification_level'
      | 'is_phone_number_verified'
      | 'is_rewards_blocked'
      | 'number_of_deposits'
    >
  >
) => ports.db.kysely.updateTable('players').set(changed).where('id', '=', id).execute()

/** A reward of the house for a player: 5.00 to be claimed, unless told otherwise. */
export async function give(
  { ports }: TestPlatform,
  { id, currency }: Player,
  given: Partial<NewReward> = {}
): Promise<StoredReward> {
  const reward = await ports.db.transaction(tx =>
    assignReward(ports, tx, {
      playerId: id,
      key: randomUUID(),
      rewardId: 'harbour-gift',
      name: 'Harbour Gift',
      kind: 'Incentive',
      claimType: 'Manual',
      worth: { type: 'MoneyDrop', amount: 500n },
      currency,
      ...given
    })
  )
  await rewardChanged(ports, reward)
  return reward
}

const FIELDS = `
  assignationId status reason updatedAt
  reward {
    rewardId name expiresIn startsAt endsAt claimType rewardReason
    rewardType {
      __typename
      ... on FreeSpinReward { spins: amount value betLevel gameDescriptor { json } }
      ... on MoneyDropReward { money: amount currency }
      ... on BonusMoneyDropReward { bonus: amount currency wageringRequirementFactor maxPayout }
    }
  }`

export interface ToldReward {
  readonly assignationId: string
  readonly status: string
  readonly reason: string | null
  readonly reward: {
    readonly rewardId: string
    readonly name: string
    readonly startsAt: string
    readonly claimType: string
    readonly rewardReason: string
    readonly rewardType: Readonly<Record<string, unknown>>
  }
}

export interface Outcome {
  readonly ok: ToldReward | null
  readonly error: { readonly code: string; readonly reference?: string | null } | null
}

export const post = <T>(
  { url }: TestPlatform,
  token: string | undefined,
  query: string,
  variables: Readonly<Record<string, unknown>> = {}
): Promise<GraphqlAnswer<T>> =>
  ask<T>({ url: `${url}/graphql`, query, variables, ...(token !== undefined && { token }) })

async function outcomeOf(
  platform: TestPlatform,
  token: string,
  field: string,
  { reward_id, id }: Pick<StoredReward, 'id' | 'reward_id'>
): Promise<Outcome> {
  const query = `mutation ($rewardId: ID!, $assignationId: ID!) {
    outcome: ${field}(rewardId: $rewardId, assignationId: $assignationId) {
      ok { ${FIELDS} } error { code reference }
    }
  }`
  const variables = { rewardId: reward_id, assignationId: id }
  const { data, errors } = await post<{ outcome: Outcome }>(platform, token, query, variables)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.outcome
}

export const claim = (
  platform: TestPlatform,
  { token }: Pick<Rewarded, 'token'>,
  reward: Pick<StoredReward, 'id' | 'reward_id'>
) => outcomeOf(platform, token, 'claimReward', reward)

export const decline = (
  platform: TestPlatform,
  { token }: Pick<Rewarded, 'token'>,
  reward: Pick<StoredReward, 'id' | 'reward_id'>
) => outcomeOf(platform, token, 'declineReward', reward)

export async function redeem(
  platform: TestPlatform,
  { token }: Pick<Rewarded, 'token'>,
  code: string
): Promise<Outcome> {
  const query = `mutation ($code: String!) {
    outcome: redeemPromoCode(code: $code) { ok { ${FIELDS} } error { code } }
  }`
  const { data, errors } = await post<{ outcome: Outcome }>(platform, token, query, { code })
  if (!data) throw new Error(JSON.stringify(errors))
  return data.outcome
}

/** What the player's session is told of the viewer. */
export async function view<T>(
  platform: TestPlatform,
  { token }: Pick<Rewarded, 'token'>,
  fields: string
): Promise<T> {
  const query = `{ viewer { ${fields} } }`
  const { data, errors } = await post<{ viewer: T | null }>(platform, token, query)
  if (!data?.viewer) throw new Error(JSON.stringify(errors))
  return data.viewer
}

export async function listed(
  platform: TestPlatform,
  who: Pick<Rewarded, 'token'>,
  statuses: readonly string[] = ['Unclaimed', 'Scheduled'],
  rest = ''
): Promise<readonly ToldReward[]> {
  const { playerRewards } = await view<{
    playerRewards: { edges: readonly { node: ToldReward }[] }
  }>(
    platform,
    who,
    `playerRewards(statuses: [${statuses.join(' ')}] ${rest}) { edges { node { ${FIELDS} } } }`
  )
  return playerRewards.edges.map(({ node }) => node)
}

export async function statusOf({ ports }: TestPlatform, { id }: Pick<StoredReward, 'id'>) {
  const { status } = await ports.db.kysely
    .selectFrom('reward_assignments')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

export const minutes = ({ ports }: TestPlatform, count: number): Date =>
  new Date(ports.clock.now().getTime() + count * 60_000)

/** Moves the platform's time on and has it do what waited for that. */
export async function pass(platform: TestPlatform, count: number): Promise<void> {
  await platform.ports.clock.move(minutes(platform, count))
  await platform.ports.jobs.run('rewards.turn')
}
