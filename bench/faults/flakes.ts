// The browser tests over and over in random order: about a quarter of an hour a time on two cores, five times.
// `npm run faults -- flakes [--times=n] [--seed=s] [--grep=pattern]`; a seed brings an order back.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { build } from '../../scripts/build.ts'
import { readBrowserResults } from '../../scripts/test-reports.ts'
import { recordGoal } from '../goals/record.ts'

const TIMES = 5
const REPORT = 'reports/flakes.json'

interface Run {
  readonly seed: string
  readonly tests: number
  /** Titles, and whatever kept the run from ending. */
  readonly failed: readonly string[]
}

/** One run of the suite whose files come in the order of the seed, none of them tried twice. */
async function run(seed: string, grep: string | undefined): Promise<Run> {
  rmSync(REPORT, { force: true })
  const given = ['--retries', '0', '--shuffle', seed, '--reporter', 'list,json']
  const { status } = spawnSync(
    'playwright',
    ['test', ...given, ...(grep ? ['--grep', grep] : [])],
    {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT }
    }
  )
  const results = await readBrowserResults(REPORT).catch(() => [])
  const failed = results.filter(({ passed }) => !passed).map(({ title }) => title)
  // A run that found nothing, or ended badly though each test passed, proves nothing.
  const isWhole = results.length > 0 && (status === 0 || failed.length > 0)
  return {
    seed,
    tests: results.length,
    failed: isWhole ? failed : [`the run ended with ${status}`]
  }
}

/** Runs the browser tests in orders that nobody chose, and names each that failed with its seed. */
export async function flakes(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: String(TIMES) },
      seed: { type: 'string' },
      grep: { type: 'string' }
    },
    allowPositionals: true,
    strict: false
  })
  const { times, seed, grep } = values as { times: string; seed?: string; grep?: string }
  if (!build(process.env['LOBBY_OPERATOR'] ?? 'Infiniza')) return false
  const runs: Run[] = []
  for (let time = 0; time < (seed ? 1 : Number(times)); time++) {
    const own = seed ?? String(randomInt(2 ** 31))
    console.log(`Run ${time + 1}, seed ${own}`)
    runs.push(await run(own, grep))
  }
  for (const { seed: own, failed } of runs)
    for (const title of failed) console.error(`FAILED with --seed=${own}: ${title}`)
  const failures = runs.flatMap(({ failed }) => failed).length
  const isRight = runs.length > 0 && failures === 0
  const tests = Math.min(...runs.map(one => one.tests))
  // Some of the tests, or one order of them, say nothing of the goal.
  if (!grep && !seed)
    recordGoal('security-16', {
      isMet: isRight && runs.length >= TIMES,
      figures: `${runs.length} runs of ${tests} tests in random order, ${failures} failures`
    })
  return isRight
}
