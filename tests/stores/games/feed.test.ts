import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $country } from '#stores/country.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import { $feed } from '#stores/games/feed.ts'
import { $gamesScope } from '#stores/games/scope.ts'
import { $locale } from '#stores/locale.ts'
import { $productMode } from '#stores/product-mode.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { anonymousCountry } from './support.ts'

const told = (players: number, currency = 'EUR') => ({
  lastUpdated: '2026-11-28T09:00:00.000Z',
  jackpots: [{ id: 'p1', game: 'sun-gate', value: '1234.50', currency }],
  liveCasino: [
    {
      game: 'grand-wheel',
      table: 'Grand Wheel',
      isOpen: true,
      players,
      results: ['ten', 'two'],
      minBet: '0.10',
      maxBet: '1000.00',
      currency
    }
  ]
})

describe('the feed', () => {
  cleanAfterEach($feed, $gamesScope, $country, $wallet, $locale, $productMode)

  async function open(answer: () => unknown) {
    const page = openTestPage()
    const asked: string[] = []
    const fetch = async (url: string) => {
      asked.push(url)
      return Response.json(answer())
    }
    setEnvironment({ ...page, fetch })
    page.answer('CountryContextQuery', anonymousCountry())
    keepMount($feed)
    await page.settle()
    return { page, asked }
  }

  test('is asked for brand, operator and currency, and gives pots and tables [GAME-22]', async () => {
    const { asked } = await open(() => told(3))
    expect(asked).toEqual([
      'http://lobby.test/api/feed?brand=infiniza&operator=Infiniza&currency=EUR'
    ])
    const { jackpots, live, lastUpdated } = $feed.get()!
    expect([...jackpots]).toEqual([['sun-gate', 123_450n]])
    expect(live.get('grand-wheel')).toEqual({
      table: 'Grand Wheel',
      isOpen: true,
      players: 3,
      results: ['ten', 'two'],
      minBet: 10n,
      maxBet: 100_000n
    })
    expect(lastUpdated).toEqual(new Date('2026-11-28T09:00:00.000Z'))
  })

  test('is asked for again when it has grown old, and when somebody comes back to the page', async () => {
    let players = 0
    const { page, asked } = await open(() => told(++players))
    await page.pass(20_000)
    expect(asked).toHaveLength(2)
    page.wake()
    await page.settle()
    expect(asked).toHaveLength(3)
    expect($feed.get()!.live.get('grand-wheel')!.players).toBe(3)
    await page.pass(20_000)
    expect(asked).toHaveLength(4)
  })

  test('that says nothing of use leaves what was known', async () => {
    let answer: unknown = told(5)
    const { page } = await open(() => answer)
    answer = { lastUpdated: 'soon' }
    await page.pass(20_000)
    expect($feed.get()!.live.get('grand-wheel')!.players).toBe(5)
  })

  test('gives no figures of another currency', async () => {
    await open(() => told(1, 'NOK'))
    expect($feed.get()!.live.size).toBe(0)
    expect($feed.get()!.jackpots.size).toBe(0)
  })
})
