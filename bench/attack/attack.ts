// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    asvs: () => import('./asvs.ts').then(m => m.asvs),
    authorisation: () => import('./authorisation.ts').then(m => m.authorisation),
    caches: () => import('./caches.ts').then(m => m.caches),
    enumeration: () => import('./enumeration.ts').then(m => m.enumeration),
    graphql: () => import('./graphql.ts').then(m => m.graphql),
    headers: () => import('./headers.ts').then(m => m.headers),
    identity: () => import('./identity.ts').then(m => m.identity),
    input: () => import('./input.ts').then(m => m.input),
    redirects: () => import('./redirects.ts').then(m => m.redirects),
    sockets: () => import('./sockets.ts').then(m => m.sockets),
    uploads: () => import('./uploads.ts').then(m => m.uploads)
  },
  process.argv.slice(2)
)
