import { array, boolean, type InferOutput, nullish, object } from 'valibot'

import { currencyCode, decimal, flag, id, moment, text } from './atoms.ts'
import { parserOf } from './fit.ts'
import { multipliers, optInStatus, potWithRules, raffleInstance } from './jackpot-atoms.ts'

const currencies = object({ multipliers })

/** The answer of GET /v1/currencies. */
export type Currencies = InferOutput<typeof currencies>

export const readCurrencies = parserOf(currencies)

const status = object({ opted_in: boolean(), ...optInStatus })

/** Whether the player takes part, and with how much. */
export type OptInStatus = InferOutput<typeof status>

export const OPT_IN_STATUS_FIELDS = Object.keys(status.entries)

export const readOptInStatus = parserOf(status)

const jackpots = array(
  object({
    id,
    currency: nullish(currencyCode, 'EUR'),
    enabled_community: flag,
    pots: array(potWithRules),
    /** The contribution that the odds are stated for, in EUR. */
    contribution_unit: nullish(decimal, null),
    /** How much of all contributions comes back over time, from 0 to 1. */
    return_to_player: nullish(decimal, null),
    /** A win of this much is checked before it is paid, in EUR. */
    checked_from: nullish(decimal, null),
    excluded_countries: nullish(array(text), []),
    /** Why this player may not take part; null for whoever may. */
    ineligible: nullish(text, null),
    last_updated: nullish(moment, null),
    /** Null when no player was named. */
    player: nullish(status, null)
  })
)

/** The answer of GET /v1/thrillpots/instances/source/{sourceId}/brand/{brand} for a jackpot. */
export type JackpotInstances = InferOutput<typeof jackpots>

export const readJackpotInstances = parserOf(jackpots)

const raffles = array(raffleInstance)

/** The same for a raffle source. */
export type RaffleInstances = InferOutput<typeof raffles>

export const readRaffleInstances = parserOf(raffles)
