import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $country } from '#stores/country.ts'
import { $player } from '#stores/player/player.ts'
import { $translations, loadTranslations } from '#stores/translations.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const FINLAND = { id: 'FI', code: 'FI', name: 'Finland', currency: 'EUR', licence: 'mga' }

describe('country', () => {
  cleanAfterEach($country, $player)

  test('is asked for with the four variables, by a visitor too [SITE-49]', async () => {
    const page = openTestPage()
    page.answer('CountryContextQuery', {
      rootContext: { country: FINLAND, ipCountryCode: 'FI', subDivision: null }
    })
    keepMount($country)
    await page.settle()
    expect(page.sentOf('CountryContextQuery')[0]!.variables).toEqual({
      countryCode: null,
      playerCountryCode: null,
      ipCountryCode: null,
      havePlayerCountryCode: false
    })
    expect($country.get()).toMatchObject({ status: 'known', code: 'FI', ipCountryCode: 'FI' })
  })

  test('is the player’s once the player is known [SITE-49]', async () => {
    const page = openTestPage()
    storeOidcUser(page)
    page.answer('GetPlayerInfo', { viewer: { player: { country: { code: 'NO' } } } })
    page.answer('CountryContextQuery', { rootContext: { country: { ...FINLAND, code: 'NO' } } })
    keepMount($country)
    await page.settle()
    expect(page.sentOf('CountryContextQuery')[0]!.variables).toMatchObject({
      playerCountryCode: 'NO',
      havePlayerCountryCode: true
    })
  })
})

describe('translations', () => {
  cleanAfterEach($translations, $country, $wallet)

  test('are asked for by their keys, each once [SITE-50]', async () => {
    const page = openTestPage('/fi/')
    page.answer('Translations', {
      translations: [
        { key: 'SIGN_IN', value: 'Kirjaudu' },
        { key: 'MISSING', value: null }
      ]
    })
    await loadTranslations(['SIGN_IN', 'MISSING'])
    await loadTranslations(['SIGN_IN'])
    expect(page.sentOf('Translations').map(({ variables }) => variables)).toEqual([
      { keys: ['SIGN_IN', 'MISSING'] }
    ])
    expect($translations.get()).toEqual({ SIGN_IN: 'Kirjaudu' })
  })

  test('of one language are not shown in another, also when they come late [L038]', async () => {
    const page = openTestPage('/en/')
    const late = Promise.withResolvers<object>()
    const answers: unknown[] = [
      { translations: [{ key: 'SIGN_IN', value: 'Sign in' }] },
      late.promise,
      { translations: [{ key: 'SIGN_IN', value: 'Kirjaudu' }] }
    ]
    page.answer('Translations', () => answers.shift())
    await loadTranslations(['SIGN_IN'])
    const slow = loadTranslations(['SIGN_OUT'])
    await page.settle()
    page.navigate('/fi/')
    await loadTranslations(['SIGN_IN'])
    late.resolve({ translations: [{ key: 'SIGN_OUT', value: 'Sign out' }] })
    await slow
    expect($translations.get()).toEqual({ SIGN_IN: 'Kirjaudu' })
    expect(page.sentOf('Translations').map(({ headers }) => headers['locale'])).toEqual([
      'en',
      'en',
      'fi'
    ])
  })
})
