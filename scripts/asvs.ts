// Writes docs/asvs.md from docs/asvs; `--check` says what of it does not hold (a second).
import { readFileSync, writeFileSync } from 'node:fs'

import { faults } from './asvs/faults.ts'
import { asvsPage } from './asvs/page.ts'
import { readChapters } from './asvs/requirements.ts'
import { report } from './report.ts'

const FILE = 'docs/asvs.md'

const chapters = readChapters()
const page = asvsPage(chapters)
if (process.argv.includes('--check'))
  report('ASVS', [
    ...faults(chapters),
    ...(readFileSync(FILE, 'utf8') === page ? [] : [`${FILE} is stale: run node scripts/asvs.ts`])
  ])
else writeFileSync(FILE, page)
