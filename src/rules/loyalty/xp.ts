import type { CurrencyCode } from '#config/currencies.ts'
import type { Programme } from '#config/engagement.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { MICRO_PER_CENT, microOf } from '../jackpot/euros.ts'

/**
 * What was staked since the rank began. Stakes of one currency are added up as they are and converted
 * once, so that nothing is lost between two bets; what was staked in another before is in `micro`.
 */
export interface Experience {
  readonly staked: bigint
  readonly stakedIn: CurrencyCode | null
  /** In millionths of a euro. */
  readonly micro: bigint
}

export const NO_EXPERIENCE: Experience = { staked: 0n, stakedIn: null, micro: 0n }

const microOfStakes = ({ staked, stakedIn }: Experience): bigint =>
  stakedIn === null ? 0n : microOf(staked, stakedIn, EURO_RATES[stakedIn])

/** Adds a stake in minor units of its currency, or takes one away that was undone. */
export function withStake(
  experience: Experience,
  amount: bigint,
  currency: CurrencyCode
): Experience {
  if (experience.stakedIn === currency) return { ...experience, staked: experience.staked + amount }
  return {
    staked: amount,
    stakedIn: currency,
    micro: experience.micro + microOfStakes(experience)
  }
}

/** Adds whole points of experience that nobody has staked for. */
export const withXp = (
  { stakePerXp }: Programme,
  experience: Experience,
  xp: number
): Experience => ({
  ...experience,
  micro: experience.micro + BigInt(xp) * stakePerXp * MICRO_PER_CENT
})

/** Whole points of experience: what is less than one waits. */
export function xpOf({ stakePerXp }: Programme, experience: Experience): number {
  const micro = experience.micro + microOfStakes(experience)
  return micro <= 0n ? 0 : Number(micro / (stakePerXp * MICRO_PER_CENT))
}
