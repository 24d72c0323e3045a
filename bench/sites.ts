import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { OPERATOR_NAMES, OPERATORS, type OperatorName } from '#config/operators.ts'
import { buildEnvironment } from '../scripts/build-environment.ts'

export interface SiteBuilt {
  readonly operator: OperatorName
  readonly locales: number
  readonly pages: number
  readonly seconds: number
  /** Of the process that builds, with everything it loads. */
  readonly peakMiB: number
}

const ASTRO = fileURLToPath(import.meta.resolve('astro/package.json')).replace(
  /package\.json$/,
  'bin/astro.mjs'
)
const TELL_PEAK = new URL('./tell-peak.ts', import.meta.url).href

async function build(operator: OperatorName, folder: string): Promise<SiteBuilt> {
  const peakFile = join(folder, 'peak')
  const site = join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const started = performance.now()
  const args = ['--import', TELL_PEAK, ASTRO, 'build', '--silent', '--outDir', site]
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...buildEnvironment(operator), BENCH_PEAK_FILE: peakFile, LOBBY_LOCALES: '' }
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`The build of ${operator} ended with ${code}`)
  const seconds = (performance.now() - started) / 1000
  const pages = globSync('**/*.html', { cwd: site }).length
  const peakMiB = Number(readFileSync(peakFile, 'utf8')) / 1024
  rmSync(folder, { recursive: true })
  return { operator, locales: OPERATORS[operator].locales.length, pages, seconds, peakMiB }
}

/** Builds the sites of operators in all their locales, one after the other, in one go. */
export async function benchSites(
  folder: string,
  operators: readonly OperatorName[] = OPERATOR_NAMES
): Promise<readonly SiteBuilt[]> {
  const built: SiteBuilt[] = []
  for (const operator of operators) built.push(await build(operator, join(folder, 'sites')))
  return built
}
