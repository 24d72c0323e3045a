import type { ConsentCategory } from '#config/consent-categories.ts'
import type { ThirdParties } from '#config/third-parties.ts'
import type { ManagerAdapter } from './adapter.ts'
import { startManager } from './start-manager.ts'

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

async function adapterOf(kind: ManagerSettings['kind']): Promise<ManagerAdapter> {
  switch (kind) {
    case 'cookiebot':
      return (await import('./cookiebot.ts')).cookiebot
    case 'cookieinformation':
      return (await import('./cookieinformation.ts')).cookieInformation
    case 'onetrust':
      return (await import('./onetrust.ts')).oneTrust
    case 'usercentrics':
      return (await import('./usercentrics.ts')).usercentrics
    default:
      return kind satisfies never
  }
}

/** The manager that a configuration names, not yet started. */
export async function managerOf(settings: ManagerSettings): Promise<ConsentManager> {
  const adapter = await adapterOf(settings.kind)
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
