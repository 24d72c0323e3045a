import type { Resolvers as DataResolvers } from '../../generated/data.ts'
import type { Resolvers } from '../../generated/main.ts'

/** No jackpot runs in this house yet, and that is what it says. */
export const dataResolvers: DataResolvers = {
  Query: {
    jackpotSettings: () => ({ enabled: false, contributionOptions: [] }),
    jackpotSettingsV2: () => ({ enabled: false })
  }
}

export const resolvers: Resolvers = {
  Public: { jackpotLeaderboard: () => null }
}
