import type { Resolvers } from '../../generated/main.ts'
import { NotAvailable } from '../../graphql/faults.ts'

export const resolvers: Resolvers = {
  Mutation: {
    beginBankLogin: () => {
      throw new NotAvailable()
    },
    completeBankLogin: () => {
      throw new NotAvailable()
    }
  }
}
