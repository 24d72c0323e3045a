import { array, nullish, object, picklist, pipe, record, regex, string } from 'valibot'

import { currencyCode, decimal, id, moment } from './atoms.ts'

/** The pots of the page, and the two that only the live feed has. */
export const POT_IDS = ['minor', 'major', 'mega', 'total', 'shared'] as const

export const PAGE_POT_IDS = ['minor', 'major', 'mega'] as const

export type PotId = (typeof POT_IDS)[number]

export const DROP_TYPES = ['hourly', 'daily', 'weekly'] as const

export type DropType = (typeof DROP_TYPES)[number]

export const pot = object({ id: picklist(POT_IDS), current_value: decimal })

/** A raffle's pot has a name of its own, and may have no value yet. */
export const rafflePot = object({ id: nullish(id), current_value: nullish(decimal, null) })

export const raffleInstance = object({
  id,
  timestamp_start: moment,
  timestamp_end: moment,
  pots: array(rafflePot)
})

/** From the base currency to each other one. */
export const multipliers = record(pipe(string(), regex(/^[A-Z]{3}$/)), decimal)

export const optInStatus = {
  contribution_preferences: nullish(record(currencyCode, decimal), {}),
  preferred_contribution_value: nullish(decimal, null)
}
