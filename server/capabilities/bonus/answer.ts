import { BONUS_GAMES } from '#config/bonus-terms.ts'
import { isOffer } from '#config/deposit-offers.ts'
import type { Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { progressOf, wageredMinor } from '#rules/bonus/wagering.ts'
import type { Executor } from '../../db/database.ts'
import type { Bonus } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { openRoundsOf, purseOf } from './store.ts'
import type { StoredBonus } from './tables.ts'

const OFFER = /^offer:(?<id>.+)$/

/** An offer has its name in every language; what was given by hand has the one it was given. */
function nameIn(locale: Locale, { source, name }: StoredBonus): string {
  const offer = OFFER.exec(source)?.groups?.['id']
  return isOffer(offer) ? catalogue(locale, 'offers')[`offers.${offer}.title`] : name
}

/** A bonus as its player is told it. */
export async function bonusAnswer(
  ports: Ports,
  db: Executor,
  bonus: StoredBonus,
  locale: Locale
): Promise<Bonus> {
  const { currency, required, weights } = bonus
  const money = (minor: bigint) => ({ amount: { minor, currency }, currency })
  const isActive = bonus.status === 'Active'
  const wagered = wageredMinor(bonus)
  return {
    id: bonus.id,
    name: nameIn(locale, bonus),
    status: bonus.status,
    endReason: bonus.end_reason,
    currency,
    given: money(bonus.given),
    left: isActive ? money(await purseOf(ports, db, bonus)) : null,
    terms: {
      factor: Number(bonus.factor),
      weights: BONUS_GAMES.map(games => ({ games, percent: weights[games] })),
      maxBet: money(bonus.max_bet),
      maxPayout: bonus.max_payout === null ? null : money(bonus.max_payout),
      expiresAt: bonus.expires_at
    },
    required: money(required),
    wagered: money(wagered),
    remaining: money(required - wagered),
    progress: progressOf(bonus),
    grantedAt: bonus.granted_at,
    endedAt: bonus.ended_at,
    converted: isActive ? null : money(bonus.paid_out),
    removed: isActive ? null : money(bonus.removed),
    openRounds: await openRoundsOf(db, bonus.id)
  }
}
