import { spawnSync } from 'node:child_process'

import { hasTool } from './fetched-tool.ts'

const FOLDER = '.cache/lighthouse'
const CLI = `${FOLDER}/node_modules/lighthouse/cli/index.js`
/** Outside the lock file: a browser's whole tool box for three pages of one command. */
const TOOL = { package: 'lighthouse@13.5.0', folder: FOLDER, file: CLI }
const LARGEST_ANSWER = 256 * 1024 * 1024
const PAGES = ['/en/', '/en/slots/', '/en/terms-and-conditions/']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Scores of one page differ by tens from run to run; Lighthouse itself advises the median of five. */
const RUNS = 5
/** A trace that the browser did not write is no score, and told as what it is. */
const MOST_BROKEN_RUNS = 2

export interface Score {
  readonly path: string
  /** Of each category, from 0 to 100: the median of the runs. */
  readonly scores: Readonly<Record<string, number>>
}

interface Told {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

/** One run's score of each category, from 0 to 100; throws if Lighthouse did not come to its end. */
function run(address: string, browserPath: string): Readonly<Record<string, number>> {
  const args = [
    CLI,
    address,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    // A house with a sandbox asks search engines to stay away.
    '--skip-audits=is-crawlable',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  ]
  const { stdout, status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: LARGEST_ANSWER,
    env: { ...process.env, CHROME_PATH: browserPath }
  })
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr.slice(-2000)}`)
  const { categories } = JSON.parse(stdout) as Told
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  )
}

/** The median score of each category of five runs. */
function medianRun(address: string, browserPath: string): Readonly<Record<string, number>> {
  const runs: Readonly<Record<string, number>>[] = []
  for (let broken = 0; runs.length < RUNS; ) {
    try {
      runs.push(run(address, browserPath))
    } catch (error) {
      broken += 1
      console.log(`${address}: ${error}`)
      if (broken > MOST_BROKEN_RUNS) throw error
    }
  }
  const medianOf = (name: string) =>
    runs.map(scores => scores[name] ?? 0).toSorted((one, other) => one - other)[(RUNS - 1) / 2] ?? 0
  return Object.fromEntries(CATEGORIES.map(name => [name, medianOf(name)]))
}

/** How Lighthouse scores three pages of a house on its phone; nothing where it could not be fetched. */
export function lighthouseScores(url: string, browserPath: string): readonly Score[] | undefined {
  if (!hasTool(TOOL)) {
    console.log(`Lighthouse was left out: ${TOOL.package} could not be fetched.`)
    return undefined
  }
  return PAGES.map(path => ({ path, scores: medianRun(`${url}${path}`, browserPath) }))
}
