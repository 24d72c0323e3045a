// The browser tests over and over in random order, five times: a quarter of an hour to over half an hour a
// time on two cores. Runs that ended are kept for their commit, so what is broken off goes on another time.
// `npm run faults -- flakes [--times=n] [--seed=s] [--grep=pattern]`; a seed brings an order back.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { build } from '../../scripts/build.ts'
import { readBrowserResults } from '../../scripts/test-reports.ts'
import { recordGoal } from '../goals/record.ts'

const TIMES = 5
const REPORT = 'reports/flakes.json'
const ENDED = 'reports/flakes-ended.json'

interface Run {
  readonly seed: string
  readonly tests: number
  /** Titles, and whatever kept the run from ending. */
  readonly failed: readonly string[]
}

/** One run of the suite whose files come in the order of the seed, none of them tried twice. */
async function run(seed: string, grep: string | undefined): Promise<Run> {
  rmSync(REPORT, { force: true })
  // What a run leaves of its failures is still there when all of them have ended.
  const left = ['--output', `reports/flakes/${seed}`]
  const given = ['--retries', '0', '--shuffle', seed, '--reporter', 'list,json', ...left]
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

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** What is run, or undefined for files that are of no commit. The rows of goals are written by runs like this one. */
function commit(): string | undefined {
  const rows = [':!bench/goals/results', ':!docs/reliability.md']
  try {
    return git('status', '--porcelain', '--', '.', ...rows) === ''
      ? git('rev-parse', 'HEAD')
      : undefined
  } catch {
    return undefined
  }
}

/** The runs of a commit that have ended, whether well or not: one that failed is not forgotten either. */
function endedRuns(of: string | undefined): readonly Run[] {
  if (of === undefined || !existsSync(ENDED)) return []
  const kept: { commit: string; runs: readonly Run[] } = JSON.parse(readFileSync(ENDED, 'utf8'))
  return kept.commit === of ? kept.runs : []
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
  // Some of the tests, or one order of them, say nothing of the goal.
  const isOfGoal = !grep && !seed
  const of = isOfGoal ? commit() : undefined
  const runs = [...endedRuns(of)]
  const wanted = seed ? 1 : Number(times)
  while (runs.length < wanted) {
    const own = seed ?? String(randomInt(2 ** 31))
    console.log(`Run ${runs.length + 1}, seed ${own}`)
    runs.push(await run(own, grep))
    if (of !== undefined) writeFileSync(ENDED, JSON.stringify({ commit: of, runs }))
  }
  for (const { seed: own, failed } of runs)
    for (const title of failed) console.error(`FAILED with --seed=${own}: ${title}`)
  const failures = runs.flatMap(({ failed }) => failed).length
  const isRight = runs.length > 0 && failures === 0
  const tests = Math.min(...runs.map(one => one.tests))
  if (isOfGoal)
    recordGoal('security-16', {
      isMet: isRight && runs.length >= TIMES,
      figures: `${runs.length} runs of ${tests} tests in random order, ${failures} failures`
    })
  return isRight
}
