// What fails sooner or later, made to fail: `npm run faults [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    lines: () => import('./lines.ts').then(({ lines }) => lines),
    orders: () => import('./orders.ts').then(({ orders }) => orders),
    shutdown: () => import('./shutdown.ts').then(({ shutdown }) => shutdown)
  },
  process.argv.slice(2)
)
