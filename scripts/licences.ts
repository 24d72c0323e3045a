// Writes docs/licences.md, the whole matrix of licences, from the data; `--check` says when it is stale.
import { readFileSync, writeFileSync } from 'node:fs'

import { LICENCE_CODES, LICENCES, type LicenceCode } from '../src/config/licences.ts'
import { licencesOf } from '../src/config/licences-of.ts'
import { OPERATOR_NAMES } from '../src/config/operators.ts'
import { LICENCE_ROWS } from './licence-rows.ts'
import { report } from './report.ts'
import { table } from './table.ts'

const FILE = 'docs/licences.md'

const NAMES: Readonly<Record<LicenceCode, string>> = {
  anj: 'Anjouan',
  cos: 'Costa Rica',
  crc: 'Curaçao',
  est: 'Estonia',
  mga: 'Malta',
  strict: 'Strict (sandbox)'
}

/** The page as the data has it now. */
export function licencesPage(): string {
  const matrix = Object.values(LICENCE_ROWS).map(({ name, source, tell }) => [
    name,
    ...LICENCE_CODES.map(code => tell(LICENCES[code])),
    source
  ])
  const houses = OPERATOR_NAMES.map(operator => [
    operator,
    licencesOf(operator)
      .map(code => NAMES[code])
      .join(', ')
  ])
  return `# Licences

Everything in which one licence differs from another, written by \`node scripts/licences.ts\` from
\`src/config/licence-table.ts\`: nothing else in the house knows a licence by its name, and \`npm test\`
fails when this page is not what the data says. Amounts are in euros or what comes near them in
another currency. R01 to R47 are the rules of [player protection](protection-rules.md), D10 to D17 the
project's decisions.

${table([['', ...LICENCE_CODES.map(code => NAMES[code]), 'Source'], ...matrix])}

## Who plays under which

${table([['Operator', 'Licences'], ...houses])}

\`LOBBY_LICENCE\` puts a sandbox under any of the six, \`strict\` too; a house that takes real money
plays under what its brand file says.
`
}

if (import.meta.main) {
  const page = licencesPage()
  if (process.argv.includes('--check'))
    report(
      'licences',
      readFileSync(FILE, 'utf8') === page ? [] : [`${FILE} is stale: run node scripts/licences.ts`]
    )
  else writeFileSync(FILE, page)
}
