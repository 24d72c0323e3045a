import { signedIn } from '../../context.ts'
import type { ClaimRewardResult, MutationResolvers } from '../../generated/main.ts'
import { playerRewardAnswer } from './answer.ts'
import { type Claim, claimReward as claim, declineReward as decline } from './claim.ts'
import { redeemCode } from './redeem.ts'
import { holdPlayer } from './store.ts'

function answerOf(claimed: Claim): ClaimRewardResult {
  if (claimed.status === 'ok') return { ok: playerRewardAnswer(claimed.reward) }
  const { code, reference } = claimed
  return { error: { code, reference: reference ?? null } }
}

export const claimReward: NonNullable<MutationResolvers['claimReward']> = async (
  _root,
  { rewardId, assignationId },
  context
) => {
  const { playerId } = signedIn(context)
  return answerOf(await claim(context.ports, { playerId, rewardId, assignationId }))
}

export const declineReward: NonNullable<MutationResolvers['declineReward']> = async (
  _root,
  { rewardId, assignationId },
  context
) => {
  const { playerId } = signedIn(context)
  return answerOf(await decline(context.ports, { playerId, rewardId, assignationId }))
}

export const redeemPromoCode: NonNullable<MutationResolvers['redeemPromoCode']> = async (
  _root,
  { code },
  context
) => {
  const { playerId } = signedIn(context)
  const redeemed = await redeemCode(context.ports, playerId, code)
  return redeemed.status === 'ok'
    ? { ok: playerRewardAnswer(redeemed.reward) }
    : { error: { code: redeemed.code } }
}

/** Turns offers off, or on again; says how it stands. */
export const setDeclinesRewards: NonNullable<MutationResolvers['setDeclinesRewards']> = async (
  _root,
  { declines },
  context
) => {
  const { playerId } = signedIn(context)
  await context.ports.db.transaction(async tx => {
    await holdPlayer(tx, playerId)
    await tx
      .insertInto('reward_players')
      .values({ player_id: playerId, declines })
      .onConflict(conflict => conflict.column('player_id').doUpdateSet({ declines }))
      .execute()
  })
  return declines
}
