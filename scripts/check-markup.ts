// Checks the markup of the built pages with html-validate: one page of every kind, in seconds.
// `npm run audit` reads all pages of three operators, and has a second validator read them as well.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { markupFaults, neighboursOf } from './markup.ts'
import { report } from './report.ts'

const SITE = `dist/${(process.env['LOBBY_OPERATOR'] ?? 'Infiniza').toLowerCase()}`

const seen = new Set<string>()
const faults: string[] = []
const pages = globSync('**/*.html', { cwd: SITE }).sort()

for (const page of pages) {
  const html = readFileSync(join(SITE, page), 'utf8')
  const kind = createHash('sha256').update(neighboursOf(html)).digest('hex')
  if (seen.has(kind)) continue
  seen.add(kind)
  faults.push(...markupFaults(html).map(fault => `${page} ${fault}`))
}

console.log(`${seen.size} kinds of ${pages.length} pages read`)
if (pages.length === 0) faults.push(`${SITE}: nothing is built`)
report('markup', faults.slice(0, 200))
