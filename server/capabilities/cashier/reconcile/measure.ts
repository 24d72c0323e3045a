import { Gauge } from 'prom-client'

import type { Ports } from '../../../ports.ts'
import { openDifferences } from './store.ts'

/** Tells the metrics how many differences there are, whichever process found them. */
export function measureDifferences({ db, metrics }: Ports): void {
  new Gauge({
    name: 'payment_differences',
    help: 'Payments of which a provider’s book and ours say different things',
    labelNames: ['provider', 'kind'],
    registers: [metrics.registry],
    async collect() {
      this.reset()
      for (const { kind, provider } of await openDifferences(db.kysely))
        this.inc({ provider, kind })
    }
  })
}
