import { wireDevice } from '#rules/device.ts'
import { $country } from '../country.ts'
import { asFailure } from '../environment/failure.ts'
import type { TypedDocument } from '../environment/graphql/documents.ts'
import { environment } from '../environment/index.ts'
import { storedGameIds } from '../games/stored-games.ts'
import { currentLicence } from '../licence.ts'
import { currentLocale } from '../locale.ts'
import { $rank } from '../loyalty/rank.ts'
import { $wallet } from '../wallet.ts'
import { type RequestSettings, type Rest, request } from './request.ts'
import { knownTokens } from './tokens-for.ts'

const ATTEMPTS = 2
const FIRST_DELAY = 1000
const LONGEST_DELAY = 15_000

/** How long to wait after the given delay: longer by a random factor, within the limit. */
export const nextDelay = (delay: number, fraction: number): number =>
  Math.min(delay * (1.5 + fraction), LONGEST_DELAY)

function context(): string {
  const { page } = environment()
  const country = $country.get()
  const wallet = $wallet.get()
  const isKnown = country.status === 'known'
  return JSON.stringify({
    country: isKnown ? country.code : null,
    currency: wallet.status === 'STREAMING' ? wallet.currency : isKnown ? country.currency : null,
    licence: isKnown ? country.licence : currentLicence(),
    device: wireDevice(page.userAgent)
  })
}

/** What the data API is told of the reader; of a visitor only language and context. */
async function headersOf(): Promise<Record<string, string>> {
  const headers = { locale: currentLocale(), 'x-context': context() }
  if (!(await knownTokens())) return headers
  return {
    ...headers,
    'x-ranks': String($rank.get() ?? 0),
    'x-recently-played-games': storedGameIds().join(',')
  }
}

/** Asks the data API; where the network failed, once more. */
export async function askData<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  ...[given, settings = {}]: Rest<Variables>
): Promise<Result> {
  const { clock, random } = environment()
  const variables = given ?? ({} as Variables)
  const options: RequestSettings = { ...settings, headers: await headersOf() }
  let delay = FIRST_DELAY
  for (let attempt = 1; ; attempt++) {
    try {
      return await request('data', document, variables, options)
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (failure.kind !== 'network' || attempt >= ATTEMPTS) throw failure
      delay = nextDelay(delay, random.fraction())
      await new Promise<void>(resolve => clock.after(delay, resolve))
    }
  }
}
