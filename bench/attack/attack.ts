// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    asvs: () => import('./asvs.ts').then(module => module.asvs),
    graphql: () => import('./graphql.ts').then(module => module.graphql),
    input: () => import('./input.ts').then(module => module.input),
    sockets: () => import('./sockets.ts').then(module => module.sockets),
    uploads: () => import('./uploads.ts').then(module => module.uploads)
  },
  process.argv.slice(2)
)
