import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'astro'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import infiniza from '#config/brands/infiniza.json' with { type: 'json' }
import { PARTS, type Part } from '#config/part-names.ts'
import { ROUTE_NAMES, ROUTES, type Route } from '#config/routes.ts'

/** The parts that have pages of their own, each with all of them. */
const PAGES = Object.fromEntries(
  PARTS.map(part => [
    part,
    ROUTE_NAMES.map((name): Route => ROUTES[name]).filter(route => route.part === part)
  ])
) as unknown as Readonly<Record<Part, readonly Route[]>>

/** Builds the site of a brand that is Infiniza but for the parts that it has switched on. */
async function buildWith(parts: readonly Part[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'switched-off-'))
  await build({
    root: process.cwd(),
    outDir: folder,
    logLevel: 'error',
    vite: {
      plugins: [
        {
          name: 'parts',
          enforce: 'pre',
          load: id =>
            id.endsWith('/brands/infiniza.json')
              ? JSON.stringify({ ...infiniza, parts })
              : undefined
        }
      ]
    }
  })
  return folder
}

describe('a brand that has switched off all that can be', () => {
  let site = ''
  const read = (file: string) => readFileSync(join(site, file), 'utf8')

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('LOBBY_OPERATOR', 'Infiniza')
    vi.stubEnv('LOBBY_LOCALES', 'en')
    vi.stubEnv('LOBBY_PUBLIC_URL', 'https://infiniza.example')
    site = await buildWith([])
  }, 600_000)

  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(site, { recursive: true, force: true })
  })

  test.each(['gamification', 'raffle', 'jackpot'] as const)(
    'has no page of %s, and no link, sitemap or other page names one [CONS-18]',
    part => {
      const paths = PAGES[part].map(({ path }) => path)
      expect(paths.length).toBeGreaterThan(1)
      for (const path of paths) expect(existsSync(join(site, 'en', path)), path).toBe(false)
      const named = new RegExp(`/en(${paths.join('|')})`)
      // What editors are shown of every kind of block leads where examples lead.
      const files = globSync('**/*.{html,xml}', { cwd: site, exclude: ['en/internal/**'] })
      expect(files.length).toBeGreaterThan(100)
      for (const file of files) expect(named.test(read(file)), file).toBe(false)
    }
  )

  test('has a page of rewards without the bonus list [RWRD-12] [CONS-18]', () => {
    expect(read('en/rewards/index.html')).toContain('hasBonusList&quot;:[0,false]')
  })

  test('is whole beside that: its other pages are there', () => {
    for (const file of ['', 'promotions/', 'rewards/', 'games/', 'profile/dashboard/', '404/'])
      expect(existsSync(join(site, 'en', file, 'index.html')), file).toBe(true)
    expect(read('en/index.html')).not.toContain('data-pot=')
  })
})
