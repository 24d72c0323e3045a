import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { tokenSource } from '#stores/loyalty/provider.ts'
import {
  $providerPlayer,
  dialogActionPressed,
  reloadPlayerStatus
} from '#stores/loyalty/provider-player.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { LOYALTY_STORES, openLoyaltyPage } from './support.ts'

describe('the engagement provider', () => {
  cleanAfterEach(...LOYALTY_STORES)

  async function know(world: Parameters<typeof openLoyaltyPage>[0] = {}) {
    const opened = openLoyaltyPage(world)
    keepMount($providerPlayer)
    await opened.page.settle()
    return opened
  }

  test('gives a token for the house’s name and the player’s access token [LOYL-21]', async () => {
    const { askedOf, access } = await know()
    expect(askedOf('token')).toHaveLength(1)
    expect(askedOf('token')[0]).toMatchObject({
      method: 'POST',
      body: { clientId: 'infiniza-lobby', identityToken: access }
    })
  })

  test('is asked for the player with its own token [LOYL-22]', async () => {
    const { askedOf } = await know()
    expect(askedOf('player')[0]).toMatchObject({
      method: 'GET',
      authorization: 'Bearer provider-1'
    })
  })

  test.each([true, false])('says whether the player takes part: %s [LOYL-20]', async optedIn => {
    await know({
      answers: path => (path === 'player' ? { playerId: 'player-1', optedIn } : undefined)
    })
    expect($providerPlayer.get()).toEqual({ status: 'known', playerId: 'player-1', optedIn })
  })

  test.each(['token', 'player'])(
    'is asked for the %s three times more, two seconds apart, and then no more [LOYL-23]',
    async failing => {
      const { page, askedOf } = await know({
        answers: path => (path === failing ? 503 : undefined)
      })
      await page.pass(60_000)
      expect(askedOf(failing).map(({ at }) => at - START)).toEqual([0, 2000, 4000, 6000])
      expect($providerPlayer.get()).toEqual({ status: 'failed' })
    }
  )

  test('that lets a session in no more is asked once, and nothing is logged', async () => {
    const { page, askedOf, warned } = await know({
      answers: path => (path === 'token' ? 401 : undefined)
    })
    await page.pass(60_000)
    expect(askedOf('token')).toHaveLength(1)
    expect(askedOf('player')).toEqual([])
    expect(warned).toEqual([])
    expect($providerPlayer.get()).toEqual({ status: 'failed' })
  })

  test('that refuses the token which it gave is logged', async () => {
    const { warned } = await know({ answers: path => (path === 'player' ? 401 : undefined) })
    expect(warned).toHaveLength(1)
  })

  test('is heard once it answers again [LOYL-23]', async () => {
    const { page } = await know({
      answers: (path, turn) => (path === 'player' && turn < 4 ? new Error('down') : undefined)
    })
    await page.pass(6000)
    expect($providerPlayer.get()).toMatchObject({ status: 'known', optedIn: true })
  })

  test.each([
    ['token', { token: 7 }],
    ['token', 'a page of an error'],
    ['player', { playerId: 'player-1', optedIn: 'yes' }],
    ['player', []]
  ])('that says nonsense of the %s is not believed', async (path, nonsense) => {
    const { page } = await know({ answers: name => (name === path ? nonsense : undefined) })
    await page.settle()
    expect($providerPlayer.get()).toEqual({ status: 'failed' })
  })

  test('is asked again two seconds after a button of a dialog, and what was known stays until then [LOYL-07]', async () => {
    let optedIn = false
    const { page, askedOf } = await know({
      answers: path => (path === 'player' ? { playerId: 'player-1', optedIn } : undefined)
    })
    const before = page.sentOf('GetGamanzaInfo').length
    optedIn = true
    dialogActionPressed()
    await page.pass(1999)
    expect(askedOf('player')).toHaveLength(1)
    expect($providerPlayer.get()).toMatchObject({ optedIn: false })
    await page.pass(1)
    expect(askedOf('player').map(({ at }) => at - START)).toEqual([0, 2000])
    expect(page.sentOf('GetGamanzaInfo')).toHaveLength(before + 1)
    expect($providerPlayer.get()).toMatchObject({ optedIn: true })
  })

  test('that fails later leaves what was known', async () => {
    const { page } = await know({
      answers: (path, turn) => (path === 'player' && turn > 1 ? 500 : undefined)
    })
    void reloadPlayerStatus()
    await page.pass(10_000)
    expect($providerPlayer.get()).toMatchObject({ status: 'known', optedIn: true })
  })

  test('gives one token to all of a page, and another to who had it refused', async () => {
    const { askedOf } = await know()
    const [rank, missions] = [tokenSource('infiniza-lobby'), tokenSource('infiniza-lobby')]
    expect(await Promise.all([rank(), missions()])).toEqual(['provider-1', 'provider-1'])
    expect(await Promise.all([rank(), missions()])).toEqual(['provider-2', 'provider-2'])
    expect(askedOf('token')).toHaveLength(2)
  })

  test('gives a new token for one that has ended', async () => {
    const { page } = await know({
      answers: (path, turn) =>
        path === 'token'
          ? { token: `brief-token-${turn}`, expiresAt: new Date(START + 60_000).toISOString() }
          : undefined
    })
    expect(await tokenSource('infiniza-lobby')()).toBe('brief-token-1')
    await page.pass(50_000)
    expect(await tokenSource('infiniza-lobby')()).toBe('brief-token-2')
  })
})
