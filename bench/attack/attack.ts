// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    graphql: () => import('./graphql.ts').then(m => m.graphql)
  },
  process.argv.slice(2)
)
