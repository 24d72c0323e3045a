import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  union,
  variant
} from 'valibot'

import { amount, countryCode, currencyCode, decimal, flag, id, moment, text } from './atoms.ts'
import { fromJson, parserOf } from './fit.ts'
import { multipliers, optInStatus, pot, rafflePot } from './jackpot-atoms.ts'

const request = variant('type', [
  object({
    type: literal('SubscribeRequest'),
    instance_id: id,
    player_id: id,
    brand_id: id
  }),
  object({
    type: literal('PlayerOptInRequest'),
    instance_id: id,
    player_id: id,
    brand_id: id,
    player_country: countryCode,
    opt_in: boolean(),
    contribution_value: nullish(amount, null)
  }),
  object({ type: literal('PlayerRaffleTicketsRequest'), player_id: id, brand_id: id })
])

/** What the site sends over the jackpot socket. */
export type JackpotRequest = InferOutput<typeof request>

export const REQUEST_TYPES = request.options.map(option => option.entries.type.literal)

const readRequest = parserOf(request)

export const readJackpotRequest = (frame: string): JackpotRequest | null =>
  readRequest(fromJson(frame))

const winner = object({ player_id: id, win_amount: decimal, currency: currencyCode })

const update = {
  type: literal('JackpotUpdate'),
  id,
  currency: nullish(currencyCode, 'EUR'),
  status: nullish(text, null),
  timestamp_start: nullish(moment, null),
  timestamp_end: nullish(moment, null),
  last_updated: nullish(moment, null)
}

const winEvent = object({
  type: literal('WinEvent'),
  instance_id: nullish(id, null),
  player_id: nullish(id, null),
  currency: nullish(currencyCode, 'EUR'),
  win_amount: decimal,
  win_pot_id: picklist(['minor', 'major', 'mega']),
  /** The win is being checked: nothing is credited yet. */
  win_withheld: flag,
  win_id: nullish(id, null),
  initials: nullish(text, null),
  brand_id: nullish(id, null),
  /** What the pot begins anew with, in EUR. */
  seed: nullish(decimal, null),
  timestamp: nullish(moment, null),
  community_winners: nullish(array(winner), []),
  currency_multipliers: nullish(object({ multipliers }), { multipliers: {} })
})

const raffleWinEvent = object({
  type: literal('RaffleWinEvent'),
  instance_id: id,
  player_id: id,
  currency: currencyCode,
  win_amount: decimal
})

const tickets = object({
  type: literal('PlayerRaffleTicketsListResponse'),
  instance_tickets: array(
    object({
      instance_id: id,
      ticket_count: pipe(number(), integer(), minValue(0)),
      /** What stands for the player in the list that the draw is made from. */
      entrant: nullish(text, null)
    })
  )
})

const optInEvent = object({
  type: literal('OptInEvent'),
  instance_id: id,
  player_id: id,
  opted_in: boolean(),
  ...optInStatus
})

/** A bet took no part: its contribution could not be paid. */
const refusal = object({
  type: literal('ContributionRefused'),
  instance_id: id,
  player_id: id,
  reason: text
})

const fault = object({ type: literal('Error'), message: text })

const message = union([
  object({ ...update, jackpot_type: nullish(literal('Jackpot'), 'Jackpot'), pots: array(pot) }),
  object({ ...update, jackpot_type: literal('Raffle'), pots: array(rafflePot) }),
  winEvent,
  raffleWinEvent,
  tickets,
  optInEvent,
  refusal,
  fault
])

/** What the jackpot service sends; the win events go to everybody. */
export type JackpotMessage = InferOutput<typeof message>

export type WinEvent = InferOutput<typeof winEvent>

export const WIN_EVENT_FIELDS = Object.keys(winEvent.entries)

const readMessage = parserOf(message)

export const readJackpotMessage = (frame: string): JackpotMessage | null =>
  readMessage(fromJson(frame))
