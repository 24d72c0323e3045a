import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $consent } from '#stores/consent.ts'
import { $missingOutText } from '#stores/jackpot/missing-out.ts'
import { $address, $panelPlace } from '#stores/jackpot/panel-place.ts'
import { $productMode } from '#stores/product-mode.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { JACKPOT_STORES, openJackpotPage, SETTINGS } from './support.ts'

const STORES = [$panelPlace, $address, $productMode, $consent, ...JACKPOT_STORES]

async function placeAt(path: string, settings: object | null = SETTINGS) {
  const { page } = await openJackpotPage({
    path,
    prepare: world => world.answer('JackpotSettings', { jackpotSettings: settings })
  })
  keepMount($panelPlace)
  await page.settle()
  return page
}

describe('the place of the panel', () => {
  cleanAfterEach(...STORES)

  test.each(['/en/', '/en/slots/', '/en/games/', '/en/jackpot/'])(
    'is above the page at %s [JACK-09]',
    async path => {
      await placeAt(path)
      expect($panelPlace.get()).toBe('above')
    }
  )

  test('is beside the game on the page of one [JACK-08]', async () => {
    await placeAt('/en/games/pearl-drift/')
    expect($panelPlace.get()).toBe('beside')
  })

  test.each(['/en/profile/limits/', '/en/login/', '/en/quick-deposit/', '/en/trustly-login/'])(
    'is nowhere at %s',
    async path => {
      await placeAt(path)
      expect($panelPlace.get()).toBe('nowhere')
    }
  )

  test('is nowhere where the house offers no jackpot [JACK-03]', async () => {
    await placeAt('/en/', { ...SETTINGS, enabled: false })
    expect($panelPlace.get()).toBe('nowhere')
  })

  test('follows the player from page to page', async () => {
    const page = await placeAt('/en/')
    page.navigate('/en/games/pearl-drift/')
    expect($panelPlace.get()).toBe('beside')
    page.navigate('/en/profile/limits/')
    expect($panelPlace.get()).toBe('nowhere')
  })
})

describe('the texts for who does not take part', () => {
  cleanAfterEach($missingOutText)

  test('take turns every 3 s [JACK-21]', async () => {
    const page = openTestPage()
    keepMount($missingOutText)
    expect($missingOutText.get()).toBe(0)
    await page.pass(2999)
    expect($missingOutText.get()).toBe(0)
    await page.pass(1)
    expect($missingOutText.get()).toBe(1)
    await page.pass(3000)
    expect($missingOutText.get()).toBe(0)
  })
})
