import { signedIn } from '../../context.ts'
import type { Resolvers } from '../../generated/main.ts'
import { NotAvailable } from '../../graphql/faults.ts'

/** No chat provider is connected yet, so there is no token to give. */
export const resolvers: Resolvers = {
  Mutation: {
    generateZendeskToken: (_root, _input, context) => {
      signedIn(context)
      throw new NotAvailable()
    }
  }
}
