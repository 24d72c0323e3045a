import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $overlays, closeOverlay, openOverlay } from '#stores/overlays.ts'
import { $serverNow, serverNow, serverTimeTold, timeLeft } from '#stores/raffle/clock.ts'
import { $raffleOptIn, setRaffleOptIn } from '#stores/raffle/opt-in.ts'
import { $raffles } from '#stores/raffle/raffles.ts'
import { $tickets } from '#stores/raffle/tickets.ts'
import { $raffleWin } from '#stores/raffle/wins.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { JACKPOT_STORES, ME, openJackpotPage } from '../jackpot/support.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SOURCES = ['hourly', 'daily', 'weekly'].map(drop => `${drop}-provider-of-the-week`)

const iso = (at: number) => new Date(START + at).toISOString()

const draw = (drop: string, round: number, more: object = {}) => ({
  id: `${drop}-${round}`,
  status: 'open',
  timestamp_start: iso((round - 1) * HOUR),
  timestamp_end: iso(round * HOUR),
  pots: [{ id: 'main', current_value: '250' }],
  player: { opted_in: true, ticket_count: 2 },
  ...more
})

const DAY = { timestamp_end: iso(24 * HOUR) }

/** As much as is published of a draw before it is made. */
const RECORD = {
  instance_id: 'weekly-7',
  source_id: 'weekly-provider-of-the-week',
  drop_type: 'weekly',
  number: 7,
  status: 'drawing',
  timestamp_start: iso(-HOUR),
  timestamp_end: iso(0),
  studio: 'moor',
  commitment: 'ab'.repeat(32),
  prizes: [{ amount: '5000.00', count: 1 }]
}

/** Each series as the service tells it, the hourly one in the round that the test says. */
const answers =
  (hourly: () => unknown, more: object = {}) =>
  (url: URL) => {
    if (url.pathname.includes('hourly-')) return hourly()
    for (const drop of ['daily', 'weekly'])
      if (url.pathname.includes(`${drop}-`)) return [draw(drop, 1, { ...DAY, ...more })]
    return undefined
  }

describe('raffles', () => {
  cleanAfterEach(...JACKPOT_STORES)
  afterEach(() => {
    for (const { id } of $overlays.get()) closeOverlay(id, 'address')
    setJackpotLine(undefined)
  })

  async function open(options: Parameters<typeof openJackpotPage>[0] = {}) {
    const world = await openJackpotPage({
      path: '/en/raffle/',
      answers: answers(() => [draw('hourly', 1)]),
      ...options
    })
    serverTimeTold(world.page.clock.now())
    keepMount($raffles)
    keepMount($tickets)
    keepMount($raffleWin)
    keepMount($raffleOptIn)
    await world.wallet()
    return world
  }

  const sourcesOf = (asked: readonly { url: URL }[]) =>
    asked.map(({ url }) => url.pathname.split('/')[5])

  test('are asked for at the three sources of the provider of the week [RAFF-11]', async () => {
    const { askedOf } = await open()
    expect(sourcesOf(askedOf('/instances/'))).toEqual(SOURCES)
    expect($raffles.get()).toMatchObject({
      status: 'ready',
      drops: {
        hourly: { instance: 'hourly-1', end: START + HOUR, value: '250', status: 'open' },
        daily: { instance: 'daily-1' },
        weekly: { instance: 'weekly-1' }
      }
    })
  })

  test('are not asked for by visitors, and are after the login [RAFF-16]', async () => {
    const { page, lines, askedOf, sentOf, wallet } = await open({ signedIn: false })
    expect(askedOf('/instances/')).toEqual([])
    expect(lines).toEqual([])
    storeOidcUser(page)
    page.hearTab({ type: 'sessionStarted' })
    await wallet()
    expect(askedOf('/instances/')).toHaveLength(3)
    lines[0]!.open()
    await page.settle()
    expect(sentOf('PlayerRaffleTicketsRequest')).toHaveLength(1)
  })

  test('are not asked for where the house has none', async () => {
    const { askedOf, lines } = await open({
      prepare: page => page.answer('Raffle', { raffleSettings: { enabled: false, raffles: [] } })
    })
    expect(askedOf('/instances/')).toEqual([])
    expect(lines).toEqual([])
  })

  test('that are told to no session any more are asked for once, and nothing is logged', async () => {
    const { page, askedOf, logged, warned } = await open({ answers: () => 401 })
    await page.pass(20_000)
    expect(askedOf('/instances/')).toHaveLength(3)
    expect([...logged, ...warned]).toEqual([])
    expect($raffles.get()).toEqual({ status: 'failed', drops: {} })
  })

  test('of which none was told are logged by the sentence that is asked for [RAFF-15]', async () => {
    const { logged } = await open({ answers: () => [] })
    expect(logged).toEqual(['Failed to fetch all raffle instances'])
    expect($raffles.get().status).toBe('failed')
  })

  test('that have no pot, or one without a value, say nothing to show [RAFF-08]', async () => {
    const { page } = await open({
      answers: url =>
        url.pathname.includes('hourly-')
          ? [draw('hourly', 1, { pots: [] })]
          : url.pathname.includes('daily-')
            ? [draw('daily', 1, { ...DAY, pots: [{ id: 'main', current_value: null }] })]
            : [draw('weekly', 1, { ...DAY, pots: [{ id: 'main', current_value: 0 }] })]
    })
    await page.settle()
    const { hourly, daily, weekly } = $raffles.get().drops
    expect([hourly?.value, daily?.value, weekly?.value]).toEqual([null, null, '0'])
  })

  test('are fetched again a second and a half after a countdown is at zero [RAFF-07]', async () => {
    const { page, askedOf, answerBy } = await open()
    await page.pass(HOUR - 1)
    expect($raffles.get().drops.hourly?.status).toBe('open')
    answerBy(answers(() => [draw('hourly', 2)]))
    await page.pass(1)
    expect($raffles.get().drops.hourly?.status).toBe('drawing')
    expect($raffles.get().drops.daily?.status).toBe('open')
    await page.pass(1499)
    expect(askedOf('/instances/')).toHaveLength(3)
    await page.pass(1)
    expect(askedOf('/instances/')).toHaveLength(6)
    expect($raffles.get().drops.hourly).toMatchObject({ instance: 'hourly-2', status: 'open' })
    await page.pass(10 * MINUTE)
    expect(askedOf('/instances/')).toHaveLength(6)
  })

  test('are asked for ten times more while the draw takes long, and then are late [RAFF-07] [L085]', async () => {
    const { page, askedOf, answerBy } = await open()
    const hourly = () => askedOf('hourly-').length
    await page.pass(HOUR + 1500)
    expect(hourly()).toBe(2)
    for (let tries = 1; tries <= 10; tries++) {
      expect($raffles.get().drops.hourly?.status).toBe('drawing')
      await page.pass(2000)
      expect(hourly()).toBe(2 + tries)
    }
    expect($raffles.get().drops.hourly?.status).toBe('late')
    answerBy(answers(() => [draw('hourly', 2, { player: { opted_in: true, ticket_count: 0 } })]))
    await page.pass(MINUTE)
    expect($raffles.get().drops.hourly).toMatchObject({ instance: 'hourly-2', status: 'open' })
    expect($tickets.get()['hourly-2']?.count).toBe(0)
  })

  test('take the newer of two instances that are told', async () => {
    await open({ answers: answers(() => [draw('hourly', 0), draw('hourly', 1)]) })
    expect($raffles.get().drops.hourly?.instance).toBe('hourly-1')
  })

  test('are read again after every reconnect', async () => {
    const { page, line, askedOf } = await open()
    line().open()
    line().end()
    await page.pass(2000)
    const before = askedOf('/instances/').length
    line().open()
    await page.settle()
    expect(askedOf('/instances/').length).toBe(before + 3)
  })

  test('grow as the stream tells', async () => {
    const { line } = await open()
    line().open()
    const pots = [{ current_value: '275' }]
    line().say({ type: 'JackpotUpdate', jackpot_type: 'Raffle', id: 'hourly-1', pots })
    expect($raffles.get().drops.hourly?.value).toBe('275')
  })

  test('are read again when the stream tells of a draw that is not shown', async () => {
    const { page, line, answerBy } = await open()
    line().open()
    answerBy(answers(() => [draw('hourly', 2)]))
    const next = { type: 'JackpotUpdate', jackpot_type: 'Raffle', id: 'hourly-2', pots: [] }
    line().say(next)
    await page.settle()
    expect($raffles.get().drops.hourly?.instance).toBe('hourly-2')
  })

  test('are tried for again after a while where nothing could be had', async () => {
    const { page, answerBy } = await open({ answers: () => [] })
    answerBy(answers(() => [draw('hourly', 1)]))
    await page.pass(MINUTE)
    expect($raffles.get().status).toBe('ready')
  })

  describe('tickets', () => {
    test('are asked for by player and brand, and shown by the draw [RAFF-12] [RAFF-13]', async () => {
      const { page, line, sentOf } = await open()
      line().open()
      await page.settle()
      expect(sentOf('PlayerRaffleTicketsRequest')).toEqual([
        { type: 'PlayerRaffleTicketsRequest', player_id: ME, brand_id: 'infiniza' }
      ])
      line().say({
        type: 'PlayerRaffleTicketsListResponse',
        instance_tickets: [
          { instance_id: 'hourly-1', ticket_count: 5, entrant: 'ab12' },
          { instance_id: 'daily-1', ticket_count: 7 },
          { instance_id: 'weekly-1', ticket_count: 0 }
        ]
      })
      expect($tickets.get()).toEqual({
        'hourly-1': { count: 5, entrant: 'ab12' },
        'daily-1': { count: 7, entrant: null },
        'weekly-1': { count: 0, entrant: null }
      })
    })

    test('are asked for again after every reconnect', async () => {
      const { page, line, sentOf } = await open()
      line().open()
      await page.settle()
      line().end()
      await page.pass(2000)
      line().open()
      await page.settle()
      expect(sentOf('PlayerRaffleTicketsRequest')).toHaveLength(2)
    })

    test('stand as they were told with the draws until the stream tells more', async () => {
      await open()
      expect($tickets.get()['daily-1']).toEqual({ count: 2, entrant: null })
    })

    test('are forgotten with the session', async () => {
      const { page } = await open()
      page.hearTab({ type: 'sessionEnded' })
      await page.settle()
      expect($tickets.get()).toEqual({})
      expect($raffles.get().drops).toEqual({})
    })
  })

  describe('the opt-in', () => {
    test('tells apart who is in one draw and not in another [L093]', async () => {
      await open({
        answers: answers(() => [draw('hourly', 1)], {
          player: { opted_in: false, ticket_count: 0 }
        })
      })
      const { hourly, weekly } = $raffles.get().drops
      expect([hourly?.isOptedIn, weekly?.isOptedIn]).toEqual([true, false])
      expect($raffleOptIn.get()).toBe('some')
    })

    test('is asked for in every draw at once, without a contribution', async () => {
      const { page, line, sentOf } = await open({
        answers: answers(() => [draw('hourly', 1)], {
          player: { opted_in: false, ticket_count: 0 }
        })
      })
      line().open()
      const done = setRaffleOptIn(true)
      await page.settle()
      expect($raffleOptIn.get()).toBe('sending')
      expect(sentOf('PlayerOptInRequest')).toMatchObject(
        ['hourly-1', 'daily-1', 'weekly-1'].map(instance_id => ({
          instance_id,
          opt_in: true,
          contribution_value: null
        }))
      )
      for (const instance_id of ['hourly-1', 'daily-1', 'weekly-1'])
        line().say({ type: 'OptInEvent', instance_id, player_id: ME, opted_in: true })
      await done
      expect($raffleOptIn.get()).toBe('all')
    })

    test('fails where the service refuses it', async () => {
      const { page, line } = await open()
      line().open()
      const fault = setRaffleOptIn(false).catch((thrown: unknown) => String(thrown))
      await page.settle()
      line().say({ type: 'Error', message: 'Not now' })
      expect(await fault).toContain('Not now')
      expect($raffleOptIn.get()).toBe('failed')
    })
  })

  describe('a win', () => {
    const event = (more: object = {}) => ({
      type: 'RaffleWinEvent',
      instance_id: 'hourly-1',
      player_id: ME,
      currency: 'EUR',
      win_amount: '25.00',
      ...more
    })

    test('of the player opens the overlay [RAFF-14]', async () => {
      const { page, line } = await open()
      line().open()
      line().say(event())
      await page.settle()
      expect($overlays.get()).toMatchObject([
        { variant: 'raffle-win', content: { drop: 'hourly', minor: 2500n, currency: 'EUR' } }
      ])
    })

    test('in a draw that this page never showed is told by what is published of that [RAFF-14]', async () => {
      const { page, line, askedOf } = await open({
        answers: url =>
          url.pathname.includes('/draws/') ? RECORD : answers(() => [draw('hourly', 1)])(url)
      })
      line().open()
      line().say(event({ instance_id: 'weekly-7' }))
      await page.settle()
      expect(askedOf('/v1/raffles/draws/weekly-7')).toHaveLength(1)
      expect($overlays.get()).toMatchObject([{ content: { drop: 'weekly' } }])
    })

    test('waits until nothing else is open, and the next until it is closed', async () => {
      const { page, line } = await open()
      const form = openOverlay('quick-deposit', { mode: 'deposit' })
      line().open()
      line().say(event())
      line().say(event({ instance_id: 'daily-1', win_amount: '20.00' }))
      await page.settle()
      expect($overlays.get()).toMatchObject([{ id: form }])
      closeOverlay(form)
      expect($overlays.get()).toMatchObject([{ content: { drop: 'hourly' } }])
      closeOverlay($overlays.get()[0]!.id)
      expect($overlays.get()).toMatchObject([{ content: { drop: 'daily', minor: 2000n } }])
    })

    test('of somebody else opens nothing [RAFF-14] [L082]', async () => {
      const { page, line } = await open()
      line().open()
      line().say(event({ player_id: 'player-1:EUR:frenwall' }))
      await page.settle()
      expect($overlays.get()).toEqual([])
    })
  })

  describe('the time of the platform', () => {
    test('is what countdowns go by, whatever the clock here says', async () => {
      const skew = 10 * MINUTE
      const { page } = await open({
        answers: answers(() => [draw('hourly', 1, { server_time: iso(skew) })])
      })
      expect(serverNow()).toBe(START + skew)
      await page.pass(HOUR - skew)
      expect($raffles.get().drops.hourly?.status).toBe('drawing')
    })

    test('is right at once when the page is looked at again, and what is left never negative [L086]', async () => {
      const { page } = await open()
      keepMount($serverNow)
      page.clock.sleep(10 * MINUTE)
      page.wake()
      const end = START + HOUR
      expect(Math.abs(timeLeft(end, $serverNow.get()) - 50 * MINUTE)).toBeLessThan(1000)
      page.clock.sleep(2 * HOUR)
      page.wake()
      expect(timeLeft(end, $serverNow.get())).toBe(0)
      expect($raffles.get().drops.hourly?.status).toBe('drawing')
    })

    test('stands still where a correction would have it step back [L087]', async () => {
      const { page } = await open()
      keepMount($serverNow)
      await page.pass(5000)
      const before = $serverNow.get()
      serverTimeTold(page.clock.now() - 2000)
      const seen: number[] = []
      const unbind = $serverNow.subscribe(now => void seen.push(now))
      await page.pass(5000)
      unbind()
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(before)
      expect(seen.at(-1)).toBe(page.clock.now() - 2000)
    })
  })
})
