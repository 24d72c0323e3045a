import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $consent } from '#stores/consent.ts'
import { currentMode } from '#stores/current-mode.ts'
import { $locale, currentLocale } from '#stores/locale.ts'
import { $productMode } from '#stores/product-mode.ts'
import { answerConsent, cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

describe('locale', () => {
  cleanAfterEach($locale)

  test.each([
    ['/fi/?locale=de', 'ja', 'fi'],
    ['/verifyEmail?locale=de', 'ja', 'de'],
    ['/verifyEmail?locale=xx', 'ja', 'ja'],
    ['/verifyEmail', 'ja', 'ja'],
    ['/verifyEmail', 'xx', 'en'],
    ['/verifyEmail', undefined, 'en']
  ])('of %s with %s stored is %s [SITE-08]', (path, stored, locale) => {
    const page = openTestPage(path)
    if (stored) page.cookieJar.set('locale', stored)
    expect(currentLocale()).toBe(locale)
  })

  test('follows the address', () => {
    const page = openTestPage('/fi/')
    keepMount($locale)
    expect($locale.get()).toBe('fi')
    page.navigate('/de_AT/games/')
    expect($locale.get()).toBe('de_AT')
  })
})

describe('product mode', () => {
  cleanAfterEach($productMode, $consent)

  test('is CASINO or SPORTS and nothing else [SITE-36]', async () => {
    const { PRODUCT_MODES } = await import('#contract/wire/product-mode.ts')
    expect(PRODUCT_MODES).toEqual(['CASINO', 'SPORTS'])
    openTestPage('/en/?productMode=poker')
    expect(currentMode()).toBe('CASINO')
  })

  test.each(['/en/sports/', '/en/?productMode=sports', '/en/?productMode=SPORTS'])(
    'is SPORTS at %s [SITE-37]',
    path => {
      openTestPage(path)
      expect(currentMode()).toBe('SPORTS')
    }
  )

  test.each([
    '/en/games/',
    '/en/games/x/',
    '/en/game-list/x/',
    '/en/game-category/x/',
    '/en/game-studio/x/',
    '/en/?productMode=casino',
    '/en/games/x/?productMode=sports'
  ])('is CASINO at %s, whatever is stored [SITE-38]', path => {
    const page = openTestPage(path)
    page.cookieJar.set('productMode', 'sports')
    expect(currentMode()).toBe('CASINO')
  })

  test('is elsewhere the stored one, else CASINO [SITE-39]', () => {
    const page = openTestPage('/en/rewards/')
    expect(currentMode()).toBe('CASINO')
    page.cookieJar.set('productMode', 'sports')
    expect(currentMode()).toBe('SPORTS')
  })

  test('is always CASINO where there is no sportsbook', () => {
    const page = openTestPage('/en/rewards/?productMode=sports', { operator: 'Elmst' })
    page.cookieJar.set('productMode', 'sports')
    expect(currentMode()).toBe('CASINO')
  })

  test('is stored for seven days, and only with consent to preferences [SITE-40] [SITE-41] [CONS-03]', () => {
    const page = openTestPage('/en/sports/')
    keepMount($productMode)
    keepMount($consent)
    expect(page.cookieWrites).toEqual([])
    answerConsent(['analytics'])
    expect(page.cookieWrites).toEqual([])
    answerConsent(['preferences'])
    expect(page.cookieWrites).toEqual([{ name: 'productMode', value: 'sports', maxAge: 604_800 }])
    page.navigate('/en/games/')
    expect(page.cookieJar.get('productMode')).toBe('casino')
  })

  test('is written no more when the consent is taken back', () => {
    const page = openTestPage('/en/sports/')
    keepMount($productMode)
    keepMount($consent)
    answerConsent(['preferences'])
    answerConsent([])
    page.navigate('/en/games/')
    expect(page.cookieWrites).toHaveLength(1)
  })
})
