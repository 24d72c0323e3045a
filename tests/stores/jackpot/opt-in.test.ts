import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import {
  contributionText,
  firstContribution,
  smallestContribution,
  wantedContribution
} from '#stores/jackpot/contribution.ts'
import { EUROS } from '#stores/jackpot/currency.ts'
import {
  $inTheDraw,
  $optIn,
  $optInState,
  $refused,
  contributionRefusalSeen,
  reloadOptIn,
  setOptIn
} from '#stores/jackpot/opt-in.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { instance, JACKPOT_STORES, ME, openJackpotPage, SETTINGS } from './support.ts'

const told = (more: object = {}) => ({
  type: 'OptInEvent',
  instance_id: 'three-pots',
  player_id: ME,
  opted_in: true,
  preferred_contribution_value: '0.1',
  contribution_count: 3,
  contributed: '0.30',
  ...more
})

const fails = (url: URL) => (url.pathname.includes('/instances/') ? new Error('dead') : undefined)

const knows = (player: object | null) => (url: URL) =>
  url.pathname.includes('house-jackpot') ? [instance({ player })] : undefined

describe('the opt-in', () => {
  cleanAfterEach(...JACKPOT_STORES)
  afterEach(() => setJackpotLine(undefined))

  async function open(options: Parameters<typeof openJackpotPage>[0] = {}) {
    const world = await openJackpotPage(options)
    keepMount($optIn)
    keepMount($optInState)
    keepMount($inTheDraw)
    keepMount($refused)
    await world.wallet()
    return world
  }

  test.each([
    [{ opted_in: true }, true],
    [{ opted_in: false }, false]
  ])('is loading, then as the service says: %o [JACK-15]', async (player, state) => {
    const world = await openJackpotPage({ answers: knows(player) })
    keepMount($optInState)
    expect($optInState.get()).toBe('loading')
    await world.wallet()
    expect($optInState.get()).toBe(state)
  })

  test('has failed when its status cannot be read, and is read again on demand [JACK-15] [JACK-16] [JACK-22]', async () => {
    const { page, answerBy } = await open({ answers: fails })
    expect($optIn.get().state).toBe('loading')
    await page.pass(20_000)
    expect($optIn.get()).toMatchObject({ state: 'failed', fault: 'status' })
    answerBy(knows({ opted_in: true, preferred_contribution_value: 0.2 }))
    const reloading = reloadOptIn()
    expect($optIn.get().state).toBe('loading')
    await page.settle()
    await reloading
    expect($optIn.get()).toMatchObject({ state: true, fault: null, value: 0.2 })
  })

  test('has failed again when reading it again does not help', async () => {
    const { page, answerBy } = await open()
    answerBy(fails)
    void reloadOptIn()
    await page.pass(20_000)
    expect($optIn.get()).toMatchObject({ state: 'failed', fault: 'status' })
  })

  test('is asked for by a message with all six fields, on and then off [JACK-17] [JACK-47]', async () => {
    const { page, line, sentOf } = await open()
    line().open()
    const on = setOptIn(true, 0.1)
    await page.settle()
    expect($optIn.get().isSending).toBe(true)
    line().say(told())
    await on
    expect($optIn.get()).toMatchObject({
      state: true,
      isSending: false,
      value: 0.1,
      count: 3,
      contributed: '0.30'
    })
    const off = setOptIn(false)
    await page.settle()
    line().say(told({ opted_in: false }))
    await off
    expect($optInState.get()).toBe(false)
    const common = {
      type: 'PlayerOptInRequest',
      instance_id: 'three-pots',
      player_id: ME,
      brand_id: 'infiniza',
      player_country: 'FI',
      contribution_value: '0.1'
    }
    expect(sentOf('PlayerOptInRequest')).toEqual([
      { ...common, opt_in: true },
      { ...common, opt_in: false }
    ])
  })

  test('is confirmed for four seconds, and opting out is not [JACK-18]', async () => {
    const { page, line } = await open()
    line().open()
    const on = setOptIn(true, 0.1)
    await page.settle()
    expect($inTheDraw.get()).toBe(false)
    line().say(told())
    await on
    expect($inTheDraw.get()).toBe(true)
    await page.pass(3999)
    expect($inTheDraw.get()).toBe(true)
    await page.pass(1)
    expect($inTheDraw.get()).toBe(false)
    const again = setOptIn(true, 0.1)
    await page.settle()
    line().say(told())
    await again
    const off = setOptIn(false)
    await page.settle()
    line().say(told({ opted_in: false }))
    await off
    expect($inTheDraw.get()).toBe(false)
  })

  test('without settings is a fault, and nothing is sent [JACK-23]', async () => {
    const { page, sentOf } = await open({
      prepare: page => page.answer('JackpotSettings', { jackpotSettings: null })
    })
    await expect(setOptIn(true, 0.1)).rejects.toThrow('Jackpot settings are missing')
    expect($optInState.get()).toBe('failed')
    await page.pass(20_000)
    expect(sentOf('PlayerOptInRequest')).toEqual([])
  })

  test('fails where the socket never opens [JACK-56]', async () => {
    const { page } = await open()
    const fault = setOptIn(true, 0.1).catch((thrown: unknown) => String(thrown))
    await page.pass(10_000)
    expect(await fault).toContain('does not open')
    expect($optIn.get()).toMatchObject({ state: 'failed', fault: 'request', isSending: false })
  })

  test('fails where the service refuses it, or is silent', async () => {
    const { page, line } = await open()
    line().open()
    const refused = setOptIn(true, 0.1).catch((thrown: unknown) => String(thrown))
    await page.settle()
    line().say({ type: 'Error', message: 'INELIGIBLE' })
    expect(await refused).toContain('INELIGIBLE')
    const silent = setOptIn(true, 0.1).catch((thrown: unknown) => String(thrown))
    await page.pass(10_000)
    expect(await silent).toContain('No answer')
    expect($optInState.get()).toBe('failed')
  })

  test('is not sent twice by two clicks', async () => {
    const { page, line, sentOf } = await open()
    line().open()
    const first = setOptIn(true, 0.1)
    void setOptIn(true, 0.1)
    await page.settle()
    line().say(told())
    await first
    expect(sentOf('PlayerOptInRequest')).toHaveLength(1)
  })

  test('follows what the player does elsewhere, and nobody else [L082]', async () => {
    const { line } = await open()
    line().open()
    line().say(told({ player_id: 'player-1:EUR:frenwall' }))
    line().say(told({ player_id: 'player-1:NOK:infiniza' }))
    expect($optInState.get()).toBe(false)
    line().say(told({ contribution_count: 4 }))
    expect($optIn.get()).toMatchObject({ state: true, count: 4 })
    expect($inTheDraw.get()).toBe(false)
  })

  test('is read again after every reconnect', async () => {
    const { page, line, answerBy } = await open()
    line().open()
    line().end()
    await page.settle()
    answerBy(knows({ opted_in: true }))
    await page.pass(2000)
    line().open()
    await page.settle()
    expect($optInState.get()).toBe(true)
  })

  test('tells when a bet took no part, until that was seen', async () => {
    const { line } = await open()
    line().open()
    const refusal = { type: 'ContributionRefused', instance_id: 'three-pots', reason: 'FUNDS' }
    line().say({ ...refusal, player_id: 'player-2:EUR:infiniza' })
    expect($refused.get()).toBeNull()
    line().say({ ...refusal, player_id: ME })
    expect($refused.get()).toBe('FUNDS')
    contributionRefusalSeen()
    expect($refused.get()).toBeNull()
    line().say({ ...refusal, player_id: ME })
    line().say(told({ contribution_count: 9 }))
    expect($refused.get()).toBeNull()
  })
})

describe('a contribution', () => {
  cleanAfterEach(...JACKPOT_STORES)

  test.each([
    ['0.2', 0.2],
    ['0.20', 0.2],
    ['0,2', 0.2],
    ['0.33', undefined],
    ['0.25', undefined],
    ['abc', undefined],
    ['-0.2', undefined]
  ])('that the address asks for is taken where it is offered: %s [JACK-30]', (text, value) => {
    expect(wantedContribution(`?setCustomJackpot=${text}`, [0.1, 0.2, 0.3])).toBe(value)
  })

  test('is the least that is offered for the badge [JACK-31]', async () => {
    await openJackpotPage({ operator: 'Herion' })
    const smallest = smallestContribution({ ...SETTINGS, contributionOptions: [0.5, 0.1] })
    expect(smallest).toBe(0.1)
    expect(contributionText(0.1, EUROS, 'en')).toBe('€0.10')
    expect(smallestContribution({ ...SETTINGS, contributionOptions: [] })).toBeUndefined()
  })

  test.each([
    ['NOK', '11.5', 'kr 1.15'],
    ['JPY', '160', '¥16'],
    ['INR', '100', '₹10.00'],
    ['CAD', '1.6', '$0.16'],
    ['ZAR', '20', 'R 2.00'],
    ['CHF', '0.95', 'CHF 0.10'],
    ['GBP', '0.85', '£0.09']
  ] as const)('of 0.10 EUR in %s is whole minor units', async (code, rate, text) => {
    await openJackpotPage({ operator: 'FortuneForge' })
    const shown = contributionText(0.1, { code, rate }, 'en')
    expect(shown.replaceAll('\u00a0', ' ')).toBe(text)
  })

  test.each(['Elvel', 'Infiniza', 'Elmst', 'Frenwall'] as const)(
    'is told in percent at %s [JACK-33]',
    async operator => {
      await openJackpotPage({ operator })
      expect(contributionText(0.02, EUROS, 'en')).toBe('2%')
    }
  )

  test.each(['Herion', 'FortuneForge'] as const)(
    'is told as an amount at %s [JACK-33]',
    async operator => {
      await openJackpotPage({ operator })
      expect(contributionText(0.2, EUROS, 'en')).toBe('€0.20')
    }
  )

  test('is chosen first by the address, then by the house, then as the least', async () => {
    await openJackpotPage({ path: '/en/jackpot/?setCustomJackpot=0.5' })
    expect(firstContribution(SETTINGS)).toBe(0.5)
    await openJackpotPage()
    expect(firstContribution({ ...SETTINGS, initialContributionValue: 0.2 })).toBe(0.2)
    expect(firstContribution({ ...SETTINGS, initialContributionValue: 0.7 })).toBe(0.1)
  })
})
