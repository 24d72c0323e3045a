import type { CurrencyCode } from '#config/currencies.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import type { Tx } from '../../db/database.ts'
import type { RewardKind } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { holdPlayer, nextVersion } from './store.ts'
import type { StoredReward } from './tables.ts'
import { type RewardWorth, termsOf } from './terms.ts'

export interface NewReward {
  readonly playerId: string
  /** The same key gives one reward, for good. */
  readonly key: string
  /** Which reward of the house it is: players can have one more than once. */
  readonly rewardId: string
  readonly name: string
  readonly reason?: string | null
  readonly kind: RewardKind
  /** Automatic: it is credited when it starts, without the player's doing. */
  readonly claimType: 'Automatic' | 'Manual'
  readonly worth: RewardWorth
  /** The player's own. */
  readonly currency: CurrencyCode
  /** Now, if not told. */
  readonly startsAt?: Date
  readonly endsAt?: Date | null
  /** Seconds to claim it in, from its start on. */
  readonly expiresIn?: number | null
  /** Another player who is probably the same person and has had the like. */
  readonly linkedTo?: string | null
}

const earlierOf = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

/** No licence lets a bonus be wagered more often than its figure says. */
const lawful = (worth: RewardWorth, most: number | null): RewardWorth =>
  worth.type === 'BonusMoneyDrop' && most !== null && worth.factor > most
    ? { ...worth, factor: most }
    : worth

/**
 * Gives a player a reward inside the caller's transaction, once a key; who asks again gets the one
 * that there is. Call `rewardChanged` after the commit: it tells the player and credits what needs
 * no claim. Throws RangeError for what can not be given.
 */
export async function assignReward(
  { clock, config, random }: Ports,
  tx: Tx,
  given: NewReward
): Promise<StoredReward> {
  const { playerId, key, currency, claimType } = given
  const player = await holdPlayer(tx, playerId)
  if (player.currency !== currency)
    throw new RangeError('A reward is in the currency of its player')
  const known = await tx
    .selectFrom('reward_assignments')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return known

  const { maxWageringFactor } = jurisdictionOf(config, player.country)
  const terms = termsOf(lawful(given.worth, maxWageringFactor), currency)
  const now = clock.now()
  const startsAt = given.startsAt ?? now
  const expiresIn = given.expiresIn ?? null
  const isDue = startsAt <= now
  const started = claimType === 'Manual' ? 'Unclaimed' : 'Processing'
  return await tx
    .insertInto('reward_assignments')
    .values({
      id: random.uuid(),
      player_id: playerId,
      reward_id: given.rewardId,
      key,
      name: given.name,
      reason: given.reason ?? null,
      kind: given.kind,
      claim_type: claimType,
      type: terms.type,
      terms: JSON.stringify(terms),
      currency,
      status: isDue ? started : 'Scheduled',
      starts_at: startsAt,
      ends_at: given.endsAt ?? null,
      expires_in: expiresIn,
      open_until: earlierOf(
        given.endsAt ?? null,
        expiresIn === null ? null : new Date(startsAt.getTime() + expiresIn * 1000)
      ),
      assigned_at: now,
      updated_at: now,
      next_at: isDue && claimType === 'Automatic' ? now : null,
      linked_to: given.linkedTo ?? null,
      version: await nextVersion(tx, playerId)
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
