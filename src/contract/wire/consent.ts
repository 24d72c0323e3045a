import type { ConsentCategory } from '#config/consent-categories.ts'

/** Where an answer is told (POST), and where it is asked whether a country needs none (GET). */
export const CONSENT_PATH = '/api/consent'

/** What the platform keeps as proof of an answer: nothing of it tells who somebody is. */
export interface ConsentRecord {
  /** A random number that stands in the person's own cookie too, and is new with every answer. */
  readonly id: string
  /** The answer that this one takes the place of. */
  readonly replaces?: string | undefined
  readonly categories: readonly ConsentCategory[]
  /** Of what was asked. */
  readonly version: number
  /** Of the words that it was asked in. */
  readonly locale: string
}

export interface AutomaticConsent {
  readonly automatic: boolean
}
