import type { Locale } from '#config/locales.ts'
import account from './en/account.json' with { type: 'json' }
import deposit from './en/deposit.json' with { type: 'json' }
import game from './en/game.json' with { type: 'json' }
import identity from './en/identity.json' with { type: 'json' }
import lobby from './en/lobby.json' with { type: 'json' }
import login from './en/login.json' with { type: 'json' }
import notices from './en/notices.json' with { type: 'json' }
import pages from './en/pages.json' with { type: 'json' }
import payment from './en/payment.json' with { type: 'json' }
import sandbox from './en/sandbox.json' with { type: 'json' }
import site from './en/site.json' with { type: 'json' }
import slot from './en/slot.json' with { type: 'json' }
import wallet from './en/wallet.json' with { type: 'json' }

const ENGLISH = {
  account,
  deposit,
  game,
  identity,
  lobby,
  login,
  notices,
  pages,
  payment,
  sandbox,
  site,
  slot,
  wallet
} as const

export type Namespaces = typeof ENGLISH

export type Namespace = keyof Namespaces

/** The texts of a namespace in a locale, merged along the locale's chain. */
export function catalogue<N extends Namespace>(_locale: Locale, namespace: N): Namespaces[N] {
  return ENGLISH[namespace]
}
