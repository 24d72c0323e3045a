import type { Resolvers } from '../../generated/main.ts'
import { launchGameMutation } from './launch-game-mutation.ts'

export { launchGame } from './launch-game.ts'
export { recentGames } from './rounds.ts'
export { signatureOf } from './signature.ts'
export { HOUSE_PROVIDER, registerWalletApi } from './wallet-api.ts'

export const resolvers: Resolvers = { Mutation: { launchGame: launchGameMutation } }
