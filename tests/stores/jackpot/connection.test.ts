import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { readFrame } from '#stores/jackpot/codec.ts'
import { $connection, followInstance, sendJackpot } from '#stores/jackpot/connection.ts'
import { cleanAfterEach, fault } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { JACKPOT_STORES, ME, openJackpotPage } from './support.ts'

const UPDATE = { type: 'JackpotUpdate', id: 'three-pots', pots: [] }

describe('the jackpot socket', () => {
  cleanAfterEach(...JACKPOT_STORES)

  let unfollow = () => {}
  afterEach(() => {
    unfollow()
    unfollow = () => {}
    setJackpotLine(undefined)
  })

  async function open(options: Parameters<typeof openJackpotPage>[0] = {}) {
    const world = await openJackpotPage(options)
    keepMount($connection)
    unfollow = followInstance('three-pots')
    await world.wallet()
    return world
  }

  test('is opened with a ticket and the currency of the wallet [JACK-45]', async () => {
    const { line, lines } = await open({ currency: 'NOK' })
    expect(lines).toHaveLength(1)
    expect(line().url.href).toBe('ws://jackpots.test/v1/socket?token=ticket-1&currency=NOK')
  })

  test('waits for the currency, which the wallet brings late [L080]', async () => {
    const world = await openJackpotPage()
    keepMount($connection)
    unfollow = followInstance('three-pots')
    await world.page.pass(3000)
    expect(world.lines).toEqual([])
    expect($connection.get()).toBe('closed')
    await world.wallet()
    expect(world.lines).toHaveLength(1)
  })

  test('subscribes once it is open, by instance, player and brand [JACK-46]', async () => {
    const { line, sentOf } = await open()
    expect(sentOf('SubscribeRequest')).toEqual([])
    line().open()
    expect($connection.get()).toBe('open')
    expect(sentOf('SubscribeRequest')).toEqual([
      { type: 'SubscribeRequest', instance_id: 'three-pots', player_id: ME, brand_id: 'infiniza' }
    ])
  })

  test('is not opened for a visitor, and is after the login [JACK-53]', async () => {
    const { page, lines, wallet } = await open({ signedIn: false })
    expect(lines).toEqual([])
    expect(page.sentOf('CreateJackpotTicket')).toEqual([])
    storeOidcUser(page)
    page.hearTab({ type: 'sessionStarted' })
    await wallet()
    expect(lines).toHaveLength(1)
  })

  test('ends with the session', async () => {
    const { page, line } = await open()
    line().open()
    page.hearTab({ type: 'sessionEnded' })
    await page.settle()
    expect(line().isClosed()).toBe(true)
    expect($connection.get()).toBe('closed')
  })

  test('that closes is logged by the sentence that is asked for [JACK-50]', async () => {
    const { page, line, logged } = await open()
    line().open()
    line().end()
    await page.settle()
    expect(logged).toEqual(['Unable to establish connection'])
    expect($connection.get()).toBe('lost')
  })

  test.each([4401, 4403])(
    'that closes by %i because its session ended has not failed, and comes back as others do',
    async code => {
      const { page, line, lines, logged } = await open()
      for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
        line().open()
        line().end(code)
        await page.settle()
        expect($connection.get()).toBe('lost')
        const before = lines.length
        await page.pass(seconds * 1000)
        expect(lines).toHaveLength(before + 1)
      }
      expect(logged).toEqual([])
    }
  )

  test.each([1000, 1001, 1006, 1011, 4429])('that closes by %i is logged [JACK-50]', async code => {
    const { page, line, logged } = await open()
    line().open()
    line().end(code)
    await page.settle()
    expect(logged).toEqual(['Unable to establish connection'])
  })

  test('whose ticket is refused to an ended session has not failed', async () => {
    const { page, line, lines, logged } = await open()
    line().open()
    page.answer('CreateJackpotTicket', () => fault('AuthenticationFailure'))
    line().end(4403)
    await page.pass(2000)
    expect(page.sentOf('CreateJackpotTicket')).toHaveLength(2)
    expect(lines).toHaveLength(1)
    expect(logged).toEqual([])
  })

  test('whose ticket nobody gives is logged as one that closes [JACK-50]', async () => {
    const { page, logged } = await open({
      prepare: page => page.answer('CreateJackpotTicket', () => fault('InternalServerError'))
    })
    await page.settle()
    expect(logged).toEqual(['Unable to establish connection'])
  })

  test('comes back after 2 s, then twice as long each time up to a minute [JACK-51]', async () => {
    const { page, lines, line } = await open()
    const delays: number[] = []
    for (let round = 0; round < 8; round++) {
      line().end()
      await page.settle()
      const begun = page.clock.now()
      const before = lines.length
      while (lines.length === before) await page.pass(500)
      delays.push((page.clock.now() - begun) / 1000)
    }
    expect(delays).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
  })

  test('tells once that the longest wait did not help, and goes on every minute [JACK-52]', async () => {
    const { page, lines, line, logged } = await open()
    const maximum = () => logged.filter(message => message === 'Maximum reconnect delay reached')
    for (const seconds of [2, 4, 8, 16, 32, 60]) {
      line().end()
      expect(maximum()).toEqual([])
      await page.pass(seconds * 1000)
    }
    line().end()
    await page.settle()
    expect(maximum()).toHaveLength(1)
    const before = lines.length
    await page.pass(60_000)
    expect(lines).toHaveLength(before + 1)
    line().end()
    await page.pass(60_000)
    expect(maximum()).toHaveLength(1)
    expect(lines).toHaveLength(before + 2)
  })

  test('is tried at once when the network or the eyes come back [JACK-51]', async () => {
    const { page, lines, line } = await open()
    for (const seconds of [2, 4, 8]) {
      line().end()
      await page.pass(seconds * 1000)
    }
    line().end()
    await page.pass(1000)
    const before = lines.length
    page.wake()
    await page.settle()
    expect(lines).toHaveLength(before + 1)
  })

  test('begins with a short wait again once figures have come', async () => {
    const { page, lines, line } = await open()
    for (const seconds of [2, 4, 8]) {
      line().end()
      await page.pass(seconds * 1000)
    }
    line().open()
    line().say(UPDATE)
    line().end()
    const before = lines.length
    await page.pass(2000)
    expect(lines).toHaveLength(before + 1)
  })

  test('of many pages that one restart has cut does not come back in one second [L025]', async () => {
    const { page, lines, line } = await open()
    const seconds = new Map<number, number>()
    for (let at = 0; at < 50; at++) {
      line().open()
      line().say(UPDATE)
      page.draw(at / 50)
      const before = lines.length
      const begun = page.clock.now()
      line().end()
      while (lines.length === before) await page.pass(100)
      const second = Math.floor((page.clock.now() - begun) / 1000)
      seconds.set(second, (seconds.get(second) ?? 0) + 1)
    }
    expect(Math.max(...seconds.values())).toBeLessThanOrEqual(20)
  })

  test('that is refused again and again is asked for by a new ticket after a wait [L028]', async () => {
    const { page, lines, line } = await open()
    line().end()
    await page.pass(1999)
    expect(lines).toHaveLength(1)
    await page.pass(1)
    expect(line().url.searchParams.get('token')).toBe('ticket-2')
  })

  test('is given up when figures stop, though other frames go on [L030]', async () => {
    const { page, line, lines, sentOf } = await open()
    line().open()
    line().say(UPDATE)
    const say = () => line().say({ type: 'Ping' })
    for (let seconds = 0; seconds < 30; seconds += 10) {
      say()
      await page.pass(10_000)
    }
    expect(sentOf('SubscribeRequest')).toHaveLength(2)
    expect($connection.get()).toBe('open')
    await page.pass(10_000)
    expect($connection.get()).toBe('lost')
    expect(lines[0]!.isClosed()).toBe(true)
    await page.pass(2000)
    expect(lines).toHaveLength(2)
  })

  test('stays when it answers the question whether figures still come', async () => {
    const { page, line, lines } = await open()
    line().open()
    await page.pass(30_000)
    line().say(UPDATE)
    await page.pass(29_000)
    expect($connection.get()).toBe('open')
    expect(lines).toHaveLength(1)
  })

  test('is closed and opened anew where the service lost what it was subscribed to [JACK-55]', async () => {
    const { page, line, lines } = await open()
    line().open()
    line().say({ type: 'Error', message: 'Error resolving subscription context' })
    await page.settle()
    expect(lines[0]!.isClosed()).toBe(true)
    await page.pass(2000)
    expect(lines).toHaveLength(2)
    line().open()
    expect(line().frames).toHaveLength(1)
    line().say({ type: 'Error', message: 'Unknown instance' })
    await page.settle()
    expect(line().isClosed()).toBe(false)
  })

  test('has a parser that throws at what is no JSON [JACK-54]', async () => {
    expect(() => readFrame('not json')).toThrow(SyntaxError)
    expect(readFrame('{"type":"Whatever"}')).toBeNull()
  })

  test('lives on after messages that nobody can read, with a line in the log', async () => {
    const { line, warned } = await open()
    line().open()
    line().say('not json')
    line().say({ type: 'Whatever' })
    expect(warned).toHaveLength(2)
    expect($connection.get()).toBe('open')
  })

  test('is waited for by ten checks a second apart, then the wait fails [JACK-56]', async () => {
    const { page } = await open()
    let fault: unknown
    const begun = page.clock.now()
    const sent = sendJackpot('{}').catch((thrown: unknown) => {
      fault = thrown
    })
    await page.pass(9999)
    expect(fault).toBeUndefined()
    await page.pass(1)
    await sent
    expect(page.clock.now() - begun).toBe(10_000)
    expect(String(fault)).toContain('does not open')
  })

  test('sends at the next check what waited for it [JACK-56]', async () => {
    const { page, line } = await open()
    const sent = sendJackpot('{"type":"x"}')
    await page.pass(2500)
    line().open()
    await page.pass(500)
    await sent
    expect(line().frames.at(-1)).toEqual({ type: 'x' })
  })
})
