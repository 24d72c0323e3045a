import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { AstroIntegration } from 'astro'

import { CHUNKS } from '../layouts/session-mark.ts'
import { importClosure } from './import-closure.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const TEXT = /\.(css|html|js|json|svg|txt|xml)$/
const SMALLEST = 512
/** Best quality takes longer than the page took to build: for lobbies and what all pages share. */
const OFTEN_READ = /^(_astro|icons)\/|^\w+\/index\.html$/
const BEST = 11
const QUICK = 5
const AT_ONCE = 16

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const SESSION_ISLAND =
  /component-url="\/_astro\/([^"]+)"[^>]*renderer-url="\/_astro\/([^"]+)"[^>]*client="session"/g

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

async function compress(file: string, content: Buffer, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content)])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/**
 * Finishes the built files: names the chunks that a session wants early, compresses what is text,
 * and lists the hashes of the inline scripts for the content policy in `headers.json`.
 */
export function finishFiles(): AstroIntegration {
  return {
    name: 'finish-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now()
        const root = fileURLToPath(dir)
        const closure = await importClosure(path.join(root, '_astro'))
        const hashes = new Set<string>()
        const files = (await readdir(root, { recursive: true })).filter(name => TEXT.test(name))
        const queue = files.values()
        const work = async () => {
          for (const name of queue) {
            const file = path.join(root, name)
            let content = await readFile(file)
            if (name.endsWith('.html')) {
              const html = content.toString()
              const chunks = new Set(
                [...html.matchAll(SESSION_ISLAND)].flatMap(([, component = '', renderer = '']) =>
                  closure([component, renderer])
                )
              )
              const list = [...chunks].map(chunk => `"${chunk}"`).join()
              const page = html.replace(CHUNKS, list)
              for (const [, script = ''] of page.matchAll(INLINE_SCRIPT)) hashes.add(hashOf(script))
              if (page !== html) {
                content = Buffer.from(page)
                await writeFile(file, content)
              }
            }
            if (content.length < SMALLEST) continue
            await compress(file, content, OFTEN_READ.test(name) ? BEST : QUICK)
          }
        }
        await Promise.all(Array.from({ length: AT_ONCE }, work))
        const headers = { scripts: [...hashes].toSorted() }
        await writeFile(path.join(root, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
        const seconds = (performance.now() - started) / 1000
        logger.info(`${files.length} files compressed in ${seconds.toFixed(1)} s`)
      }
    }
  }
}
