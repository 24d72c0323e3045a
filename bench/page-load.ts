import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
  type Request
} from '@playwright/test'

/** A telephone of the middle on a slow 4G network. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8
}
const SLOWER_CPU = 4
const SETTLE_MS = 500
const PATIENCE_MS = 60_000

export interface Load {
  readonly transferred: number
  readonly script: number
  readonly pictures: number
  /** The document with its style sheets. */
  readonly page: number
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  /** How far what was painted moved, as the browser reckons it. */
  readonly shift: number
}

/** A browser that does nothing of its own accord while it is measured. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']
  })

export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB'
  })

interface Timings {
  fcp: number
  lcp: number
  blocking: number
  shift: number
}

/** Of what moved, the browser tells more than its type says. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

declare global {
  var pageTimings: Timings | undefined
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const timings: Timings = { fcp: 0, lcp: 0, blocking: 0, shift: 0 }
  globalThis.pageTimings = timings
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    timings.lcp = startTime
  })
  on('longtask', ({ duration }) => {
    timings.blocking += Math.max(0, duration - 50)
  })
  on('layout-shift', entry => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) timings.shift += value
  })
}

/** By what the browser calls a request’s type. */
const PLACES: Readonly<Record<string, 'page' | 'pictures' | 'script'>> = {
  Document: 'page',
  Image: 'pictures',
  Script: 'script',
  Stylesheet: 'page'
}

/** Counts what comes, and says whether the line has been quiet for as long as a page needs to settle. */
function watchLine(session: CDPSession) {
  const types = new Map<string, string>()
  const open = new Set<string>()
  let changedAt = performance.now()
  const seen = { transferred: 0, script: 0, pictures: 0, page: 0, requests: 0 }
  const close = (requestId: string) => {
    open.delete(requestId)
    changedAt = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId))
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    close(requestId)
    seen.requests += 1
    seen.transferred += encodedDataLength
    const place = PLACES[types.get(requestId) ?? '']
    if (place) seen[place] += encodedDataLength
  })
  const isQuiet = () => open.size === 0 && performance.now() - changedAt > SETTLE_MS
  return { seen, isQuiet }
}

/**
 * Begins to watch what a page asks for; what it gives resolves when nothing has been under way for half a
 * second. What a browser renews in its cache on the side is left out, since it tells no end of that.
 */
export function watchRequests(page: Page): (within: number) => Promise<void> {
  const open = new Set<Request>()
  let changedAt = performance.now()
  const close = (request: Request) => {
    open.delete(request)
    changedAt = performance.now()
  }
  page.on('request', request => {
    if (request.resourceType() !== 'other') open.add(request)
  })
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return async within => {
    const until = performance.now() + within
    while (open.size > 0 || performance.now() - changedAt < SETTLE_MS) {
      if (performance.now() > until)
        throw new Error(`Still under way: ${[...open].map(one => one.url()).join(', ')}`)
      await page.waitForTimeout(SETTLE_MS / 10)
    }
  }
}

export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

async function measure(page: Page, url: string, shows?: string): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  await throttle(session)
  const { seen, isQuiet } = watchLine(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS })
  // What is made by scripts may ask for more while nothing else is under way.
  if (shows) await page.locator(shows).first().waitFor({ timeout: PATIENCE_MS })
  while (shows && !isQuiet()) await page.waitForTimeout(SETTLE_MS / 10)
  // A late paint or task may follow the last byte.
  await page.waitForTimeout(SETTLE_MS)
  const timings = await page.evaluate(() => globalThis.pageTimings)
  if (!timings?.fcp || !timings.lcp) throw new Error(`${url} painted nothing`)
  return {
    ...seen,
    firstPaint: timings.fcp,
    largestPaint: timings.lcp,
    blocking: timings.blocking,
    shift: timings.shift
  }
}

/** Loads an address with an empty cache under slow 4G, until it shows what it is to show. */
export async function load(context: BrowserContext, url: string, shows?: string): Promise<Load> {
  const page = await context.newPage()
  try {
    return await measure(page, url, shows)
  } finally {
    await page.close()
  }
}
