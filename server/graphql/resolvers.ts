import { resolvers as activity } from '../capabilities/activity/index.ts'
import { lobbyResolvers as announcements } from '../capabilities/announcements/index.ts'
import { resolvers as bonus } from '../capabilities/bonus/index.ts'
import { resolvers as cashier } from '../capabilities/cashier/index.ts'
import {
  resolvers as catalogue,
  dataResolvers as catalogueData
} from '../capabilities/catalogue/index.ts'
import { resolvers as chat } from '../capabilities/chat/index.ts'
import { resolvers as compliance } from '../capabilities/compliance/index.ts'
import {
  resolvers as content,
  dataResolvers as contentData,
  lobbyResolvers as contentLobby
} from '../capabilities/content/index.ts'
import { resolvers as entry } from '../capabilities/entry/index.ts'
import { resolvers as exclusion } from '../capabilities/exclusion/index.ts'
import { resolvers as games } from '../capabilities/games/index.ts'
import {
  resolvers as jackpot,
  dataResolvers as jackpotData
} from '../capabilities/jackpot/index.ts'
import { resolvers as limits } from '../capabilities/limits/index.ts'
import {
  resolvers as loyalty,
  dataResolvers as loyaltyData
} from '../capabilities/loyalty/index.ts'
import { resolvers as personal } from '../capabilities/personal/index.ts'
import { resolvers as player } from '../capabilities/player/resolvers.ts'
import { resolvers as raffle, dataResolvers as raffleData } from '../capabilities/raffle/index.ts'
import { resolvers as rewards } from '../capabilities/rewards/index.ts'
import {
  resolvers as session,
  lobbyResolvers as sessionLobby
} from '../capabilities/session/resolvers.ts'
import { resolvers as sports } from '../capabilities/sports/index.ts'
import { resolvers as wallet } from '../capabilities/wallet/index.ts'
import type { Resolvers } from '../generated/main.ts'

const roots: Resolvers = {
  Query: {
    viewer: (_root, _input, { session }) => session && { id: `viewer:${session.playerId}` },
    public: () => ({ __typename: 'Public' })
  }
}

export const mainResolvers = [
  roots,
  activity,
  bonus,
  cashier,
  catalogue,
  chat,
  compliance,
  content,
  ...entry,
  exclusion,
  games,
  jackpot,
  limits,
  loyalty,
  personal,
  player,
  raffle,
  rewards,
  session,
  sports,
  wallet
]

export const dataResolvers = [catalogueData, contentData, jackpotData, loyaltyData, raffleData]

export const lobbyResolvers = [announcements, contentLobby, sessionLobby]
