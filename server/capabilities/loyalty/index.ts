import { playerOf } from '../../context.ts'
import type { Resolvers as DataResolvers } from '../../generated/data.ts'
import type { Resolvers } from '../../generated/main.ts'
import { gamificationSettings } from './settings.ts'
import { isKeptOut } from './tell.ts'

export { engagementSoon } from './feed.ts'
export { shownRank } from './rank-shown.ts'
export { registerLoyalty } from './register.ts'
export { tellEngagement, tellEngagementOf } from './tell.ts'

export const dataResolvers: DataResolvers = { Query: { gamificationSettings } }

export const resolvers: Resolvers = {
  Viewer: {
    isPlayerBlockedInGamanza: (_viewer, _input, context) => {
      const { clock, config } = context.ports
      return isKeptOut(config, playerOf(context), clock.now())
    },
    playerGamificationDetails: (_viewer, _input, context) => ({
      level: playerOf(context).gamification_level
    })
  }
}
