import type { Resolvers } from '../../generated/main.ts'
import { balanceUpdated } from './balance-updated.ts'
import { wallet } from './queries.ts'

export { type WalletMove, walletChanged } from './events.ts'
export { readWallet } from './store.ts'

export const resolvers: Resolvers = {
  Viewer: { wallet },
  Subscription: { balanceUpdated }
}
