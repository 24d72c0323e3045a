// Counts which items of the specification have a passing test in the last full run (seconds).
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { REPORTS, readTestResults } from './test-reports.ts'

interface Coverage {
  items: number
  proved: number
  missing: string[]
}

const ITEM = /[A-Z]{2,4}-\d{2}/g

/** Items stand in square brackets at the start of a title: `[CASH-08] the address is clean again`. */
const itemsOf = (title: string): readonly string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.match(ITEM) ?? [])

const absent = Object.values(REPORTS).find(path => !existsSync(path))
if (absent) {
  console.error(`There is no ${absent}: \`npm test\` writes it.`)
  process.exit(1)
}

const table = await readFile('tests/spec/items.tsv', 'utf8')
const ids = table
  .split('\n')
  .slice(1)
  .map(line => line.split('\t')[0] ?? '')
  .filter(id => id !== '')

// An item counts only while no test that names it fails: half a proof is none.
const failing = new Set<string>()
const passing = new Set<string>()
for (const { title, passed } of await readTestResults())
  for (const id of itemsOf(title)) (passed ? passing : failing).add(id)

const unknown = [...passing, ...failing].filter(id => !ids.includes(id))
if (unknown.length > 0) {
  console.error(`Tests name items that do not exist: ${[...new Set(unknown)].join(', ')}`)
  process.exit(1)
}

const coverage: Record<string, Coverage> = {}
for (const id of ids) {
  const prefix = id.slice(0, id.indexOf('-'))
  const row = coverage[prefix] ?? { items: 0, proved: 0, missing: [] }
  coverage[prefix] = row
  row.items += 1
  if (passing.has(id) && !failing.has(id)) row.proved += 1
  else row.missing.push(id)
}

if (process.argv.includes('--json')) console.log(JSON.stringify(coverage))
else {
  for (const [prefix, { items, proved, missing }] of Object.entries(coverage)) {
    const rest = missing.length === 0 ? '' : `  missing ${missing.join(' ')}`
    console.log(`${prefix.padEnd(5)} ${String(proved).padStart(3)} of ${items}${rest}`)
  }
  const proved = Object.values(coverage).reduce((sum, row) => sum + row.proved, 0)
  console.log(`spec: ${proved} of ${ids.length} items have a passing test`)
}
