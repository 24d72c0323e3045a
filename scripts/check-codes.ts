// Checks that licences and operators are compared nowhere outside src/config: rules are data there.
import { globSync, readFileSync } from 'node:fs'

import { PUBLIC_LICENCES } from '../src/config/licences.ts'
import { OPERATOR_NAMES, OPERATORS } from '../src/config/operators.ts'
import { report } from './report.ts'

const FILES = ['src/**/*.{ts,astro}', 'stores/**/*.ts', 'islands/**/*.{ts,tsx}', 'server/**/*.ts']
// The variable's default is read before there is a configuration.
const ALLOWED = /^src\/config\/|generated\/|^server\/config\.ts$/

const codes = [
  ...PUBLIC_LICENCES,
  ...OPERATOR_NAMES,
  ...OPERATOR_NAMES.map(name => OPERATORS[name].slug)
]
const QUOTED = new RegExp(`['"\`](${codes.join('|')})['"\`]`)

const faults = globSync(FILES)
  .filter(path => !ALLOWED.test(path))
  .flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const code = QUOTED.exec(line)?.[1]
        return code ? [`${path}:${index + 1} names the code ${code}`] : []
      })
  )

report('codes only in config', faults)
