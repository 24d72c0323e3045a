import type { Resolvers } from '../../generated/main.ts'
import { sportsBetChanged } from './bet-changed.ts'
import { sportsBets } from './bet-list.ts'
import { sportsBooking } from './bookings.ts'
import { sportsFigures } from './figures.ts'
import {
  bookSportsSlip,
  cashOutSportsBet,
  placeSportsBets,
  setSportsAutoCashOut,
  setSportsFavourite
} from './mutations.ts'
import { openSportsFrame } from './outside.ts'
import { sportsBet, sportsDesk, sportsFavourites, sportsFreeBets } from './queries.ts'

export { betNames, type NamedBet } from './bet-names.ts'
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
    openSportsFrame,
    placeSportsBets,
    setSportsAutoCashOut,
    setSportsFavourite
  },
  Public: { sportsBooking },
  Subscription: { sportsBetChanged },
  Viewer: {
    sportsBet,
    sportsBets,
    sportsDesk,
    sportsFavourites,
    sportsFigures,
    sportsFreeBets
  }
}
