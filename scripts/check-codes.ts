// Checks that licences, operators and countries are compared nowhere outside src/config: rules are data there.
import { globSync, readFileSync } from 'node:fs'

import { codeFaults } from './codes.ts'
import { report } from './report.ts'

const FILES = [
  'src/**/*.{ts,astro}',
  'stores/**/*.ts',
  'islands/**/*.{ts,tsx}',
  'server/**/*.ts',
  'game-client/**/*.ts',
  'engagement-widget/**/*.ts',
  'desk-widget/**/*.ts'
]
// The variable's default is read before there is a configuration.
const ALLOWED = /^src\/config\/|generated\/|^server\/config\.ts$/

report(
  'codes only in config',
  globSync(FILES)
    .filter(path => !ALLOWED.test(path))
    .flatMap(path => codeFaults(path, readFileSync(path, 'utf8')))
)
