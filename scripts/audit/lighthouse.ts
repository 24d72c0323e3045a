import { spawnSync } from 'node:child_process'

import { hasTool } from './fetched-tool.ts'

const FOLDER = '.cache/lighthouse'
const CLI = `${FOLDER}/node_modules/lighthouse/cli/index.js`
/** Outside the lock file: a browser's whole tool box for three pages of one command. */
const TOOL = { package: 'lighthouse@13.5.0', folder: FOLDER, file: CLI }
const LARGEST_ANSWER = 256 * 1024 * 1024
const PAGES = ['/en/', '/en/slots/', '/en/terms-and-conditions/']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

export interface Score {
  readonly path: string
  /** Of each category, from 0 to 100. */
  readonly scores: Readonly<Record<string, number>>
}

interface Told {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

/** How Lighthouse scores three pages of a house on its phone; nothing where it could not be fetched. */
export function lighthouseScores(url: string, browserPath: string): readonly Score[] | undefined {
  if (!hasTool(TOOL)) {
    console.log(`Lighthouse was left out: ${TOOL.package} could not be fetched.`)
    return undefined
  }
  return PAGES.map(path => {
    const args = [
      CLI,
      `${url}${path}`,
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
    const scores = Object.entries(categories).map(
      ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const
    )
    return { path, scores: Object.fromEntries(scores) }
  })
}
