import type { Overlay } from '../namespaces.ts'
import deposit from './deposit.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import payment from './payment.json' with { type: 'json' }

export const deAT = {
  deposit,
  identity,
  pages,
  payment
} as const satisfies Overlay
