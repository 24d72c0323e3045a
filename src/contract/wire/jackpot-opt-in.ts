import { array, boolean, type InferOutput, nullable, object } from 'valibot'

import { decimal, text } from './atoms.ts'
import { parserOf } from './fit.ts'

/** Whether the player takes part, as far as the browser knows. */
export const OPT_IN_STATES = [true, false, 'failed', 'loading'] as const

export type OptInState = (typeof OPT_IN_STATES)[number]

const page = object({
  isOptedIn: boolean(),
  contributionValue: nullable(decimal),
  /** In EUR, each with its text in the player's currency. */
  contributionValues: array(object({ value: decimal, label: text })),
  initialContributionValue: nullable(decimal),
  euroConversionRate: decimal
})

/** What the opt-in part of the jackpot page shows. */
export type PageOptInState = InferOutput<typeof page>

export const PAGE_OPT_IN_FIELDS = Object.keys(page.entries)

export const readPageOptInState = parserOf(page)
