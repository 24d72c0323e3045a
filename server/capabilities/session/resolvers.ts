import type { Resolvers as LobbyResolvers } from '../../generated/lobby.ts'
import type { Resolvers } from '../../generated/main.ts'
import { endSession, logout, noteSessionUse, refreshAccessToken } from './mutations.ts'
import { sessions } from './queries.ts'
import { sessionDestroyed, sessionEnded } from './session-destroyed.ts'

export const resolvers: Resolvers = {
  Mutation: { endSession, logout, noteSessionUse, refreshAccessToken },
  Subscription: { sessionDestroyed },
  Viewer: { sessions }
}

export const lobbyResolvers: LobbyResolvers = {
  Subscription: { sessionDestroyed: sessionEnded }
}
