import type { Overlay } from '../namespaces.ts'
import deposit from './deposit.json' with { type: 'json' }
import entry from './entry.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import loyalty from './loyalty.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import programme from './programme.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }

export const enCA = {
  deposit,
  entry,
  identity,
  loyalty,
  pages,
  programme,
  site
} as const satisfies Overlay
