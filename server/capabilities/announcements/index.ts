export { announce, withdraw } from './announce.ts'
export { lobbyResolvers } from './resolvers.ts'
export { ANNOUNCED } from './table.ts'
