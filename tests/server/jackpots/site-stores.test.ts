import { keepMount } from 'nanostores'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { readSiteConfig } from '#contract/wire/site-config.ts'
import { drawNow } from '#server/capabilities/raffle/index.ts'
import { systemClock, systemRandom } from '#stores/environment/devices/clock.ts'
import { createApi } from '#stores/environment/graphql/api-client.ts'
import { httpFetch } from '#stores/environment/http-fetch.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import { $connection } from '#stores/jackpot/connection.ts'
import { $currency } from '#stores/jackpot/currency.ts'
import { $optIn, setOptIn } from '#stores/jackpot/opt-in.ts'
import { $pots } from '#stores/jackpot/pots.ts'
import { $raffleOptIn, setRaffleOptIn } from '#stores/raffle/opt-in.ts'
import { $raffles } from '#stores/raffle/raffles.ts'
import { $tickets } from '#stores/raffle/tickets.ts'
import { play, takingPart } from '#tests/server/jackpot/support.ts'
import { JACKPOT_STORES } from '#tests/stores/jackpot/support.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'
import { listening } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  const port = String(await freePort())
  // An address that a program reaches which knows no names below localhost.
  const env = { PORT: port, LOBBY_JACKPOTS_URL: `http://127.0.0.1:${port}` }
  platform = await startPlatform({ env })
})
afterAll(() => platform.close())
cleanAfterEach(...JACKPOT_STORES)

/** The stores of a page of somebody who is signed in, before the platform itself. */
async function visit(options: PlayerOptions = {}) {
  const who = await listening(platform, options)
  const page = openTestPage('/en/jackpot/')
  page.cookieJar.set('accessToken', who.accessToken)
  page.cookieJar.set('refreshToken', 'never-used-here')
  const answer: unknown = await (await fetch(`${platform.url}/config.json`)).json()
  const found = readSiteConfig(answer)
  if (!found) throw new Error('The platform does not say where it is')
  const site = async () => found
  const ports = { clock: systemClock, random: systemRandom, fetch, WebSocket }
  setEnvironment({
    ...page,
    ...ports,
    site,
    fetch: (url, init, retries) => httpFetch({ ...ports, log: page.log }, url, init, retries),
    api: createApi({
      ...ports,
      site,
      onWake: () => () => {},
      traceparent: () => '',
      brandOf: ({ operator }) => operator
    })
  })
  for (const $store of [$pots, $optIn, $currency, $raffles, $tickets, $raffleOptIn])
    keepMount($store)
  await vi.waitUntil(() => $connection.get() === 'open' && $pots.get().status === 'live', 20_000)
  await vi.waitUntil(() => $raffles.get().status === 'ready', 20_000)
  return who
}

const cents = (euros: string | undefined) => Number(euros) * 100

describe('the stores of the site before the service', () => {
  test('see the pots and the rules they fall by, and the pots grow with a bet [JACK-48]', async () => {
    await visit()
    expect($pots.get()).toMatchObject({
      values: { minor: '50.00', major: '1000.00', mega: '25000.00' },
      rules: { ineligible: null, pots: { minor: { seed: '50.00' }, mega: { mustDropAt: null } } }
    })
    const before = cents($pots.get().values.minor)
    const other = await takingPart(platform, { value: '0.05' })
    await play(platform, other, '20')
    await vi.waitUntil(() => cents($pots.get().values.minor) > before, 20_000)
  })

  test('take a player in and out of the jackpot [JACK-17] [JACK-47]', async () => {
    await visit()
    expect($optIn.get()).toMatchObject({ state: false, isUndecided: true })
    await setOptIn(true, 0.02)
    expect($optIn.get()).toMatchObject({ state: true, value: 0.02, isUndecided: false })
    await setOptIn(false)
    expect($optIn.get()).toMatchObject({ state: false, value: 0.02, isUndecided: false })
    await expect(setOptIn(true, 0.33)).rejects.toThrow('not one of the options')
  })

  test('show a player of another currency what its service converts by [JACK-32] [JACK-42]', async () => {
    await visit({ country: 'NO' })
    expect($currency.get()).toEqual({ code: 'NOK', rate: '11.5' })
  })

  test('see the three draws, take a player in, and go on to the next draw [RAFF-11] [RAFF-12]', async () => {
    await visit()
    const { hourly, daily, weekly } = $raffles.get().drops
    expect([hourly?.status, daily?.status, weekly?.status]).toEqual(['open', 'open', 'open'])
    expect($raffleOptIn.get()).toBe('none')
    await setRaffleOptIn(true)
    expect($raffleOptIn.get()).toBe('all')
    await vi.waitUntil(() => $tickets.get()[hourly?.instance ?? '']?.entrant, 20_000)
    await drawNow(platform.ports, 'hourly-provider-of-the-week')
    await vi.waitUntil(() => $raffles.get().drops.hourly?.instance !== hourly?.instance, 20_000)
  })
})
