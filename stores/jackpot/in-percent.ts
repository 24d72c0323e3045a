import { contributesInPercent } from '#config/jackpots.ts'
import { environment } from '../environment/index.ts'

/** Whether players of this house give a share of their bets, and not an amount. */
export const givesInPercent = (): boolean => contributesInPercent(environment().operator)
