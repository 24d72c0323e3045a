import type { ConsentCategory } from '#config/consent-categories.ts'
import type { ThirdParties } from '#config/third-parties.ts'
import type { ManagerAdapter } from './adapter.ts'
import { cookiebot } from './cookiebot.ts'
import { cookieInformation } from './cookieinformation.ts'
import { oneTrust } from './onetrust.ts'
import { startManager } from './start-manager.ts'
import { usercentrics } from './usercentrics.ts'

/** What asks for consent in the place of the house's own dialog. */
export interface ConsentManager {
  /**
   * Loads it. `answered` hears what a person has agreed to, now or at an earlier visit, and every
   * change of it; a manager that fails, or says nothing that can be understood, never calls it.
   */
  start(answered: (categories: readonly ConsentCategory[]) => void): void
  /** Shows its choices again, once it is there; rejects where it does not come, or can not. */
  open(): Promise<void>
}

export type ManagerSettings = NonNullable<ThirdParties['consentManager']>

/** All of them weigh less than a request for one. */
const ADAPTERS: Readonly<Record<ManagerSettings['kind'], ManagerAdapter>> = {
  cookiebot,
  cookieinformation: cookieInformation,
  onetrust: oneTrust,
  usercentrics
}

/** The manager that a configuration names, not yet started. */
export function managerOf(settings: ManagerSettings): ConsentManager {
  const adapter = ADAPTERS[settings.kind]
  let ready: Promise<void> | undefined
  return {
    start(answered) {
      ready = startManager(settings, adapter, answered)
    },
    async open() {
      await ready
      await adapter.open()
    }
  }
}
