// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    graphql: () => import('./graphql.ts').then(m => m.graphql),
    input: () => import('./input.ts').then(m => m.input)
  },
  process.argv.slice(2)
)
