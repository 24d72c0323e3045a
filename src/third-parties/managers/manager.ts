import type { ConsentCategory } from '#config/consent-categories.ts'
import type { ThirdParties } from '#config/third-parties.ts'

/** A manager of consent that stands in the place of the house's own. */
export interface ConsentManager {
  /** Loads it, and calls back with what is agreed to, at once where it knows and at every change. */
  start(answered: (categories: readonly ConsentCategory[]) => void): void
  /** Shows its choices again. */
  open(): void
}

export function managerOf(party: NonNullable<ThirdParties['consentManager']>): ConsentManager {
  throw new Error(`There is no adapter for ${party.kind}`)
}
