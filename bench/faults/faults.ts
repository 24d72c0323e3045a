// What fails sooner or later, made to fail: `npm run faults [-- part …]`.
import { runParts } from '../parts.ts'

await runParts(
  {
    clock: () => import('./clock.ts').then(({ clock }) => clock),
    disk: () => import('./disk.ts').then(({ disk }) => disk),
    embedded: () => import('./embedded.ts').then(({ embedded }) => embedded),
    kills: () => import('./kills.ts').then(({ kills }) => kills)
  },
  process.argv.slice(2)
)
