// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    graphql: () => import('./graphql.ts').then(m => m.graphql),
    input: () => import('./input.ts').then(m => m.input),
    sockets: () => import('./sockets.ts').then(m => m.sockets),
    uploads: () => import('./uploads.ts').then(m => m.uploads)
  },
  process.argv.slice(2)
)
