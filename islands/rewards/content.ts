import type { PlayerReward, RewardContent } from '#stores/rewards/reward.ts'

export interface RewardGame {
  readonly slug: string
  readonly name: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The game that free spins are for; undefined where it was not told. */
export function gameOf(content: RewardContent | null): RewardGame | undefined {
  if (content?.__typename !== 'FreeSpinReward') return undefined
  const json = content.gameDescriptor?.json
  if (!isRecord(json)) return undefined
  const { slug, name } = json
  return typeof slug === 'string' && typeof name === 'string' && /^[a-z0-9-]+$/.test(slug)
    ? { slug, name }
    : undefined
}

const PICTURES = {
  FreeSpinReward: '/art/symbols/fruit/sevens-256.webp',
  MoneyDropReward: '/art/rewards/coin-320.webp',
  BonusMoneyDropReward: '/art/symbols/gems/sapphire-256.webp'
} as const satisfies Record<RewardContent['__typename'], string>

const CASHBACK = '/art/symbols/vault/coins-256.webp'

export interface Picture {
  readonly source: string
  readonly isTile: boolean
}

/** The game's tile, or what the reward consists of. */
export function pictureOf({ reward }: PlayerReward): Picture {
  const { rewardReason, rewardType } = reward
  const game = gameOf(rewardType)
  if (game) return { source: `/art/tiles/${game.slug}-240.webp`, isTile: true }
  if (rewardReason === 'Cashback') return { source: CASHBACK, isTile: false }
  return { source: PICTURES[rewardType?.__typename ?? 'MoneyDropReward'], isTile: false }
}
