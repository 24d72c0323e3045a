// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    headers: () => import('./headers.ts').then(m => m.headers)
  },
  process.argv.slice(2)
)
