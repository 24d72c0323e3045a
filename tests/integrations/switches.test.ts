import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'astro'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import infiniza from '#config/brands/infiniza.json' with { type: 'json' }
import { FEATURES, type Feature } from '#config/features.ts'
import { PARTS, type Part } from '#config/part-names.ts'
import { ROUTE_NAMES, ROUTES, type Route } from '#config/routes.ts'

/** The parts that have pages of their own, each with all of them. */
const PAGES = Object.fromEntries(
  PARTS.map(part => [
    part,
    ROUTE_NAMES.map((name): Route => ROUTES[name]).filter(route => route.part === part)
  ])
) as unknown as Readonly<Record<Part, readonly Route[]>>

/** A switch, the file of the build that it gates or changes, and what stands there with it alone. */
const SWITCHES = [
  ['BasicEnterCode', 'CONS-16', 'enter-code/', 'isBasic":[0,true]'],
  ['BonusChecker', 'CONS-16', 'rewards/', 'hasBonusChecker":[0,true]'],
  ['EnableFinancialHistory', 'CONS-16', 'profile/statement/', '</h1>'],
  ['EnableGamesInformationMessage', 'CONS-16', 'slots/', 'class="information"'],
  ['EnablePhoneVerification', 'CONS-17', 'phone-verification/', '/PhoneVerification.'],
  ['QuickMenu', 'CONS-17', '', 'bar__nav--quick'],
  ['ShowRTP', 'CONS-17', 'slots/', 'RTP 9'],
  ['Sportsbook', 'CONS-17', 'sports/', '</h1>']
] as const satisfies readonly (readonly [Feature, string, string, string])[]

interface Switched {
  readonly parts: readonly Part[]
  readonly features: readonly Feature[]
}

/** Builds the site of a brand that is Infiniza but for what it has switched on. */
async function buildWith(switched: Switched): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('LOBBY_OPERATOR', 'Infiniza')
  vi.stubEnv('LOBBY_LOCALES', 'en')
  vi.stubEnv('LOBBY_PUBLIC_URL', 'https://infiniza.example')
  const folder = mkdtempSync(join(tmpdir(), 'switches-'))
  await build({
    root: process.cwd(),
    outDir: folder,
    logLevel: 'error',
    vite: {
      plugins: [
        {
          name: 'switches',
          enforce: 'pre',
          load: id =>
            id.endsWith('/brands/infiniza.json')
              ? JSON.stringify({ ...infiniza, ...switched })
              : undefined
        }
      ]
    }
  })
  return folder
}

describe('a brand that has switched off all that can be', () => {
  let site = ''
  let full = ''
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  /** Whether a page of a build is there and holds the text, styles aside. */
  const holds = (folder: string, path: string, text: string) => {
    const file = join(folder, 'en', path, 'index.html')
    if (!existsSync(file)) return false
    const words = readFileSync(file, 'utf8').replace(/<style>[\s\S]*?<\/style>/, '')
    return words.replaceAll('&quot;', '"').includes(text)
  }

  beforeAll(async () => {
    site = await buildWith({ parts: [], features: [] })
    full = await buildWith({ parts: PARTS, features: FEATURES })
  }, 600_000)

  afterAll(() => {
    vi.unstubAllEnvs()
    for (const folder of [site, full]) rmSync(folder, { recursive: true, force: true })
  }, 60_000)

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

  test.each(SWITCHES)(
    'has nothing of %s, and one that has it switched on has it [%s]',
    (_, _item, path, text) => {
      expect(holds(site, path, text)).toBe(false)
      expect(holds(full, path, text)).toBe(true)
    }
  )

  test.each(['gamification', 'raffle', 'jackpot'] as const)(
    'has pages of %s in a build with it, and leads there [CONS-18]',
    part => {
      const lobby = readFileSync(join(full, 'en', 'index.html'), 'utf8')
      for (const { path } of PAGES[part]) expect(holds(full, path, '</h1>'), path).toBe(true)
      expect(PAGES[part].some(({ path }) => lobby.includes(`href="/en${path}"`))).toBe(true)
    }
  )

  test('has a page of rewards without the bonus list [RWRD-12] [CONS-18]', () => {
    expect(holds(site, 'rewards/', 'hasBonusList":[0,false]')).toBe(true)
    expect(holds(full, 'rewards/', 'hasBonusList":[0,true]')).toBe(true)
  })

  test('is whole beside that: its other pages are there', () => {
    for (const file of ['', 'promotions/', 'rewards/', 'games/', 'profile/dashboard/', '404/'])
      expect(existsSync(join(site, 'en', file, 'index.html')), file).toBe(true)
    expect(read('en/index.html')).not.toContain('data-pot=')
  })
})
