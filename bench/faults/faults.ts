// What fails sooner or later, made to fail: `npm run faults [-- part …]`.
import { runParts } from '../parts.ts'

await runParts({}, process.argv.slice(2))
