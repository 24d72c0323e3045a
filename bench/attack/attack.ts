// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  { asvs: () => import('./asvs.ts').then(module => module.asvs) },
  process.argv.slice(2)
)
