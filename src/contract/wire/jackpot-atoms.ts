import {
  array,
  boolean,
  integer,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  record,
  regex,
  string
} from 'valibot'

import { currencyCode, decimal, id, moment, text } from './atoms.ts'

/** The pots of the page, and the two that only the live feed has. */
export const POT_IDS = ['minor', 'major', 'mega', 'total', 'shared'] as const

export const PAGE_POT_IDS = ['minor', 'major', 'mega'] as const

export type PotId = (typeof POT_IDS)[number]

export const DROP_TYPES = ['hourly', 'daily', 'weekly'] as const

export type DropType = (typeof DROP_TYPES)[number]

export const pot = object({ id: picklist(POT_IDS), current_value: decimal })

/** A pot with the rules it falls by; what a service does not tell is null. Amounts in EUR. */
export const potWithRules = object({
  ...pot.entries,
  seed_value: nullish(decimal, null),
  must_drop_at: nullish(decimal, null),
  /** It falls once in so many contributions of the instance's unit. */
  odds: nullish(decimal, null),
  /** How much of a contribution goes into it, from 0 to 1. */
  contribution_share: nullish(decimal, null),
  /** How much of it goes to others when it falls, from 0 to 1. */
  community_share: nullish(decimal, null)
})

/** A raffle's pot has a name of its own, and may have no value yet. */
export const rafflePot = object({ id: nullish(id), current_value: nullish(decimal, null) })

const count = pipe(number(), integer(), minValue(0))

export const raffleInstance = object({
  id,
  source_id: nullish(id, null),
  /** `open`, or `drawing` once its time is up. */
  status: nullish(text, null),
  timestamp_start: moment,
  timestamp_end: moment,
  pots: array(rafflePot),
  /** Additions of our own service: what can be won, and what the draw was committed to. */
  prizes: nullish(array(object({ amount: decimal, count })), []),
  commitment: nullish(text, null),
  studio: nullish(text, null),
  server_time: nullish(moment, null),
  player: nullish(object({ opted_in: boolean(), ticket_count: count }), null)
})

/** From the base currency to each other one. */
export const multipliers = record(pipe(string(), regex(/^[A-Z]{3}$/)), decimal)

/** A contribution that the house pays; of a fixed one so many are left, of a variable one so much. */
const freebet = object({
  kind: picklist(['fixed', 'variable']),
  value: nullish(decimal, null),
  count_left: nullish(count, null),
  amount_left: nullish(decimal, null),
  expires_at: nullish(moment, null)
})

export const optInStatus = {
  contribution_preferences: nullish(record(currencyCode, decimal), {}),
  preferred_contribution_value: nullish(decimal, null),
  /** Of all contributions so far: how many, and how much in the player's currency. */
  contribution_count: nullish(count, null),
  contributed: nullish(decimal, null),
  freebet: nullish(freebet, null)
}
