import type { Resolvers } from '../../generated/main.ts'
import { createDeposit } from './create-deposit.ts'
import { deposit, depositOptions, lastCompletedDeposit } from './queries.ts'

export { apiKeyOf } from './card-provider.ts'
export { defineCashierJobs } from './jobs.ts'
export { registerNotifications } from './notifications.ts'
export { listDeposits } from './store.ts'

export const resolvers: Resolvers = {
  Query: { deposit },
  Viewer: { depositOptions, lastCompletedDeposit },
  Mutation: { createDeposit }
}
