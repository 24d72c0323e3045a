import type { OperatorName } from '#config/operators.ts'
import type { SiteConfig } from '#contract/wire/site-config.ts'
import type { Api } from './api.ts'
import { browserEnvironment } from './browser.ts'
import type { Retries } from './http-fetch.ts'
import type { Identity } from './identity.ts'
import type {
  Address,
  Channel,
  Clock,
  Cookies,
  KeyValue,
  Locks,
  Log,
  Page,
  Random,
  Reporter,
  Vault
} from './parts.ts'
import type { Passkeys } from './passkeys.ts'

/** The only door out: whatever a store wants from the world it asks for here. */
export interface Environment {
  /** Whose site this is; fixed by the build. */
  readonly operator: OperatorName
  readonly clock: Clock
  readonly random: Random
  readonly address: Address
  readonly cookies: Cookies
  readonly local: KeyValue
  readonly session: KeyValue
  readonly vault: Vault
  readonly locks: Locks
  readonly channel: Channel
  readonly page: Page
  readonly passkeys: Passkeys
  readonly log: Log
  readonly reporter: Reporter
  readonly api: Api
  /** Where everything that is not the site is found. */
  site(): Promise<SiteConfig>
  fetch(url: string, init?: RequestInit, retries?: Retries): Promise<Response>
  identity(): Promise<Identity>
}

let current: Environment | undefined

/** False while pages are built: then no store may begin anything. */
export const isInBrowser = (): boolean => current !== undefined || typeof window !== 'undefined'

export function environment(): Environment {
  current ??= browserEnvironment(window)
  return current
}

/** For tests, which play the world. */
export function setEnvironment(given: Environment | undefined): void {
  current = given
}
