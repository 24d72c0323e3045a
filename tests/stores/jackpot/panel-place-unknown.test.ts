import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $panelPlace } from '#stores/jackpot/panel-place.ts'
import { $productMode } from '#stores/product-mode.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { JACKPOT_STORES, openJackpotPage, SETTINGS } from './support.ts'

// Apart from the other tests of the place: what the house has said is known for the rest of a visit.
describe('the place of the panel on the first page of a visit', () => {
  cleanAfterEach($panelPlace, $productMode, ...JACKPOT_STORES)

  test('is unknown until the house says whether it offers a jackpot, save on pages that never have one', async () => {
    const offers = Promise.withResolvers<unknown>()
    const { page } = await openJackpotPage({
      path: '/en/games/pearl-drift/',
      prepare: world => world.answer('JackpotSettings', () => offers.promise)
    })
    keepMount($panelPlace)
    await page.settle()
    expect($panelPlace.get()).toBe('unknown')
    page.navigate('/en/')
    expect($panelPlace.get()).toBe('unknown')
    page.navigate('/en/profile/limits/')
    expect($panelPlace.get()).toBe('nowhere')
    page.navigate('/en/games/pearl-drift/')
    offers.resolve({ jackpotSettings: SETTINGS })
    await page.settle()
    expect($panelPlace.get()).toBe('beside')
  })
})
