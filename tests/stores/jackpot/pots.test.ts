import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $currency, EUROS, shownPot } from '#stores/jackpot/currency.ts'
import { $jackpotInstance, readInstance } from '#stores/jackpot/instance.ts'
import { $pots, $totalPot } from '#stores/jackpot/pots.ts'
import { $jackpotSettings } from '#stores/jackpot/settings.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { instance, JACKPOT_STORES, ME, openJackpotPage, pot, SETTINGS } from './support.ts'

const update = (pots: readonly object[], at = 1000, more: object = {}) => ({
  type: 'JackpotUpdate',
  id: 'three-pots',
  currency: 'EUR',
  last_updated: new Date(START + at).toISOString(),
  pots,
  ...more
})

const win = (more: object = {}) => ({
  type: 'WinEvent',
  instance_id: 'three-pots',
  win_id: 'win-1',
  win_pot_id: 'minor',
  win_amount: '51.10',
  seed: '50',
  ...more
})

describe('the pots', () => {
  cleanAfterEach(...JACKPOT_STORES)
  afterEach(() => setJackpotLine(undefined))

  async function open(options: Parameters<typeof openJackpotPage>[0] = {}) {
    const world = await openJackpotPage(options)
    keepMount($totalPot)
    keepMount($currency)
    await world.wallet()
    return world
  }

  test('are asked for with the country the visitor comes from, and hidden where disabled [JACK-41]', async () => {
    const { page, lines, askedOf } = await open({
      prepare: page =>
        page.answer('JackpotSettings', { jackpotSettings: { ...SETTINGS, enabled: false } })
    })
    expect(page.sentOf('JackpotSettings')[0]!.variables).toEqual({ ipCountryCode: 'FI' })
    expect($jackpotSettings.get()).toBeNull()
    expect(askedOf('/instances/')).toEqual([])
    expect(lines).toEqual([])
  })

  test('are not asked for by visitors, and are after the login [JACK-53]', async () => {
    const { page, asked, wallet, askedOf } = await open({ signedIn: false })
    expect(asked).toEqual([])
    storeOidcUser(page)
    page.hearTab({ type: 'sessionStarted' })
    await wallet()
    expect(askedOf('/instances/')).toHaveLength(1)
  })

  test('are read by source and brand, for the player and with the token [JACK-43]', async () => {
    const { askedOf } = await open()
    const [first] = askedOf('/instances/')
    expect(first!.url.pathname).toBe('/v1/thrillpots/instances/source/house-jackpot/brand/infiniza')
    expect(Object.fromEntries(first!.url.searchParams)).toEqual({
      player_id: ME,
      country_code: 'FI'
    })
    expect(first!.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
    expect($pots.get()).toMatchObject({
      status: 'live',
      values: { minor: '50', major: '1000', mega: '25000' }
    })
  })

  test('and the multipliers are converted by are asked for [JACK-42] [JACK-32]', async () => {
    const { askedOf } = await open({ currency: 'CAD' })
    expect(askedOf('/v1/currencies')).toHaveLength(1)
    expect($currency.get()).toEqual({ code: 'CAD', rate: '1.5' })
    expect(shownPot('100', $currency.get()!)).toEqual({ minor: 15_000n, currency: 'CAD' })
  })

  test('are shown in euros where the currency has no multiplier [JACK-32]', async () => {
    await open({ currency: 'ZAR' })
    expect($currency.get()).toEqual(EUROS)
  })

  test.each([
    ['NOK', '11.5', 1_419_744n],
    ['JPY', '160', 197_529n],
    ['GBP', '0.85', 104_937n]
  ] as const)('are never shown above what would be paid: in %s', (code, rate, minor) => {
    expect(shownPot('1234.56', { code, rate })).toEqual({ minor, currency: code })
  })

  test('are shown to the cent where the service sends a long fraction', () => {
    expect(shownPot('100.21749999999994', EUROS)).toEqual({ minor: 10_021n, currency: 'EUR' })
    expect(shownPot('-1', EUROS)).toBeUndefined()
  })

  test('are tried for eleven times, two seconds apart, and then have failed [JACK-44]', async () => {
    const times: number[] = []
    const { page, warned } = await open({
      answers: url => {
        if (!url.pathname.includes('/instances/')) return undefined
        return new Error('dead')
      },
      prepare: page => times.push(page.clock.now())
    })
    for (let tries = 1; tries < 11; tries++) {
      expect(warned.filter(text => text.includes('Failed to fetch')).length).toBe(tries)
      expect($pots.get().status).toBe('loading')
      await page.pass(2000)
    }
    expect($jackpotInstance.get()).toEqual({ status: 'failed' })
    expect($pots.get().status).toBe('failed')
    await page.pass(10_000)
    expect(warned).toHaveLength(10)
  })

  test('move with every update of the stream [JACK-48]', async () => {
    const { line } = await open()
    line().open()
    line().say(update([pot('minor', '50.30'), pot('mega', '25000.25')]))
    expect($pots.get()).toMatchObject({
      status: 'live',
      values: { minor: '50.30', major: '1000', mega: '25000.25' }
    })
  })

  test('of another instance or a raffle move nothing', async () => {
    const { line } = await open()
    line().open()
    line().say(update([pot('minor', '99')], 1000, { id: 'another' }))
    line().say(update([pot('minor', '99')], 1000, { jackpot_type: 'Raffle' }))
    expect($pots.get().values.minor).toBe('50')
  })

  test('have a total that is told, or else their sum [JACK-05]', async () => {
    const { line } = await open()
    expect($totalPot.get()).toBe('26050.000000')
    line().open()
    line().say(update([pot('total', '26100.5'), pot('shared', '12')]))
    expect($totalPot.get()).toBe('26100.5')
    expect($pots.get().values).toEqual({
      minor: '50',
      major: '1000',
      mega: '25000',
      total: '26100.5',
      shared: '12'
    })
  })

  test('drop what is older than what they show [L029]', async () => {
    const { line } = await open()
    line().open()
    line().say(update([pot('minor', '52')], 2000))
    line().say(update([pot('minor', '53')], 1000))
    expect($pots.get().values.minor).toBe('52')
  })

  test('say that they are stale while the socket is lost, and are read again after [JACK-44]', async () => {
    const { page, line, lines, askedOf, answerBy } = await open()
    line().open()
    line().say(update([pot('minor', '51')]))
    line().end()
    await page.settle()
    expect($pots.get()).toMatchObject({ status: 'stale', values: { minor: '51' } })
    const before = askedOf('/instances/').length
    answerBy(url =>
      url.pathname.includes('/instances/')
        ? [instance({ pots: [pot('minor', '57')], last_updated: new Date(START + 9000) })]
        : undefined
    )
    await page.pass(2000)
    expect($pots.get().status).toBe('stale')
    expect(lines).toHaveLength(2)
    line().open()
    await page.settle()
    expect(askedOf('/instances/')).toHaveLength(before + 1)
    expect($pots.get()).toMatchObject({ status: 'live', values: { minor: '57' } })
  })

  test('are stale when nobody tells of them any more [L030]', async () => {
    const { page, line } = await open()
    line().open()
    await page.pass(39_000)
    expect($pots.get().status).toBe('live')
    await page.pass(1000)
    expect($pots.get().status).toBe('stale')
  })

  test('fall after a win, to what the pot begins anew with [L087]', async () => {
    const { line } = await open()
    line().open()
    line().say(update([pot('minor', '51.10')]))
    line().say(win())
    expect($pots.get().values.minor).toBe('50')
    line().say(update([pot('minor', '50.03')], 2000))
    expect($pots.get().values.minor).toBe('50.03')
  })

  test('do not fall without a win before the service was asked again [L087]', async () => {
    const { page, line, askedOf, answerBy } = await open()
    line().open()
    line().say(update([pot('minor', '51.10')]))
    const before = askedOf('/instances/').length
    answerBy(url =>
      url.pathname.includes('/instances/')
        ? [instance({ pots: [pot('minor', '50.01')], last_updated: new Date(START + 3000) })]
        : undefined
    )
    line().say(update([pot('minor', '50.00')], 2000))
    expect($pots.get().values.minor).toBe('51.10')
    await page.settle()
    expect(askedOf('/instances/')).toHaveLength(before + 1)
    expect($pots.get().values.minor).toBe('50.01')
  })

  test('tell the rules they fall by', async () => {
    const rules = {
      seed_value: '50',
      must_drop_at: '1000',
      odds: '20000',
      contribution_share: '0.3'
    }
    await open({
      answers: url =>
        url.pathname.includes('/instances/')
          ? [instance({ pots: [pot('minor', '50', rules)], contribution_unit: '0.1' })]
          : undefined
    })
    expect($pots.get().rules).toMatchObject({
      unit: '0.1',
      ineligible: null,
      pots: {
        minor: { seed: '50', mustDropAt: '1000', odds: '20000', share: '0.3', community: null }
      }
    })
  })

  test('are read once for several who ask at a time', async () => {
    const { page, askedOf } = await open()
    const before = askedOf('/instances/').length
    await Promise.all([readInstance(), readInstance(), readInstance()])
    await page.settle()
    expect(askedOf('/instances/')).toHaveLength(before + 1)
  })
})
