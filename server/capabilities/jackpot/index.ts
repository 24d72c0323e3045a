import type { Resolvers as DataResolvers } from '../../generated/data.ts'
import type { Resolvers } from '../../generated/main.ts'
import { createJackpotTicket } from './create-ticket.ts'
import { jackpotHistory } from './history.ts'
import { jackpotLeaderboard } from './leaderboard.ts'
import { jackpotSettings } from './settings.ts'
import { jackpotSettingsV2 } from './settings-v2.ts'
import { jackpotWinners } from './winners.ts'

export { checkRecords } from './check-records.ts'
export { refuseWin, releaseWin } from './checked-wins.ts'
export { contribute } from './contribute.ts'
export { afterBet, decidePending, registerJackpots } from './decider.ts'
export { decisionOf } from './decision.ts'
export { dropPot } from './drop-pot.ts'
export { grantFreebet } from './grant-freebet.ts'
export {
  instanceOf,
  openJackpot,
  openJackpots,
  readInstances,
  readPots
} from './instances.ts'
export { leaveJackpots, tellLeft } from './leave-jackpots.ts'
export { ineligibility, optIn, optInOf } from './opt-in.ts'
export { roundUndone } from './round-undone.ts'
export { statusOf } from './status.ts'
export type { Instance, PotRow, Win } from './tables.ts'
export { type JackpotTicket, readJackpotTicket, signJackpotTicket } from './ticket.ts'
export { type Fallen, fallenOf } from './won.ts'

export const dataResolvers: DataResolvers = { Query: { jackpotSettings, jackpotSettingsV2 } }

export const resolvers: Resolvers = {
  Mutation: { createJackpotTicket },
  Public: { jackpotLeaderboard, jackpotWinners },
  Viewer: { jackpotHistory }
}
