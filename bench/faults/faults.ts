// What fails sooner or later, made to fail: `npm run faults [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    orders: () => import('./orders.ts').then(({ orders }) => orders)
  },
  process.argv.slice(2)
)
