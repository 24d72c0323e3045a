// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    asvs: () => import('./asvs.ts').then(module => module.asvs),
    graphql: () => import('./graphql.ts').then(module => module.graphql),
    input: () => import('./input.ts').then(module => module.input)
  },
  process.argv.slice(2)
)
