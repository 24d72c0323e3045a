// Runs every check of the project, in the order in which a mistake is cheapest to find.
import { runSteps } from './steps.ts'
import { countTests, REPORTS } from './test-reports.ts'

console.log(
  'Verifies the whole project: checks, tests, build, budgets, browser. Half an hour on 2 cores, an hour on slow ones.'
)

const script = (name: string) => ['node', `scripts/${name}.ts`] as const

await runSteps([
  { name: 'generate', command: ['graphql-codegen', '--config', 'codegen.ts'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'error'] },
  {
    name: 'import rules',
    command: [
      'depcruise',
      '--config',
      'dependency-rules.mjs',
      'src',
      'stores',
      'islands',
      'server',
      'scripts',
      'game-client',
      'engagement-widget',
      'desk-widget',
      'game-engine',
      'sports-engine'
    ]
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'codes only in config', command: script('check-codes') },
  { name: 'licences', command: [...script('licences'), '--check'] },
  { name: 'events', command: [...script('events'), '--check'] },
  { name: 'ASVS', command: [...script('asvs'), '--check'] },
  { name: 'messages', command: script('check-messages') },
  { name: 'styles', command: script('check-styles') },
  { name: 'scripts of others', command: script('check-scripts') },
  { name: 'documents', command: script('check-docs') },
  // Before the tests, since the platform serves what is built.
  { name: 'build', command: script('build') },
  { name: 'pages and budgets', command: script('check-dist') },
  { name: 'links, assets and marks', command: script('check-references') },
  { name: 'markup', command: script('check-markup') },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORTS.vitest}`
    ]
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORTS.playwright }
  }
])

const { passed, failed } = await countTests()
console.log(`${passed} passed, ${failed} failed`)
