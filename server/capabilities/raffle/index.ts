import type { Resolvers as DataResolvers } from '../../generated/data.ts'
import type { Resolvers } from '../../generated/main.ts'
import { raffleSettings } from './settings.ts'
import { raffleWinners } from './winners.ts'

export { raffleInstances, seriesOfInstance, type UpcomingDraw } from './instances.ts'
export { drawRecord } from './record.ts'
export { registerRaffles } from './register.ts'
export type { RaffleWin } from './tables.ts'
export { wagerCounted } from './tell.ts'
export { type Tickets, ticketsOf } from './tickets.ts'
export { drawNow, turnRaffles } from './turn.ts'
export { countWager, entrantOf, uncountWager } from './wagers.ts'
export { winnersOf } from './wins.ts'

export const dataResolvers: DataResolvers = { Query: { raffleSettings } }

export const resolvers: Resolvers = { Public: { raffleWinners } }
