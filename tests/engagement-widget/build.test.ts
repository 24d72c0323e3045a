import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { WIDGET_VIEWS } from '#contract/wire/engagement-widget.ts'
import config from '../../engagement-widget/vite.config.ts'

const MOST_BYTES = 25_000

interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

const outDir = mkdtempSync(join(tmpdir(), 'widget-'))
let chunks: readonly Chunk[] = []

beforeAll(async () => {
  const built = await build({ ...config, build: { ...config.build, outDir }, logLevel: 'error' })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : []
  chunks = outputs.flatMap(file =>
    file.type === 'chunk' ? [{ ...file, modules: Object.keys(file.modules) }] : []
  )
})

afterAll(() => rmSync(outDir, { recursive: true, force: true }))

const chunkWith = (module: string) =>
  chunks.find(({ modules }) => modules.some(path => path.endsWith(module)))

/** All that a browser loads for some modules. */
function closure(...modules: readonly string[]): ReadonlySet<Chunk> {
  const all = new Set<Chunk>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || all.has(chunk)) return
    all.add(chunk)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of modules) take(chunkWith(module))
  return all
}

const FILE_OF: Readonly<Record<string, string>> = { teaser: 'shop' }

describe('what is built', () => {
  test.each(WIDGET_VIEWS)('a page with %s loads 25 kB at most, its language with it', view => {
    const module = `/views/${FILE_OF[view] ?? view}.ts`
    const loaded = closure('/src/v1.ts', '/src/app.ts', '/texts/ja.ts', module)
    const bytes = [...loaded].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
    expect(bytes).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('the script is a plain one, leaves one name, and may come again', () => {
    const script = readFileSync(join(outDir, 'v1.js'), 'utf8')
    const window: Record<string, unknown> = {}
    const document = { currentScript: null, scripts: [] }
    const world = createContext({ window, document, location: { href: 'http://site.example/' } })
    class HTMLScriptElement {}
    Object.assign(world, { HTMLScriptElement })
    const before = Object.keys(world).length
    runInContext(script, world)
    runInContext(script, world)
    expect(Object.keys(window)).toEqual(['engagement'])
    expect(window['engagement']).toMatchObject({ version: 1 })
    expect(Object.keys(world)).toHaveLength(before)
  })

  test('the script knows the name of what it loads, and each file lies beside in its pressed form', () => {
    const app = chunkWith('/src/app.ts')?.fileName ?? 'none'
    expect(readFileSync(join(outDir, 'v1.js'), 'utf8')).toContain(app)
    for (const { fileName } of chunks)
      expect(readFileSync(join(outDir, `${fileName}.br`)).length, fileName).toBeGreaterThan(0)
  })
})
