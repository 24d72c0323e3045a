import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $passwordPage, passwordChangeOf, passwordPageOf } from '#stores/entry/password-page.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

describe('the way to another password', () => {
  cleanAfterEach($passwordPage)

  test('leads to the realm, in the language of the page, with the address that was typed', async () => {
    const page = openTestPage('/et_EE/login/')
    keepMount($passwordPage)
    expect($passwordPage.get()).toBeUndefined()
    await page.settle()
    const address = 'http://lobby.test/realms/infiniza/password/?ui_locales=et_EE'
    expect($passwordPage.get()).toBe(address)
    expect(passwordPageOf(address, ' ')).toBe(address)
    expect(passwordPageOf(address, ' a+b@lobby.example')).toBe(
      `${address}&login_hint=a%2Bb%40lobby.example`
    )
    expect(passwordChangeOf(address, 'a+b@lobby.example')).toBe(
      'http://lobby.test/realms/infiniza/password/change?ui_locales=et_EE&login_hint=a%2Bb%40lobby.example'
    )
  })
})
