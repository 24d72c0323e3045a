import { playerOf } from '../../context.ts'
import type { Resolvers } from '../../generated/main.ts'
import { NotAvailable } from '../../graphql/faults.ts'
import { generateToken } from './generate-token.ts'

export const resolvers: Resolvers = {
  Mutation: {
    generateZendeskToken: async (_root, _input, context) => {
      const player = playerOf(context)
      const { chat } = context.ports.config.thirdParties
      if (!chat) throw new NotAvailable()
      return { token: await generateToken(context.ports, chat.kind, player) }
    }
  }
}
