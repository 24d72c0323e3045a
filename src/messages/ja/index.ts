import type { Namespaces } from '../namespaces.ts'
import account from './account.json' with { type: 'json' }
import bank from './bank.json' with { type: 'json' }
import banking from './banking.json' with { type: 'json' }
import bets from './bets.json' with { type: 'json' }
import betting from './betting.json' with { type: 'json' }
import blackjack from './blackjack.json' with { type: 'json' }
import bookframe from './bookframe.json' with { type: 'json' }
import chat from './chat.json' with { type: 'json' }
import compliance from './compliance.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import contests from './contests.json' with { type: 'json' }
import cookies from './cookies.json' with { type: 'json' }
import dashboard from './dashboard.json' with { type: 'json' }
import deposit from './deposit.json' with { type: 'json' }
import devices from './devices.json' with { type: 'json' }
import entry from './entry.json' with { type: 'json' }
import exclusion from './exclusion.json' with { type: 'json' }
import fair from './fair.json' with { type: 'json' }
import game from './game.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import jackpot from './jackpot.json' with { type: 'json' }
import limits from './limits.json' with { type: 'json' }
import lobby from './lobby.json' with { type: 'json' }
import login from './login.json' with { type: 'json' }
import loyalty from './loyalty.json' with { type: 'json' }
import match from './match.json' with { type: 'json' }
import mine from './mine.json' with { type: 'json' }
import missions from './missions.json' with { type: 'json' }
import notices from './notices.json' with { type: 'json' }
import offers from './offers.json' with { type: 'json' }
import overlays from './overlays.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import panel from './panel.json' with { type: 'json' }
import papers from './papers.json' with { type: 'json' }
import payment from './payment.json' with { type: 'json' }
import payments from './payments.json' with { type: 'json' }
import personal from './personal.json' with { type: 'json' }
import play from './play.json' with { type: 'json' }
import poker from './poker.json' with { type: 'json' }
import programme from './programme.json' with { type: 'json' }
import promotions from './promotions.json' with { type: 'json' }
import protection from './protection.json' with { type: 'json' }
import raffle from './raffle.json' with { type: 'json' }
import reality from './reality.json' with { type: 'json' }
import records from './records.json' with { type: 'json' }
import rewards from './rewards.json' with { type: 'json' }
import roulette from './roulette.json' with { type: 'json' }
import rounds from './rounds.json' with { type: 'json' }
import rows from './rows.json' with { type: 'json' }
import rules from './rules.json' with { type: 'json' }
import sandbox from './sandbox.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }
import slip from './slip.json' with { type: 'json' }
import slot from './slot.json' with { type: 'json' }
import sports from './sports.json' with { type: 'json' }
import table from './table.json' with { type: 'json' }
import toasts from './toasts.json' with { type: 'json' }
import verifier from './verifier.json' with { type: 'json' }
import wallet from './wallet.json' with { type: 'json' }
import wealth from './wealth.json' with { type: 'json' }
import wheel from './wheel.json' with { type: 'json' }
import withdraw from './withdraw.json' with { type: 'json' }

export const ja = {
  account,
  bank,
  banking,
  bets,
  betting,
  blackjack,
  bookframe,
  chat,
  compliance,
  consent,
  contests,
  cookies,
  dashboard,
  deposit,
  devices,
  entry,
  exclusion,
  fair,
  game,
  identity,
  jackpot,
  limits,
  lobby,
  login,
  loyalty,
  match,
  mine,
  missions,
  notices,
  offers,
  overlays,
  pages,
  panel,
  papers,
  payment,
  payments,
  personal,
  play,
  poker,
  programme,
  promotions,
  protection,
  raffle,
  reality,
  records,
  rewards,
  roulette,
  rounds,
  rules,
  rows,
  sandbox,
  search,
  site,
  slip,
  slot,
  sports,
  table,
  toasts,
  verifier,
  wallet,
  wealth,
  wheel,
  withdraw
} as const satisfies Namespaces
