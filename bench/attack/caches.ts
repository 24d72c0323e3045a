// Whether a cache, in front or in the browser, can tell one of another: about two minutes once the site is built.
import { browserCaches } from './browser-caches.ts'
import { sharedCaches } from './shared-caches.ts'
import { withStack } from './stand.ts'

/** Asks nginx as two players for the same, tries to lead caches astray, and goes back after signing out. */
export async function caches(): Promise<boolean> {
  const { shared, own } = await withStack(async stack => ({
    shared: await sharedCaches(stack),
    own: await browserCaches(stack)
  }))
  const faults = [...shared.faults, ...own]
  for (const fault of faults) console.error(`FAULT ${fault}`)
  console.log(`${shared.asked} questions and one browser: ${faults.length} faults`)
  return faults.length === 0
}
