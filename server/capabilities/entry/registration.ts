import { signedIn } from '../../context.ts'
import type { Resolvers } from '../../generated/main.ts'
import { NotAvailable } from '../../graphql/faults.ts'

export const resolvers: Resolvers = {
  Mutation: {
    register: () => {
      throw new NotAvailable()
    },
    resendCode: () => {
      throw new NotAvailable()
    },
    confirmCode: () => {
      throw new NotAvailable()
    },
    confirmLink: () => {
      throw new NotAvailable()
    },
    requestPhoneCode: (_root, _input, context) => {
      signedIn(context)
      throw new NotAvailable()
    },
    confirmPhone: (_root, _input, context) => {
      signedIn(context)
      throw new NotAvailable()
    }
  }
}
