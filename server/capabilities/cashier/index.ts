import type { Resolvers } from '../../generated/main.ts'
import { bonusOffers } from './bonus-offers.ts'
import { createDeposit } from './create-deposit.ts'
import { deposits, withdrawals } from './history/payments.ts'
import { statement } from './history/statement.ts'
import { deposit, depositOptions, lastCompletedDeposit } from './queries.ts'
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts'
import { createWithdrawal } from './withdrawals/create-withdrawal.ts'
import { withdrawal, withdrawalOptions } from './withdrawals/queries.ts'

export { defineCashierJobs } from './jobs.ts'
export { registerNotifications } from './notifications.ts'
export { sharedSecret } from './providers/keys.ts'
export { openDifferences } from './reconcile/store.ts'
export { listDeposits } from './store.ts'
export { rejectWithdrawal, releaseWithdrawal } from './withdrawals/review.ts'

export const resolvers: Resolvers = {
  Query: { deposit, withdrawal },
  Viewer: {
    bonusOffers,
    depositOptions,
    deposits,
    lastCompletedDeposit,
    statement,
    withdrawalOptions,
    withdrawals
  },
  Mutation: { cancelWithdrawal, createDeposit, createWithdrawal }
}
