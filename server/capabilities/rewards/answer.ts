import { BONUS_TERMS } from '#config/bonus-terms.ts'
import { SHELF } from '#config/catalogue/games.ts'
import type { GameDescriptor } from '#contract/wire/game-descriptor.ts'
import type { PlayerReward, Reward, RewardType } from '../../generated/main.ts'
import type { StoredReward } from './tables.ts'

const BY_SLUG = new Map(SHELF.map(game => [game.title.slug, game]))

/** What a tile needs of the game that spins are for. */
function descriptorOf(slug: string): GameDescriptor | null {
  const game = BY_SLUG.get(slug)
  if (!game) return null
  const { title, studio, isLive, rtp } = game
  return {
    gameId: slug,
    slug,
    name: title.name,
    studio: studio.name,
    image: `/art/tiles/${slug}`,
    isLiveCasinoGame: isLive,
    rtp: Number(rtp)
  }
}

/** What a reward is, beside its state. */
export type RewardFacts = Pick<
  StoredReward,
  | 'claim_type'
  | 'currency'
  | 'ends_at'
  | 'expires_in'
  | 'kind'
  | 'name'
  | 'reward_id'
  | 'starts_at'
  | 'terms'
>

function typeAnswer({ currency, name, terms }: RewardFacts): RewardType {
  const money = (minor: string) => ({ minor: BigInt(minor), currency })
  switch (terms.type) {
    case 'MoneyDrop':
      return { __typename: 'MoneyDropReward', name, amount: money(terms.amount), currency }
    case 'BonusMoneyDrop': {
      const { maxPayoutTimes: times } = BONUS_TERMS
      const most = times === null ? null : { minor: BigInt(terms.amount) * times, currency }
      return {
        __typename: 'BonusMoneyDropReward',
        name,
        amount: money(terms.amount),
        currency,
        wageringRequirementFactor: terms.factor,
        maxPayout: most
      }
    }
    case 'FreeSpins': {
      const json = descriptorOf(terms.game)
      return {
        __typename: 'FreeSpinReward',
        name,
        amount: terms.spins,
        value: money(terms.value),
        betLevel: terms.betLevel,
        gameDescriptor: json && { url: null, json }
      }
    }
    default:
      return terms satisfies never
  }
}

export const rewardAnswer = (facts: RewardFacts): Reward => ({
  rewardId: facts.reward_id,
  name: facts.name,
  expiresIn: facts.expires_in,
  startsAt: facts.starts_at,
  endsAt: facts.ends_at,
  claimType: facts.claim_type,
  rewardReason: facts.kind,
  rewardType: typeAnswer(facts)
})

export const playerRewardAnswer = (stored: StoredReward): PlayerReward => ({
  reward: rewardAnswer(stored),
  assignationId: stored.id,
  assignedAt: stored.assigned_at,
  updatedAt: stored.updated_at,
  reason: stored.reason,
  status: stored.status,
  reference: stored.reference
})
