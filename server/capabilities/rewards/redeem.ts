import type { CurrencyCode } from '#config/currencies.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { type PromoCode, type PromoReward, promoCodeOf } from '#config/promo-codes.ts'
import { fromCents } from '#rules/jackpot/euros.ts'
import type { Tx } from '../../db/database.ts'
import type { RedeemPromoCodeErrorCode } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { isTooYoungForCasino, type Player } from '../player/index.ts'
import { assignReward } from './assign.ts'
import { isBlocked } from './barrier.ts'
import { rewardChanged } from './changed.ts'
import { mayTry } from './code-tries.ts'
import { linkedUser } from './linked.ts'
import { declinesRewards, holdPlayer } from './store.ts'
import type { StoredReward } from './tables.ts'
import type { RewardWorth } from './terms.ts'

export type Redeemed =
  | { readonly status: 'ok'; readonly reward: StoredReward }
  | { readonly status: 'refused'; readonly code: RedeemPromoCodeErrorCode }

const DAY_SECONDS = 86_400

const refused = (code: RedeemPromoCodeErrorCode): Redeemed => ({ status: 'refused', code })

const isNow = ({ from, until }: PromoCode, now: Date) =>
  new Date(from) <= now && now < new Date(until)

function isFor({ eligibility }: PromoCode, { number_of_deposits: count }: Player): boolean {
  switch (eligibility) {
    case 'ALWAYS':
      return true
    case 'EXISTING_DEPOSITS':
      return count > 0
    case 'FIRST_TIME_DEPOSIT':
      return count === 0
    default:
      return eligibility satisfies never
  }
}

function worthOf(reward: PromoReward, currency: CurrencyCode): RewardWorth {
  const minor = fromCents(reward.euros, currency, EURO_RATES[currency])
  switch (reward.type) {
    case 'MoneyDrop':
      return { type: reward.type, amount: minor }
    case 'BonusMoneyDrop':
      return { type: reward.type, amount: minor, factor: reward.factor }
    case 'FreeSpins':
      return { type: reward.type, spins: reward.spins, value: minor, game: reward.game }
    default:
      return reward satisfies never
  }
}

/** How many have used a code, held until the transaction ends: two accounts of one person wait. */
async function holdCode(tx: Tx, code: string): Promise<number> {
  await tx
    .insertInto('promo_codes')
    .values({ code })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { used } = await tx
    .selectFrom('promo_codes')
    .select('used')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return used
}

const usedBefore = (tx: Tx, code: string, playerId: string) =>
  tx
    .selectFrom('promo_uses')
    .select('at')
    .where('code', '=', code)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

async function redeemHeld(
  ports: Ports,
  tx: Tx,
  player: Player,
  promo: PromoCode
): Promise<Redeemed> {
  const { code, days, name, oncePerPerson, reward, uses } = promo
  const used = await holdCode(tx, code)
  if (await usedBefore(tx, code, player.id)) return refused('ALREADY_USED')
  if (!isFor(promo, player)) return refused('NOT_ELIGIBLE')
  const linked = await linkedUser(tx, player, code)
  if (linked !== undefined && oncePerPerson) return refused('ALREADY_USED')
  if (uses !== null && used >= uses) return refused('USED_UP')
  const assigned = await assignReward(ports, tx, {
    playerId: player.id,
    key: `promo:${code}:${player.id}`,
    rewardId: `promo-${code.toLowerCase()}`,
    name,
    reason: code,
    kind: 'Incentive',
    claimType: 'Manual',
    worth: worthOf(reward, player.currency),
    currency: player.currency,
    expiresIn: days * DAY_SECONDS,
    linkedTo: linked ?? null
  })
  await tx
    .insertInto('promo_uses')
    .values({ code, player_id: player.id, assignment: assigned.id, at: ports.clock.now() })
    .execute()
  await tx
    .updateTable('promo_codes')
    .set({ used: used + 1 })
    .where('code', '=', code)
    .execute()
  return { status: 'ok', reward: assigned }
}

/** Gives what a code promises, once a player, as a reward that waits to be claimed. */
export async function redeemCode(ports: Ports, playerId: string, typed: string): Promise<Redeemed> {
  const redeemed = await ports.db.transaction(async tx => {
    const now = ports.clock.now()
    const player = await holdPlayer(tx, playerId)
    if (!(await mayTry(tx, playerId, now))) return refused('TOO_MANY_TRIES')
    if (isBlocked(player, now) || (await declinesRewards(tx, playerId)))
      return refused('REWARDS_BLOCKED')
    if (isTooYoungForCasino(ports.config, player, now)) return refused('TOO_YOUNG')
    const promo = promoCodeOf(typed)
    if (!promo || !isNow(promo, now)) return refused('UNKNOWN')
    return await redeemHeld(ports, tx, player, promo)
  })
  if (redeemed.status === 'refused') return redeemed
  const { reward } = redeemed
  if (reward.linked_to !== null)
    ports.log.warn(
      { player: playerId, linkedTo: reward.linked_to, reward: reward.id },
      'a code was used from linked accounts'
    )
  await rewardChanged(ports, reward)
  return redeemed
}
