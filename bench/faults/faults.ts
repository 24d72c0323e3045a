// What fails sooner or later, made to fail: `npm run faults [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    clock: () => import('./clock.ts').then(({ clock }) => clock),
    disk: () => import('./disk.ts').then(({ disk }) => disk),
    embedded: () => import('./embedded.ts').then(({ embedded }) => embedded),
    kills: () => import('./kills.ts').then(({ kills }) => kills),
    lines: () => import('./lines.ts').then(({ lines }) => lines),
    orders: () => import('./orders.ts').then(({ orders }) => orders),
    shutdown: () => import('./shutdown.ts').then(({ shutdown }) => shutdown)
  },
  process.argv.slice(2)
)
