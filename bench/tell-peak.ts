// Loaded into a process that is measured: at its end it writes down the most memory it ever held.
import { writeFileSync } from 'node:fs'

const file = process.env['BENCH_PEAK_FILE']

process.once('exit', () => {
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS))
})
