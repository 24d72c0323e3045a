import { isOperator, type OperatorName } from '#config/operators.ts'
import { REPORT_CHANNEL } from '#contract/event-channel.ts'
import { browserAddress } from './devices/address.ts'
import { systemClock, systemRandom } from './devices/clock.ts'
import { browserCookies } from './devices/cookies.ts'
import { browserPage, consoleLog } from './devices/page.ts'
import { browserPasskeys } from './devices/passkeys.ts'
import { browserStorage } from './devices/storage.ts'
import { browserLocks, tabChannel } from './devices/tabs.ts'
import { pageTraces } from './devices/traces.ts'
import { indexedVault } from './devices/vault.ts'
import { httpFetch } from './http-fetch.ts'
import type { Environment } from './index.ts'
import { kept } from './kept.ts'
import { lateApi } from './late-api.ts'
import { siteConfigReader } from './site-config.ts'

declare const __OPERATOR__: string | undefined

function builtFor(): OperatorName {
  const operator = typeof __OPERATOR__ === 'undefined' ? undefined : __OPERATOR__
  if (!isOperator(operator)) throw new TypeError('This build names no operator')
  return operator
}

/** The real world. What weighs much is loaded when it is first asked for. */
export function browserEnvironment(window: Window & typeof globalThis): Environment {
  const ports = {
    clock: systemClock,
    log: consoleLog,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init)
  }
  const page = browserPage(window)
  const vault = indexedVault(() => window.indexedDB)
  const address = browserAddress(window)
  const fetch: Environment['fetch'] = (url, init, retries) => httpFetch(ports, url, init, retries)
  const site = siteConfigReader(fetch)

  return {
    ...ports,
    operator: builtFor(),
    reporter: {
      send: detail => void window.dispatchEvent(new CustomEvent(REPORT_CHANNEL, { detail }))
    },
    random: systemRandom,
    address,
    page,
    vault,
    fetch,
    site,
    passkeys: browserPasskeys(window),
    cookies: browserCookies(window.document, window.location.hostname),
    local: browserStorage(() => window.localStorage),
    session: browserStorage(() => window.sessionStorage),
    locks: browserLocks(() => window.navigator.locks),
    channel: tabChannel('lobby'),
    api: lateApi(async () => {
      const { createApi } = await import('./graphql/api-client.ts')
      return createApi({
        ...ports,
        site,
        random: systemRandom,
        WebSocket: window.WebSocket,
        onWake: page.onWake,
        traceparent: pageTraces(window),
        brandOf: ({ operator }) => operator
      })
    }),
    identity: kept(async () => {
      const [{ oidcIdentity }, { endpoints, issuer }] = await Promise.all([
        import('./oidc-identity.ts'),
        site()
      ])
      return oidcIdentity({ endpoints, issuer, vault, origin: address.current().origin })
    })
  }
}
