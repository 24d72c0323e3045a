import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $consent } from '#stores/consent.ts'
import { $favourites } from '#stores/games/favourites.ts'
import { $recentlyPlayed } from '#stores/games/recently-played.ts'
import { $location } from '#stores/location.ts'
import { $productMode } from '#stores/product-mode.ts'
import { rememberedDeposit } from '#stores/quick-deposit/last-deposit.ts'
import { $session } from '#stores/session/session.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

const LIVING = [
  $consent,
  $session,
  $wallet,
  $favourites,
  $recentlyPlayed,
  $productMode,
  $location
] as const

describe('another tab of the browser', () => {
  cleanAfterEach(...LIVING)

  test('that opens with nobody signed in leaves what the first one stored [L047]', async () => {
    const page = openTestPage('/en/')
    const stored = {
      lastDeposit: '{"amount":"50.00","currency":"EUR"}',
      recentlyPlayed: '[{"gameId":"1","isLiveCasinoGame":false}]',
      button_variant: 'secondary'
    }
    for (const [key, value] of Object.entries(stored)) page.localEntries.set(key, value)
    for (const $store of LIVING) keepMount($store)
    await page.pass(60_000)
    expect($session.get().status).toBe('LOGGED_OUT')
    expect(Object.fromEntries(page.localEntries)).toMatchObject(stored)
    expect(rememberedDeposit()).toEqual({ amount: '50.00', currency: 'EUR' })
  })
})
