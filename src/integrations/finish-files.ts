import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { AstroIntegration } from 'astro'

import { pageFinisher } from './finish-page.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const TEXT = /\.(css|js|json|svg|txt|xml)$/
const PAGE = /\.html$/
const SMALLEST = 128
/** Best quality takes longer than the page took to build: for lobbies and what all pages share. */
const OFTEN_READ = /^(_astro|icons)\/|^\w+\/index\.html$/
const BEST = 11
const QUICK = 5
/** What the first flight of a line carries; a page that quick work leaves heavier is worth the best. */
const HEAVY = 14_000
const AT_ONCE = 16

/** Structured data is a script element that no browser runs, so the policy need not name it. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The hashes of what stands between tags, as a content policy names them. */
function collectHashes() {
  const known = new Set<string>()
  const hashes = new Set<string>()
  return {
    take(page: string, tag: RegExp) {
      for (const [, content = ''] of page.matchAll(tag)) {
        if (known.has(content)) continue
        known.add(content)
        hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      }
    },
    list: () => [...hashes].toSorted()
  }
}

const brotliOf = (content: Buffer, quality: number) =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length
    }
  })

async function compress(file: string, content: Buffer, quality: number) {
  const [quick, gz] = await Promise.all([brotliOf(content, quality), zip(content)])
  const isHeavy = PAGE.test(file) && quality < BEST && quick.length > HEAVY
  const br = isHeavy ? await brotliOf(content, BEST) : quick
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Does the work on each of the names, some of them at once. */
async function each(names: readonly string[], work: (name: string) => Promise<void>) {
  const queue = names.values()
  const run = async () => {
    for (const name of queue) await work(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
}

/**
 * Finishes the built files: gives pages their last work, compresses what is text, and lists the
 * hashes of inline scripts and styles for the content policy in `headers.json`.
 */
export function finishFiles(): AstroIntegration {
  return {
    name: 'finish-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now()
        const root = fileURLToPath(dir)
        const finish = await pageFinisher(path.join(root, '_astro'))
        const [scripts, styles] = [collectHashes(), collectHashes()]
        const press = (name: string, content: Buffer) =>
          content.length < SMALLEST
            ? undefined
            : compress(path.join(root, name), content, OFTEN_READ.test(name) ? BEST : QUICK)

        const pages = (await readdir(root, { recursive: true })).filter(name => PAGE.test(name))
        await each(pages, async name => {
          const file = path.join(root, name)
          const built = await readFile(file, 'utf8')
          const page = await finish(built)
          scripts.take(page, INLINE_SCRIPT)
          styles.take(page, INLINE_STYLE)
          if (page !== built) await writeFile(file, page)
          await press(name, Buffer.from(page))
        })
        const others = (await readdir(root, { recursive: true })).filter(name => TEXT.test(name))
        await each(others, async name => press(name, await readFile(path.join(root, name))))

        const headers = { scripts: scripts.list(), styles: styles.list() }
        await writeFile(path.join(root, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
        const seconds = (performance.now() - started) / 1000
        logger.info(`${pages.length} pages finished in ${seconds.toFixed(1)} s`)
      }
    }
  }
}
