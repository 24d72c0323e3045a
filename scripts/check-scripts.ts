// Checks that scripts of others enter pages through one file of src/third-parties alone.
import { globSync, readFileSync } from 'node:fs'

import { foreignScripts } from './foreign-scripts.ts'
import { report } from './report.ts'

const FILES = [
  'src/**/*.{ts,astro,md}',
  'stores/**/*.ts',
  'islands/**/*.{ts,tsx}',
  'server/**/*.ts',
  'game-client/**/*.{ts,html}',
  'engagement-widget/**/*.ts'
]
const DOOR = 'src/third-parties/load-script.ts'

report(
  'scripts of others',
  globSync(FILES)
    .filter(path => path !== DOOR)
    .flatMap(path => foreignScripts(path, readFileSync(path, 'utf8')))
)
