import type { Resolvers as DataResolvers } from '../../generated/data.ts'
import type { Resolvers } from '../../generated/main.ts'
import { gamesOfBlock } from './blocks.ts'
import { favouriteGames, setFavourite } from './favourites.ts'
import { game, gameCategories, gameCategory } from './games.ts'
import { gamesOfList, listOfGames, listsOfGames, personalized } from './lists.ts'
import { recentlyPlayedGamesV2 } from './recently-played.ts'
import { search } from './search.ts'
import { gamesOfStudio, studio, studios } from './studios.ts'

export { registerFeed } from './feed.ts'
export { registerSearchGames } from './search-games.ts'

export const resolvers: Resolvers = {
  Viewer: { favouriteGames, recentlyPlayedGamesV2 },
  Mutation: { setFavourite }
}

export const dataResolvers: DataResolvers = {
  Query: { personalized, studios, studio, game, gameCategories, gameCategory, search },
  Personalized: { listOfGames, listsOfGames },
  GameList: { games: gamesOfList },
  Studio: { games: gamesOfStudio },
  ContentBlock: { games: gamesOfBlock }
}
