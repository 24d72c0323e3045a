import type { Ports } from '../../ports.ts'
import type { StoredReward } from './tables.ts'

/** Tells every process the state of a reward. Call it after the commit. */
export const tellReward = ({ bus }: Ports, reward: StoredReward): Promise<void> =>
  bus.publish({
    kind: 'reward.updated',
    subject: reward.player_id,
    version: Number(reward.version),
    at: reward.updated_at.toISOString(),
    data: {
      assignationId: reward.id,
      status: reward.status,
      rewardId: reward.reward_id,
      name: reward.name,
      kind: reward.kind,
      claimType: reward.claim_type,
      currency: reward.currency,
      terms: { ...reward.terms },
      startsAt: reward.starts_at.toISOString(),
      endsAt: reward.ends_at?.toISOString() ?? null,
      expiresIn: reward.expires_in
    }
  })
