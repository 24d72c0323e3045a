import type { Overlay } from '../namespaces.ts'
import deposit from './deposit.json' with { type: 'json' }
import entry from './entry.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import lobby from './lobby.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import raffle from './raffle.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }

export const enIN = {
  deposit,
  entry,
  identity,
  lobby,
  pages,
  raffle,
  site
} as const satisfies Overlay
