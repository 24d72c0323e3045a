import type { Resolvers as DataResolvers } from '../../generated/data.ts'
import type { Resolvers } from '../../generated/main.ts'

/** No raffle is drawn in this house yet, and that is what it says. */
export const dataResolvers: DataResolvers = {
  Query: { raffleSettings: () => ({ enabled: false, raffles: [] }) }
}

export const resolvers: Resolvers = {
  Public: { raffleWinners: () => ({ edges: [] }) }
}
