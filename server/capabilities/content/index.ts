import type { Resolvers as DataResolvers } from '../../generated/data.ts'
import type { Resolvers as LobbyResolvers } from '../../generated/lobby.ts'
import type { Resolvers } from '../../generated/main.ts'
import { contentBlocks } from './blocks.ts'
import { labels, lobbyMenu, translations } from './queries.ts'
import { rootContext } from './root-context.ts'
import { lobbySettings, themeSettings } from './settings.ts'

export { countryName } from './country-name.ts'
export { listName, textOf } from './texts.ts'

export const resolvers: Resolvers = { Query: { rootContext } }

export const dataResolvers: DataResolvers = {
  Query: { root: () => ({}), translations, lobbyMenu, contentBlocks },
  Root: { labels }
}

export const lobbyResolvers: LobbyResolvers = {
  Query: { lobbySettings, themeSettings, abTests: () => [] }
}
