import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $jackpotPage } from '#stores/jackpot/page.ts'
import { cleanAfterEach, noNetwork } from '#tests/support/environment.ts'
import { JACKPOT_STORES, openJackpotPage } from './support.ts'

describe('what the house says of its jackpot', () => {
  cleanAfterEach($jackpotPage, ...JACKPOT_STORES)
  afterEach(() => setJackpotLine(undefined))

  async function open(answer: unknown, signedIn = true) {
    const world = await openJackpotPage({
      path: '/fi/jackpot/',
      signedIn,
      prepare: page =>
        page.answer('JackpotPage', () => {
          if (answer instanceof Error) throw answer
          return answer
        })
    })
    keepMount($jackpotPage)
    await world.page.settle()
    return world
  }

  test('is asked with the country of the visitor, in the language of the page [JACK-40]', async () => {
    const { page } = await open({ jackpotSettingsV2: { enabled: true, text: 'Kolme' } })
    const [asked] = page.sentOf('JackpotPage')
    expect(asked!.variables).toEqual({ ipCountryCode: 'FI' })
    expect(asked!.headers['locale']).toBe('fi')
    expect($jackpotPage.get()).toMatchObject({ status: 'on', text: 'Kolme' })
  })

  test('is read by who is not signed in too', async () => {
    await open({ jackpotSettingsV2: { enabled: true } }, false)
    expect($jackpotPage.get().status).toBe('on')
  })

  test.each([[{ jackpotSettingsV2: { enabled: false } }], [{ jackpotSettingsV2: null }]])(
    'is nothing where none is offered: %o [JACK-03]',
    async answer => {
      await open(answer)
      expect($jackpotPage.get()).toEqual({ status: 'off' })
    }
  )

  test('is no reason to take the page away while it does not come', async () => {
    const { page } = await open(noNetwork())
    await page.pass(60_000)
    expect($jackpotPage.get()).toEqual({ status: 'failed' })
  })
})
