import type { Resolvers } from '../../generated/main.ts'
import { launchGameMutation } from './launch-game-mutation.ts'
import { gameRound, gameRounds, gamesWithRounds, record } from './round-queries.ts'
import { sessionPlay } from './session-play.ts'

export { launchGame } from './launch-game.ts'
export { takeLaunch, writeLaunch } from './launches.ts'
export { refuseByLimit } from './refuse-by-limit.ts'
export { recentGames } from './rounds.ts'
export { playedIn } from './session-play.ts'
export { heldLivePlayer, type LivePlayer, takeStake } from './stake.ts'
export { HOUSE_PROVIDER, registerWalletApi } from './wallet-api.ts'

export const resolvers: Resolvers = {
  GameRound: { record },
  Mutation: { launchGame: launchGameMutation },
  Viewer: { gameRound, gameRounds, gamesWithRounds, sessionPlay }
}
