// What somebody hostile would try, tried: `npm run attack [-- part …]`.
import { runParts } from '../parts.ts'

await runParts({}, process.argv.slice(2))
