// Finds a Chromium that really starts, from the most wished-for to the last resort.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const ON_SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const output = (command, args, env = {}, cwd = undefined) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, ...env },
    cwd
  })

/** Asking for the version loads every library the program needs, which is what a bare machine lacks. */
const starts = (path, env) => output(path, ['--version'], env).status === 0

const onPath = name => output('sh', ['-c', `command -v ${name}`]).stdout?.trim() || undefined

function fromPlaywright(root, node) {
  const code = "process.stdout.write(require('playwright-core').chromium.executablePath())"
  const path = output(node, ['-e', code], { NODE_PATH: `${root}node_modules` }).stdout
  return path && existsSync(path) ? { path } : undefined
}

/** The browser that npm ships unpacks the libraries it lacks only when told that it runs bare. */
function fromPackage(root, node) {
  const bare = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  const code = `import('@sparticuz/chromium').then(async ({ default: chromium }) => {
    const path = await chromium.executablePath()
    console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? '' }))
  })`
  const { stdout } = output(node, ['--input-type=module', '-e', code], bare, root)
  const line = stdout?.trim().split('\n').at(-1)
  if (!line?.startsWith('{')) return undefined
  const { path, libraries } = JSON.parse(line)
  return { path, env: { LD_LIBRARY_PATH: libraries } }
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined
  console.log('Installing Chromium from the distribution (one or two minutes, once) …')
  output('apt-get', ['update', '-qq'])
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', timeout: 600_000 })
  const path = onPath('chromium')
  return path ? { path } : undefined
}

/** The environment for tests that need a browser, or one sentence that says what to do. */
export function findBrowser(root, node) {
  const sources = [
    () => process.env.CHROMIUM_PATH && { path: process.env.CHROMIUM_PATH },
    ...ON_SYSTEM.map(name => () => {
      const path = onPath(name)
      return path && { path }
    }),
    () => fromPlaywright(root, node),
    () => fromPackage(root, node),
    fromDebian
  ]
  for (const source of sources) {
    const found = source()
    if (found && starts(found.path, found.env))
      return { env: { ...found.env, CHROMIUM_PATH: found.path } }
  }
  return {
    env: {},
    sentence: 'No Chromium that starts was found: install one and name it in CHROMIUM_PATH.'
  }
}
