// What fails sooner or later, made to fail: `npm run faults [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    flakes: () => import('./flakes.ts').then(m => m.flakes),
    mutants: () => import('./mutants.ts').then(m => m.mutants)
  },
  process.argv.slice(2)
)
