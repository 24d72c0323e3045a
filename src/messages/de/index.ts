import type { Namespaces } from '../namespaces.ts'
import account from './account.json' with { type: 'json' }
import bank from './bank.json' with { type: 'json' }
import banking from './banking.json' with { type: 'json' }
import blackjack from './blackjack.json' with { type: 'json' }
import deposit from './deposit.json' with { type: 'json' }
import devices from './devices.json' with { type: 'json' }
import entry from './entry.json' with { type: 'json' }
import fair from './fair.json' with { type: 'json' }
import game from './game.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import lobby from './lobby.json' with { type: 'json' }
import login from './login.json' with { type: 'json' }
import mine from './mine.json' with { type: 'json' }
import notices from './notices.json' with { type: 'json' }
import offers from './offers.json' with { type: 'json' }
import overlays from './overlays.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import payment from './payment.json' with { type: 'json' }
import payments from './payments.json' with { type: 'json' }
import play from './play.json' with { type: 'json' }
import poker from './poker.json' with { type: 'json' }
import roulette from './roulette.json' with { type: 'json' }
import rounds from './rounds.json' with { type: 'json' }
import rows from './rows.json' with { type: 'json' }
import sandbox from './sandbox.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }
import slot from './slot.json' with { type: 'json' }
import table from './table.json' with { type: 'json' }
import toasts from './toasts.json' with { type: 'json' }
import wallet from './wallet.json' with { type: 'json' }
import wheel from './wheel.json' with { type: 'json' }
import withdraw from './withdraw.json' with { type: 'json' }

export const de = {
  account,
  bank,
  banking,
  blackjack,
  deposit,
  devices,
  entry,
  fair,
  game,
  identity,
  lobby,
  login,
  mine,
  notices,
  offers,
  overlays,
  pages,
  payment,
  payments,
  play,
  poker,
  roulette,
  rounds,
  rows,
  sandbox,
  search,
  site,
  slot,
  table,
  toasts,
  wallet,
  wheel,
  withdraw
} as const satisfies Namespaces
