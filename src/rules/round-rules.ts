import { isSlot, unitOf } from '#config/catalogue/models.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import type { Licence } from '#config/licences.ts'
import { ageOn } from './age.ts'

/** What a licence asks of a round. */
export type RoundRules = Pick<
  Licence,
  'allowsAutoplay' | 'minimumRoundSeconds' | 'mostSlotStake' | 'oneSlotAtATime'
>

/** The least time from one round of a game to the next, in milliseconds. */
export const leastRoundMs = ({ minimumRoundSeconds }: RoundRules, game: string): number =>
  Math.ceil(minimumRoundSeconds[isSlot(game) ? 'slots' : 'others'] * 1000)

/** The most that a round of a game may cost a player of this birth, in minor units; null for any. */
export function mostStakeOf(
  { mostSlotStake }: RoundRules,
  game: string,
  currency: CurrencyCode,
  born: { readonly on: string; readonly now: Date }
): bigint | null {
  if (!mostSlotStake || !isSlot(game)) return null
  const { units, young } = mostSlotStake
  const isYoung = ageOn(born.on, born.now) < young.belowAge
  return BigInt(isYoung ? young.units : units) * unitOf(currency)
}
