import type { Resolvers } from '../../generated/main.ts'
import { acceptPopUp, acceptTerms } from './mutations.ts'
import { customer, missingPersonalInfo, player, sourceOfWealth } from './queries.ts'
import { customerPopUpAdded, playerUpdated } from './subscriptions.ts'

export const resolvers: Resolvers = {
  Mutation: { acceptPopUp, acceptTerms },
  Viewer: { player, customer, missingPersonalInfo, sourceOfWealth },
  Subscription: { playerUpdated, customerPopUpAdded }
}
