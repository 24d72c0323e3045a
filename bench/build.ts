import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { buildEnvironment } from '../scripts/build-environment.ts'
import { compare, type Figure } from './figures.ts'
import { slice } from './quiet.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** As src/integrations/finish-files.ts does it. */
const OFTEN_READ = /^(_astro|icons)\/|^\w+\/index\.html$/
const BEST = 11
const QUICK = 5
const AT_ONCE = 16

export interface BuiltSite {
  readonly siteDir: string
  readonly pages: number
  readonly figure: Figure
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { stdio: 'inherit', env })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))
    )
  })
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

interface Ready {
  readonly name: string
  readonly content: Buffer
  readonly isPage: boolean
  readonly isCompressed: boolean
}

/** Writes out pages that are ready, and compresses what the build compresses. */
async function writeReady(folder: string, files: readonly Ready[]): Promise<void> {
  const queue = files.values()
  const work = async () => {
    for (const { name, content, isPage, isCompressed } of queue) {
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true })
      if (isPage) await writeFile(path, content)
      if (!isCompressed) continue
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: OFTEN_READ.test(name) ? BEST : QUICK,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length
      }
      const [br, gz] = await Promise.all([brotli(content, { params }), zip(content)])
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Builds the site into a folder of its own, beside writing out the same pages as ready strings. */
export async function benchBuild(operator: string, folder: string): Promise<BuiltSite> {
  const siteDir = join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  const env = buildEnvironment(operator)
  const built = await slice(() =>
    seconds(() => run('astro', ['build', '--silent', '--outDir', siteDir], env))
  )
  const files = globSync('**/*.{html,css,js,json,svg,txt,xml}', { cwd: siteDir }).map(name => ({
    name,
    content: readFileSync(join(siteDir, name)),
    isPage: name.endsWith('.html'),
    isCompressed: existsSync(join(siteDir, `${name}.br`))
  }))
  const pages = files.filter(file => file.isPage).length
  const write = () => {
    const target = join(folder, 'ready')
    return slice(async () => {
      const took = await seconds(() => writeReady(target, files))
      rmSync(target, { recursive: true, force: true })
      return took
    })
  }
  const [reference, twin] = [await write(), await write()]
  const rate = ({ value, isClean }: typeof built) => [{ value: pages / value, isClean }]
  return {
    siteDir,
    pages,
    figure: compare(
      {
        group: 'build',
        name: `${pages} pages, beside writing out ready strings`,
        unit: 'pages/s',
        better: 'higher'
      },
      { measured: rate(built), reference: rate(reference), twin: rate(twin) }
    )
  }
}
