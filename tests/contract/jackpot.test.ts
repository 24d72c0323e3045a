import { describe, expect, test } from 'vitest'

import { enrichedPlayerId, readEnrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import { PAGE_POT_IDS, POT_IDS } from '#contract/wire/jackpot-atoms.ts'
import {
  readCurrencies,
  readJackpotInstances,
  readOptInStatus,
  readRaffleInstances
} from '#contract/wire/jackpot-http.ts'
import {
  OPT_IN_STATES,
  PAGE_OPT_IN_FIELDS,
  readPageOptInState
} from '#contract/wire/jackpot-opt-in.ts'
import {
  readJackpotMessage,
  readJackpotRequest,
  WIN_EVENT_FIELDS
} from '#contract/wire/jackpot-socket.ts'

const frame = (message: unknown) => readJackpotMessage(JSON.stringify(message))

const update = { type: 'JackpotUpdate', id: 'j1', jackpot_type: 'Jackpot', currency: 'EUR' }

describe('jackpot messages', () => {
  test('[ENT-23] pots are minor, major and mega, and total and shared in the live feed', () => {
    expect(PAGE_POT_IDS).toEqual(['minor', 'major', 'mega'])
    expect(POT_IDS).toEqual(['minor', 'major', 'mega', 'total', 'shared'])
    const pots = POT_IDS.map(id => ({ id, current_value: 100.21749999999994 }))
    expect(frame({ ...update, pots })).toMatchObject({
      pots: POT_IDS.map(id => ({ id, current_value: '100.21749999999994' }))
    })
  })

  test('[ENT-23] a pot of another name or without a value is refused', () => {
    expect(frame({ ...update, pots: [{ id: 'giga', current_value: 1 }] })).toBeNull()
    expect(frame({ ...update, pots: [{ id: 'mega' }] })).toBeNull()
    expect(frame({ ...update, pots: [{ id: 'mega', current_value: 'much' }] })).toBeNull()
  })

  test('a raffle update may have pots without a value', () => {
    const raffle = { ...update, jackpot_type: 'Raffle', pots: [{ id: 'p' }] }
    expect(frame(raffle)).toMatchObject({ jackpot_type: 'Raffle', pots: [{ current_value: null }] })
  })

  test('[ENT-35] a win event has its amount, pot, community winners and multipliers', () => {
    const event = {
      type: 'WinEvent',
      win_amount: 500,
      win_pot_id: 'mega',
      community_winners: [{ player_id: 'p1:EUR:b', win_amount: '1.20', currency: 'EUR' }],
      currency_multipliers: { multipliers: { NOK: 11.5 } }
    }
    expect(frame(event)).toMatchObject({
      win_amount: '500',
      win_pot_id: 'mega',
      community_winners: [{ player_id: 'p1:EUR:b', win_amount: '1.20', currency: 'EUR' }],
      currency_multipliers: { multipliers: { NOK: '11.5' } }
    })
    expect(WIN_EVENT_FIELDS.sort()).toEqual(
      [
        ...['win_amount', 'win_pot_id', 'community_winners', 'currency_multipliers'],
        // Who won, in what, and whether it is still being checked: needed to tell one's own win.
        ...['type', 'instance_id', 'player_id', 'currency', 'win_withheld'],
        // Who and which, for the notice that others read.
        ...['win_id', 'initials', 'brand_id', 'seed', 'timestamp']
      ].sort()
    )
  })

  test.each([
    ['no amount', { win_pot_id: 'mega' }],
    ['no pot', { win_amount: 1 }],
    ['an amount that is no number', { win_amount: 'NaN', win_pot_id: 'mega' }],
    ['a pot that cannot be won', { win_amount: 1, win_pot_id: 'total' }],
    [
      'a winner without a currency',
      {
        win_amount: 1,
        win_pot_id: 'mega',
        community_winners: [{ player_id: 'p', win_amount: 1 }]
      }
    ]
  ])('[ENT-35] a win event with %s is refused', (_, event) => {
    expect(frame({ type: 'WinEvent', ...event })).toBeNull()
  })

  test('a win of which nobody is named reads as nobody’s, with its pot, seed and moment', () => {
    const win = { type: 'WinEvent', win_amount: '50.15', win_pot_id: 'minor', player_id: null }
    expect(frame({ ...win, seed: '50.00', timestamp: '2026-11-28T12:00:00.000Z' })).toMatchObject({
      player_id: null,
      win_withheld: false,
      community_winners: [],
      seed: '50.00',
      timestamp: new Date('2026-11-28T12:00:00.000Z')
    })
  })

  test('what concerns one player names the instance and the player, or is refused', () => {
    const whose = { instance_id: 'j1', player_id: 'p1:EUR:b' }
    const messages = [
      { type: 'RaffleWinEvent', ...whose, currency: 'EUR', win_amount: '25.00' },
      { type: 'OptInEvent', ...whose, opted_in: true, contribution_count: 3, contributed: '1.50' },
      { type: 'ContributionRefused', ...whose, reason: 'INSUFFICIENT_FUNDS' }
    ]
    for (const message of messages) {
      expect(frame(message)).toMatchObject(message)
      expect(frame({ ...message, player_id: undefined })).toBeNull()
      expect(frame({ ...message, instance_id: undefined })).toBeNull()
    }
    expect(frame({ type: 'Error', message: 'no' })).toEqual({ type: 'Error', message: 'no' })
  })

  test('ticket counts are whole and not below zero', () => {
    const list = (ticket_count: unknown) =>
      frame({
        type: 'PlayerRaffleTicketsListResponse',
        instance_tickets: [{ instance_id: 'r1', ticket_count }]
      })
    expect(list(3)).toMatchObject({ instance_tickets: [{ instance_id: 'r1', ticket_count: 3 }] })
    for (const count of [-1, 1.5, '3', null, Number.NaN]) expect(list(count)).toBeNull()
  })

  test.each(['', 'not json', '[]', 'null', '{}', '{"type":"Unknown"}', '{"type":"__proto__"}'])(
    'the frame %s is refused',
    text => {
      expect(readJackpotMessage(text)).toBeNull()
      expect(readJackpotRequest(text)).toBeNull()
    }
  )
})

describe('jackpot requests', () => {
  const player = { instance_id: 'j1', player_id: 'p1:EUR:b', brand_id: 'b' }

  test('the three requests are read', () => {
    const requests = [
      { type: 'SubscribeRequest', ...player },
      {
        type: 'PlayerOptInRequest',
        ...player,
        player_country: 'FI',
        opt_in: true,
        contribution_value: '0.10'
      },
      { type: 'PlayerRaffleTicketsRequest', player_id: 'p1:EUR:b', brand_id: 'b' }
    ]
    for (const request of requests)
      expect(readJackpotRequest(JSON.stringify(request))).toEqual(request)
  })

  test.each(['-0.10', '1e2', 'NaN', '0,10', ''])('a contribution of "%s" is refused', value => {
    const request = {
      type: 'PlayerOptInRequest',
      ...player,
      player_country: 'FI',
      opt_in: true,
      contribution_value: value
    }
    expect(readJackpotRequest(JSON.stringify(request))).toBeNull()
  })
})

describe('jackpot service', () => {
  test('[ENT-27] an opt-in status has the flag, the preferences by currency and the preferred value', () => {
    const status = {
      opted_in: true,
      contribution_preferences: { EUR: '0.10', JPY: '16' },
      preferred_contribution_value: '0.10'
    }
    expect(readOptInStatus(status)).toMatchObject(status)
    expect(readOptInStatus({ opted_in: false })).toMatchObject({
      opted_in: false,
      contribution_preferences: {},
      preferred_contribution_value: null
    })
  })

  test('[ENT-27] an opt-in status without its flag or with a foreign currency code is refused', () => {
    expect(readOptInStatus({})).toBeNull()
    expect(readOptInStatus({ opted_in: 'true' })).toBeNull()
    expect(readOptInStatus({ opted_in: true, contribution_preferences: { euro: 1 } })).toBeNull()
  })

  test('[ENT-28] the browser knows four opt-in states', () => {
    expect(OPT_IN_STATES).toEqual([true, false, 'failed', 'loading'])
  })

  test('[ENT-29] the page has its opt-in state by five fields', () => {
    expect(PAGE_OPT_IN_FIELDS).toEqual([
      'isOptedIn',
      'contributionValue',
      'contributionValues',
      'initialContributionValue',
      'euroConversionRate'
    ])
    const page = {
      isOptedIn: true,
      contributionValue: '0.10',
      contributionValues: [{ value: '0.10', label: '1,15 kr' }],
      initialContributionValue: '0.10',
      euroConversionRate: '11.5'
    }
    expect(readPageOptInState(page)).toEqual(page)
    expect(readPageOptInState({ ...page, contributionValues: [{ value: '0.10' }] })).toBeNull()
  })

  test('[ENT-30] a raffle instance has id, start, end and pots, with time in any of three forms', () => {
    const end = Date.UTC(2026, 10, 28)
    const instance = (timestamp: unknown) => ({
      id: 'r1',
      timestamp_start: '2026-11-27T00:00:00Z',
      timestamp_end: timestamp,
      pots: [{ current_value: 500 }]
    })
    for (const form of [end, end / 1000, '2026-11-28T00:00:00Z', '2026-11-28T02:00:00+02:00'])
      expect(readRaffleInstances([instance(form)])).toMatchObject([
        {
          id: 'r1',
          timestamp_start: new Date('2026-11-27T00:00:00Z'),
          timestamp_end: new Date(end),
          pots: [{ current_value: '500' }]
        }
      ])
    for (const form of ['soon', '', null, -1, Number.NaN, '2026-11-28'])
      expect(readRaffleInstances([instance(form)])).toBeNull()
  })

  test('instances and multipliers are read, and refused when they are not lists or maps', () => {
    const instance = { id: 'j1', pots: [{ id: 'mega', current_value: '1.00' }] }
    expect(readJackpotInstances([instance])).toMatchObject([{ currency: 'EUR', player: null }])
    expect(readJackpotInstances(instance)).toBeNull()
    expect(readCurrencies({ multipliers: { NOK: 11.5 } })).toEqual({ multipliers: { NOK: '11.5' } })
    expect(readCurrencies({ multipliers: [11.5] })).toBeNull()
  })

  test('[JACK-57] the enriched player id is player, currency and brand joined by colons', () => {
    const player = { playerId: 'p1', currency: 'EUR', brand: 'brand' }
    expect(enrichedPlayerId(player)).toBe('p1:EUR:brand')
    expect(readEnrichedPlayerId('p1:EUR:brand')).toEqual(player)
    for (const wrong of ['p1', 'p1:EUR', 'p1:eur:b', ':EUR:b', 'p1:EUR:b:c', 7, null])
      expect(readEnrichedPlayerId(wrong)).toBeNull()
  })
})
