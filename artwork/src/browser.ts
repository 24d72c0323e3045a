import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { faces } from './faces.ts'
import type { Job, Page } from './page.ts'

declare global {
  interface Window {
    readonly page: Page
  }
}

const root = path.resolve(import.meta.dirname, '..')
const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const executable = () => {
  const found = process.env['CHROMIUM_PATH'] ?? candidates.find(file => existsSync(file))
  if (!found) throw new Error('no Chromium found: set CHROMIUM_PATH')
  return found
}

/** A browser with the drawing page open in it; draws by software, so it needs no graphics card. */
export async function openStudio() {
  const bundle = await build({
    entryPoints: [path.join(root, 'src/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022'
  })
  const script = bundle.outputFiles[0]?.text ?? ''
  const fonts = faces.flatMap(([family, name, weights]) =>
    weights.map(weight => {
      const file = `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
      return [family, weight, readFileSync(path.join(root, file)).toString('base64')] as const
    })
  )
  const start = async () => {
    const browser = await chromium.launch({
      executablePath: executable(),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-background-networking'
      ]
    })
    const page = await browser.newPage({ viewport: { width: 600, height: 800 } })
    page.on('pageerror', error => console.error(error.message))
    page.on('console', message => {
      if (!/GPU stall|GL Driver/.test(message.text()))
        console.info(' ', message.text().slice(0, 300))
    })
    await page.setContent('<body></body>')
    await page.evaluate(async all => {
      for (const [family, weight, data] of all) {
        const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0))
        const face = new FontFace(family, bytes.buffer, { weight: String(weight) })
        document.fonts.add(await face.load())
      }
    }, fonts)
    await page.addScriptTag({ content: script })
    return { browser, page }
  }
  let open = await start()
  const known = await open.page.evaluate(() => ({
    slugs: window.page.slugs,
    heroes: window.page.heroes,
    models: window.page.models
  }))
  let drawn = 0
  return {
    ...known,
    async draw(job: Job, a: string, b: string): Promise<Buffer> {
      // software WebGL keeps memory of every scene, so the browser is renewed now and then
      if (drawn > 0 && drawn % 300 === 0) {
        await open.browser.close()
        open = await start()
      }
      drawn++
      const url = await open.page.evaluate(([j, x, y]) => window.page.draw(j, x, y), [
        job,
        a,
        b
      ] as const)
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    close: () => open.browser.close()
  }
}
