import type { ThirdParties } from '#config/third-parties.ts'
import { readThirdParties, THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { failureOf } from '../../third-parties/reports/failure-of.ts'
import { type Reporting, reporting } from '../../third-parties/reports/reporting.ts'
import { scriptedSdk } from '../../third-parties/reports/scripted-sdk.ts'
import type { ErrorSdk } from '../../third-parties/reports/sdk.ts'

declare const __RELEASE__: string

interface Neighbour {
  touch(seat: Element, event: Event, load: Load): void
}

type Load = (name: string) => Promise<Neighbour>

/** The house's own library comes by the same door as this module, for it weighs more than all of the page. */
async function bundled(load: Load, failed: (reason: string) => void): Promise<ErrorSdk> {
  const { touch: give } = await load('reporter')
  return new Promise(resolve => {
    const wanted = new CustomEvent('wanted', { detail: { resolve, failed } })
    give(document.documentElement, wanted, load)
  })
}

const findSdk = (
  { url, integrity }: NonNullable<ThirdParties['reports']>,
  load: Load,
  failed: (reason: string) => void
) => (url === undefined ? bundled(load, failed) : scriptedSdk(url, integrity))

async function open(load: Load): Promise<Reporting | undefined> {
  const answer = await fetch(THIRD_PARTIES_PATH)
  const party = answer.ok ? readThirdParties(await answer.json())?.reports : undefined
  if (!party) return undefined
  return reporting({
    dsn: party.dsn,
    release: __RELEASE__,
    address: () => location.href,
    sdk: failed => findSdk(party, load, failed),
    warn: message => console.warn(message)
  })
}

let opening: Promise<Reporting | undefined> | undefined

/**
 * Comes with the first thing that goes wrong in a page, and is told of all after it; reports it where
 * the house has somebody for that.
 */
export function touch(_seat: Element, event: Event, load: Load): void {
  const failure = failureOf(event)
  if (!failure) return
  // Who can not say whether there is somebody is not asked again.
  opening ??= open(load).catch(() => undefined)
  void opening.then(found => found?.tell(failure))
}
