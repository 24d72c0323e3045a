import type { Resolvers } from '../../generated/main.ts'
import { acceptPopUp, acceptTerms } from './mutations.ts'
import { customer, player } from './queries.ts'
import { customerPopUpAdded, playerUpdated } from './subscriptions.ts'

export const resolvers: Resolvers = {
  Mutation: { acceptPopUp, acceptTerms },
  Viewer: { player, customer },
  Subscription: { playerUpdated, customerPopUpAdded }
}
