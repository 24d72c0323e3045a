import type { Overlay } from '../namespaces.ts'
import cookies from './cookies.json' with { type: 'json' }
import devices from './devices.json' with { type: 'json' }
import entry from './entry.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import lobby from './lobby.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import sandbox from './sandbox.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }

export const frCA = {
  cookies,
  devices,
  entry,
  identity,
  lobby,
  pages,
  sandbox,
  site
} as const satisfies Overlay
