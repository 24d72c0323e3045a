import { OFFER_IDS, type OfferId, offerOf } from '#config/deposit-offers.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import { type OfferFigures, offerFigures } from '#rules/bonus/offer-sentences.ts'
import { periodAt } from '#rules/limit-period.ts'
import type { Executor } from '../../db/database.ts'
import type { BonusOfferBlock } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { runningBonus } from '../bonus/index.ts'
import { type Born, isTooYoungForCasino, type Player } from '../player/index.ts'
import { declinesRewards } from '../rewards/index.ts'

/** How an offer stands for a player: what is against it, and when a used one is there again. */
export interface OfferStanding extends OfferFigures {
  readonly block: BonusOfferBlock | null
  readonly availableFrom: Date | null
}

type Who = Born & Pick<Player, 'currency' | 'id' | 'is_rewards_blocked' | 'number_of_deposits'>

/** Every offer with how it stands for the player; none while the player has turned offers off. */
export async function offerStandings(
  { config, clock }: Ports,
  db: Executor,
  player: Who
): Promise<readonly OfferStanding[]> {
  if (await declinesRewards(db, player.id)) return []
  const now = clock.now()
  const { maxWageringFactor } = jurisdictionOf(config, player.country)
  const isRunning = (await runningBonus(db, player.id, now)) !== undefined
  const isTooYoung = isTooYoungForCasino(config, player, now)
  const standings: OfferStanding[] = []
  for (const id of OFFER_IDS) {
    const isUsed = await wasUsed(db, player.id, id, now)
    standings.push({
      ...offerFigures(id, player.currency, maxWageringFactor),
      block: isTooYoung ? 'TOO_YOUNG' : blockOf(id, player, { isUsed, isRunning }),
      availableFrom: isUsed && offerOf(id).per === 'Week' ? periodAt('Week', now).until : null
    })
  }
  return standings
}

function blockOf(
  id: OfferId,
  player: Who,
  { isRunning, isUsed }: { readonly isRunning: boolean; readonly isUsed: boolean }
): BonusOfferBlock | null {
  if (player.is_rewards_blocked) return 'REWARDS_BLOCKED'
  if (isUsed) return 'ALREADY_USED'
  if (!isFor(id, player)) return 'NOT_ELIGIBLE'
  return isRunning ? 'BONUS_ACTIVE' : null
}

/** The offers that the player may choose from now. */
export const offersFor = async (
  ports: Ports,
  db: Executor,
  player: Who
): Promise<readonly OfferFigures[]> =>
  (await offerStandings(ports, db, player)).filter(({ block }) => block === null)

function isFor(id: OfferId, { number_of_deposits: count }: Who): boolean {
  switch (offerOf(id).eligibility) {
    case 'ALWAYS':
      return true
    case 'EXISTING_DEPOSITS':
      return count > 0
    case 'FIRST_TIME_DEPOSIT':
      return count === 0
  }
}

async function wasUsed(db: Executor, playerId: string, id: OfferId, now: Date): Promise<boolean> {
  const since = offerOf(id).per === 'Week' ? periodAt('Week', now).from : new Date(0)
  const used = await db
    .selectFrom('deposits')
    .select('id')
    .where('player_id', '=', playerId)
    .where('offer', '=', id)
    .where('status', 'in', ['Completed', 'RollbackInitialized', 'RolledBacked'])
    .where('processed_at', '>=', since)
    .executeTakeFirst()
  return used !== undefined
}
