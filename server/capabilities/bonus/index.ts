import type { Resolvers } from '../../generated/main.ts'
import { bonuses } from './bonuses.ts'
import { forfeitBonus } from './forfeit-bonus.ts'

export { closeBonuses, endBonusOfDeposit } from './end-bonus.ts'
export { FactorTooHigh, grantBonus, type NewBonus } from './grant-bonus.ts'
export { defineBonusJobs } from './jobs.ts'
export { joined, joinedWith, type Moved, withoutMove } from './moved.ts'
export { bonusForStake, bonusOfRound, countStake, settleRound, uncountStake } from './play.ts'
export { activeBonus, runningBonus } from './store.ts'
export type { StoredBonus } from './tables.ts'
export { bonusChanged } from './tell.ts'
export { takesBonus, weightIn } from './weights.ts'

export const resolvers: Resolvers = { Mutation: { forfeitBonus }, Viewer: { bonuses } }
