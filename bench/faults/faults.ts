// What fails sooner or later, made to fail: `npm run faults [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    callbacks: () => import('./callbacks.ts').then(({ callbacks }) => callbacks),
    clock: () => import('./clock.ts').then(({ clock }) => clock),
    disk: () => import('./disk.ts').then(({ disk }) => disk),
    embedded: () => import('./embedded.ts').then(({ embedded }) => embedded),
    flakes: () => import('./flakes.ts').then(({ flakes }) => flakes),
    kills: () => import('./kills.ts').then(({ kills }) => kills),
    ledger: () => import('./ledger.ts').then(({ ledger }) => ledger),
    limits: () => import('./limits.ts').then(({ limits }) => limits),
    lines: () => import('./lines.ts').then(({ lines }) => lines),
    mutants: () => import('./mutants.ts').then(({ mutants }) => mutants),
    orders: () => import('./orders.ts').then(({ orders }) => orders),
    outages: () => import('./outages.ts').then(({ outages }) => outages),
    shutdown: () => import('./shutdown.ts').then(({ shutdown }) => shutdown),
    soak: () => import('./soak.ts').then(({ soak }) => soak),
    storm: () => import('./storm.ts').then(({ storm }) => storm)
  },
  process.argv.slice(2)
)
