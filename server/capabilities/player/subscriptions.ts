import type { SubscriptionResolvers } from '../../generated/main.ts'
import { factsOf } from '../../graphql/facts.ts'

export const playerUpdated: NonNullable<SubscriptionResolvers['playerUpdated']> = {
  subscribe: (_root, _input, context) =>
    factsOf(context, 'player.updated', ({ version, data }) => ({
      playerUpdated: { isAccountClosed: data['isAccountClosed'] === true, version }
    }))
}

export const customerPopUpAdded: NonNullable<SubscriptionResolvers['customerPopUpAdded']> = {
  subscribe: (_root, _input, context) =>
    factsOf(context, 'customer.popup', ({ data: { popUpIdsAdded } }) => {
      if (!Array.isArray(popUpIdsAdded)) return undefined
      return { customerPopUpAdded: { popUpIdsAdded: popUpIdsAdded.map(String) } }
    })
}
