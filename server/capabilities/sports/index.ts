import type { Resolvers } from '../../generated/main.ts'
import { sportsBetChanged } from './bet-changed.ts'
import { sportsBooking } from './bookings.ts'
import {
  bookSportsSlip,
  cashOutSportsBet,
  placeSportsBets,
  setSportsAutoCashOut,
  setSportsFavourite
} from './mutations.ts'
import { sportsBet, sportsBets, sportsDesk, sportsFavourites, sportsFreeBets } from './queries.ts'

export { bookedEvents, bookedMarket, bookedOutcomes, latestBets } from './console.ts'
export type { FeedSource } from './feed/feed-source.ts'
export { type Ruling, rule } from './feed/house-ruling.ts'
export { feedSourceOf } from './feed/socket-source.ts'
export { takeMessages } from './feed/take-messages.ts'
export { giveFreeBet } from './free-bets.ts'
export { liveEvents, liveVersions } from './live-events.ts'
export { registerSports } from './register-sports.ts'
export { endedEvents, settledMarkets } from './results.ts'

export const resolvers: Resolvers = {
  Mutation: {
    bookSportsSlip,
    cashOutSportsBet,
    placeSportsBets,
    setSportsAutoCashOut,
    setSportsFavourite
  },
  Public: { sportsBooking },
  Subscription: { sportsBetChanged },
  Viewer: { sportsBet, sportsBets, sportsDesk, sportsFavourites, sportsFreeBets }
}
