import type { Browser, BrowserContext } from '@playwright/test'
import { newPlayer } from '#tests/support/house-player.ts'
import type { House } from '#tests/support/open-house.ts'
import { compare, type Figure } from './figures.ts'
import { type Load, load, newContext, openBrowser } from './page-load.ts'
import { writePlainPage } from './plain-page.ts'
import { type Slice, slice } from './quiet.ts'

interface Kind {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
}

const KINDS: readonly Kind[] = [
  { name: 'lobby', path: '/en/', isSignedIn: false },
  { name: 'terms', path: '/en/terms-and-conditions/', isSignedIn: false },
  { name: 'list', path: '/en/slots/', isSignedIn: false },
  { name: 'game', path: '/en/games/pearl-drift/', isSignedIn: false },
  { name: 'promotions', path: '/en/promotions/', isSignedIn: true }
]

const MEASURES = {
  transferred: { name: 'bytes transferred', unit: 'B', isExact: true },
  script: { name: 'bytes of script', unit: 'B', isExact: true },
  requests: { name: 'requests', unit: '', isExact: true },
  firstPaint: { name: 'first contentful paint', unit: 'ms', isExact: false },
  largestPaint: { name: 'largest contentful paint', unit: 'ms', isExact: false },
  blocking: { name: 'blocking time', unit: 'ms', isExact: false }
} as const satisfies Partial<Record<keyof Load, { name: string; unit: string; isExact: boolean }>>

/** A window of a player who has signed in as players do. */
export async function signedIn(
  browser: Browser,
  { config, url }: Pick<House, 'config' | 'url'>
): Promise<BrowserContext> {
  const player = await newPlayer(config)
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.goto(`${url}/en/promotions/`)
  await page.getByRole('banner').locator('a[href$="/login/?autoSignIn=1"]').click()
  await page.waitForURL(/\/realms\//)
  await page.locator('input[type="email"]').fill(player.email)
  await page.locator('input[type="password"]').fill(player.password)
  await page.locator('button[type="submit"]').first().click()
  await page.waitForURL('**/en/promotions/')
  await page.close()
  return context
}

type Taken = Record<'measured' | 'reference' | 'twin', Slice<Load>[]>

/** A visitor comes with nothing; a player keeps the session, and loses the cache before each load. */
async function inWindow<Value>(
  browser: Browser,
  session: BrowserContext,
  isSignedIn: boolean,
  work: (context: BrowserContext) => Promise<Value>
): Promise<Value> {
  if (isSignedIn) return work(session)
  const context = await newContext(browser)
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

function figuresOf({ name, isSignedIn }: Kind, taken: Taken): readonly Figure[] {
  return Object.entries(MEASURES).map(([key, { name: measure, unit, isExact }]) => {
    const of = (slices: readonly Slice<Load>[]) =>
      slices.map(({ value, isClean }) => ({ value: value[key as keyof Load], isClean }))
    const who = isSignedIn ? 'signed in' : 'signed out'
    return compare(
      { group: 'pages', name: `${name}, ${who}: ${measure}`, unit, better: 'lower' },
      { measured: of(taken.measured), reference: of(taken.reference), twin: of(taken.twin) },
      isExact
    )
  })
}

export interface PagesResult {
  readonly browser: string
  readonly figures: readonly Figure[]
}

/** Loads each kind of page beside a file of the same words, under slow 4G with an empty cache. */
export async function benchPages(
  house: House,
  browserPath: string,
  rounds: number
): Promise<PagesResult> {
  const browser = await openBrowser(browserPath)
  try {
    const session = await signedIn(browser, house)
    const plain = new Map<Kind, string>()
    for (const kind of KINDS)
      await inWindow(browser, session, kind.isSignedIn, async context => {
        const page = await context.newPage()
        await page.goto(`${house.url}${kind.path}`, { waitUntil: 'networkidle' })
        plain.set(kind, await writePlainPage(page, house.config.siteDir, kind.name))
        await page.close()
      })
    const taken = new Map<Kind, Taken>(
      KINDS.map(kind => [kind, { measured: [], reference: [], twin: [] }])
    )
    for (let round = -1; round < rounds; round++) {
      console.log(`  pages: ${round < 0 ? 'warming up' : `round ${round + 1} of ${rounds}`}`)
      for (const kind of KINDS) {
        const places = ['measured', 'reference', 'twin'] as const
        for (const place of places.toSorted(() => Math.random() - 0.5)) {
          const path = place === 'measured' ? kind.path : (plain.get(kind) ?? '/')
          const run = await inWindow(browser, session, kind.isSignedIn, context =>
            slice(() => load(context, `${house.url}${path}`))
          )
          if (round >= 0) taken.get(kind)?.[place].push(run)
        }
      }
    }
    const figures = [...taken].flatMap(([kind, loads]) => figuresOf(kind, loads))
    return { browser: `Chromium ${browser.version()}`, figures }
  } finally {
    await browser.close()
  }
}
