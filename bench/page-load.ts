import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

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
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
}

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
}

declare global {
  var pageTimings: Timings | undefined
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const timings: Timings = { fcp: 0, lcp: 0, blocking: 0 }
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
}

function countBytes(session: CDPSession) {
  const types = new Map<string, string>()
  const seen = { transferred: 0, script: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.requests += 1
    seen.transferred += encodedDataLength
    if (types.get(requestId) === 'Script') seen.script += encodedDataLength
  })
  return seen
}

export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

async function measure(page: Page, url: string): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  await throttle(session)
  const seen = countBytes(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS })
  // A late paint or task may follow the last byte.
  await page.waitForTimeout(SETTLE_MS)
  const timings = await page.evaluate(() => globalThis.pageTimings)
  if (!timings?.fcp || !timings.lcp) throw new Error(`${url} painted nothing`)
  return {
    ...seen,
    firstPaint: timings.fcp,
    largestPaint: timings.lcp,
    blocking: timings.blocking
  }
}

/** Loads an address with an empty cache under slow 4G. */
export async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage()
  try {
    return await measure(page, url)
  } finally {
    await page.close()
  }
}
