// The door of `npm start` and `npm test`: makes a fresh machine ready, then hands over to Node 24.
// Runs on Node 20 without a single dependency, since nothing is installed when it is first called.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { findBrowser } from './find-browser.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${ROOT}node_modules/.setup-stamp`
const OLDEST = [24, 0]

const TASKS = { start: 'scripts/start.ts', test: 'scripts/verify.ts' }

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env }
  })
  if (error) fail(`Cannot run ${command}: ${error.message}`)
  return status ?? 1
}

/** The stamp is written last, so an interrupted install is repeated and a finished one is not. */
function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing packages (about a minute, only when the lock file has changed) …')
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    fail('npm ci failed: see its message above; the package registry must be reachable.')
  writeFileSync(STAMP, lock)
}

function modernNode() {
  const shipped = `${ROOT}node_modules/.bin/node`
  if (existsSync(shipped)) return shipped
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= OLDEST[0]) return process.execPath
  return fail('Node 24 is needed: the npm package `node` did not bring one, so install Node 24.')
}

const [task = '', ...rest] = process.argv.slice(2)
const script = TASKS[task]
if (!script) fail(`Usage: node scripts/setup.mjs ${Object.keys(TASKS).join(' | ')}`)

installPackages()
const node = modernNode()
const bin = `${ROOT}node_modules/.bin`
const path = { PATH: `${bin}:${process.env.PATH ?? ''}` }
const browser = task === 'test' ? findBrowser(ROOT, node) : { env: {} }
if (browser.sentence) fail(browser.sentence)
process.exit(
  run(node, ['--disable-warning=ExperimentalWarning', script, ...rest], { ...path, ...browser.env })
)
