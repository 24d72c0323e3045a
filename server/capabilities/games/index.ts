import type { Resolvers } from '../../generated/main.ts'
import { launchGameMutation } from './launch-game-mutation.ts'

export { LAUNCH_SECONDS, type Launched, type LaunchRequest, launchGame } from './launch-game.ts'
export { playedSince, recentGames, roundsOf } from './rounds.ts'
export { signatureOf } from './signature.ts'
export type { GameRound, LaunchMode } from './tables.ts'
export { HOUSE_PROVIDER, registerWalletApi } from './wallet-api.ts'

export const resolvers: Resolvers = { Mutation: { launchGame: launchGameMutation } }
