import { playerOf } from '../../context.ts'
import type { Resolvers as DataResolvers } from '../../generated/data.ts'
import type { Resolvers } from '../../generated/main.ts'

/** No engagement provider is connected yet, and that is what the house says. */
export const dataResolvers: DataResolvers = {
  Query: { gamificationSettings: () => ({ enabled: false }) }
}

export const resolvers: Resolvers = {
  Viewer: {
    isPlayerBlockedInGamanza: (_viewer, _input, context) => playerOf(context).is_blocked_in_gamanza,
    playerGamificationDetails: (_viewer, _input, context) => ({
      level: playerOf(context).gamification_level
    })
  }
}
