import type { Control } from './control.ts'
import { announce, withdrawAnnouncements } from './controls/announcements.ts'
import { bankOutage } from './controls/bank-outage.ts'
import { compareBooks, listDifferences } from './controls/books.ts'
import { moveClock, readClock, resetClock } from './controls/clock.ts'
import {
  endTournament,
  fillTournament,
  openNextDoor,
  startTournament
} from './controls/contests.ts'
import { readDemoPlayer } from './controls/demo.ts'
import { limitDeposits } from './controls/deposit-limit.ts'
import { answerChat, listChats } from './controls/desk.ts'
import { askDocument, decideDocument, listDocuments } from './controls/documents.ts'
import { listEvents } from './controls/events.ts'
import {
  decideReturn,
  enterInRegister,
  excludePlayer,
  listExclusions
} from './controls/exclusions.ts'
import { offerGame } from './controls/games.ts'
import { checkWin, dropPot, giveFreebet, joinJackpot } from './controls/jackpots.ts'
import { giveLoyalty, loseRank, resetLoyalty } from './controls/loyalty.ts'
import { giveMoney } from './controls/money.ts'
import { newPlayer } from './controls/new-player.ts'
import { refuseNextPayment } from './controls/next-payment.ts'
import { listMessages } from './controls/outbox.ts'
import { takeDepositBack } from './controls/payments.ts'
import { changeState } from './controls/player-state.ts'
import { listPlayers, readPlayer } from './controls/players.ts'
import { showPopUp } from './controls/pop-ups.ts'
import { drawRaffle } from './controls/raffles.ts'
import { listReports, listTrace } from './controls/reports.ts'
import { endRewards, giveReward, listLinkedRewards, payCashback } from './controls/rewards.ts'
import { endSessions } from './controls/sessions.ts'
import { playMatch, steerMatch } from './controls/sports-matches.ts'
import {
  giveSportsFreeBet,
  listSportsEvents,
  readSportsBook,
  ruleMarket
} from './controls/sportsbook.ts'
import { readVisitorCountry, visitorCountry } from './controls/visitors.ts'
import { decideWealth } from './controls/wealth.ts'
import { moveWithdrawal, refuseNextPayout } from './controls/withdrawals.ts'

/** Everything the console can do, in the order it is shown; a new control adds its line here. */
export const CONTROLS = [
  newPlayer,
  moveClock,
  resetClock,
  visitorCountry,
  bankOutage,
  compareBooks,
  giveMoney,
  refuseNextPayment,
  takeDepositBack,
  limitDeposits,
  moveWithdrawal,
  refuseNextPayout,
  announce,
  withdrawAnnouncements,
  offerGame,
  joinJackpot,
  dropPot,
  checkWin,
  giveFreebet,
  drawRaffle,
  playMatch,
  steerMatch,
  ruleMarket,
  giveSportsFreeBet,
  giveReward,
  endRewards,
  payCashback,
  startTournament,
  fillTournament,
  endTournament,
  openNextDoor,
  giveLoyalty,
  loseRank,
  resetLoyalty,
  endSessions,
  changeState,
  askDocument,
  decideDocument,
  decideWealth,
  excludePlayer,
  decideReturn,
  enterInRegister,
  answerChat,
  showPopUp,
  listMessages,
  listEvents,
  listReports,
  listTrace,
  listChats,
  listSportsEvents,
  readSportsBook,
  listDocuments,
  listDifferences,
  listLinkedRewards,
  listExclusions,
  listPlayers,
  readPlayer,
  readClock,
  readVisitorCountry,
  readDemoPlayer
] as const satisfies readonly Control[]

export type ControlId = (typeof CONTROLS)[number]['id']
