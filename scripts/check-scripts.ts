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
/** The door of others, and the head's own, by which a file of the house comes before the first paint. */
const DOORS = ['src/third-parties/load-script.ts', 'src/in-page/test-flags.ts']

report(
  'scripts of others',
  globSync(FILES)
    .filter(path => !DOORS.includes(path))
    .flatMap(path => foreignScripts(path, readFileSync(path, 'utf8')))
)
