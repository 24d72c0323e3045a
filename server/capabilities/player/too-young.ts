import { type House, jurisdictionOf } from '#config/jurisdiction.ts'
import { ageOn } from '#rules/age.ts'
import type { Player } from './table.ts'

export type Born = Pick<Player, 'country' | 'date_of_birth'>

/**
 * Whether somebody is too young for the casino and all that belongs to it (games, jackpots, raffles,
 * rewards, the loyalty programme), though perhaps old enough to bet on sports (protection rule R26).
 */
export const isTooYoungForCasino = (house: House, player: Born, at: Date): boolean =>
  ageOn(player.date_of_birth, at) < jurisdictionOf(house, player.country).minimumAge
