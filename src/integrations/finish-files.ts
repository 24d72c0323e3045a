import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import { pageFinisher } from './finish-page.ts'
import { withDictionary, writeDictionaries } from './page-dictionaries.ts'
import { PAGE, pressFile } from './press-files.ts'

const TEXT = /\.(css|js|json|svg|txt|xml)$/
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
        const dictionaries = await writeDictionaries(root, finish)
        const pages = (await readdir(root, { recursive: true })).filter(name => PAGE.test(name))
        await each(pages, async name => {
          const file = path.join(root, name)
          const built = await readFile(file, 'utf8')
          const dictionary = dictionaries.get(name.split(path.sep)[0] ?? '')
          const page = withDictionary(await finish(built), dictionary)
          scripts.take(page, INLINE_SCRIPT)
          styles.take(page, INLINE_STYLE)
          if (page !== built) await writeFile(file, page)
          await pressFile(root, name, Buffer.from(page), dictionary)
        })
        const others = (await readdir(root, { recursive: true })).filter(name => TEXT.test(name))
        await each(others, async name =>
          pressFile(root, name, await readFile(path.join(root, name)))
        )

        const headers = { scripts: scripts.list(), styles: styles.list() }
        await writeFile(path.join(root, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
        const seconds = (performance.now() - started) / 1000
        logger.info(`${pages.length} pages finished in ${seconds.toFixed(1)} s`)
      }
    }
  }
}
