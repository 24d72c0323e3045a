import { describe, expect, test } from 'vitest'

import { returnTo } from '#stores/session/return-to.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

const CARRIED = 'amount=50&currency=EUR&paymentMethod=card&setCustomJackpot=0.5&autoSubmit=1'

describe('the page to come back to', () => {
  cleanAfterEach()

  const from = (path: string, referrer = '') => {
    openTestPage(path, { referrer: referrer && `http://lobby.test${referrer}` })
    return returnTo().replace('http://lobby.test', '')
  }

  test('is the open one where that is no way in', () => {
    expect(from('/fi/games/?x=1')).toBe('/fi/games/?x=1')
  })

  test.each(['login', 'register', 'trustly-login', 'keycloak-login', 'enter-code'])(
    'is the one before for /%s/',
    entry => {
      expect(from(`/en/${entry}/`, '/en/raffle/')).toBe('/en/raffle/')
    }
  )

  test.each(['/en/login/', '/en/zimpler-login/', '/en/login-handler/', '/xx/raffle/', '/en/none/'])(
    'is never %s',
    before => {
      expect(from('/en/login/', before)).toBe('/en/')
    }
  )

  test('is the one that redir names, with the five parameters [SESS-35]', () => {
    expect(from(`/en/piq-login/?redir=%2Fen%2Frewards%2F&${CARRIED}&other=1`)).toBe(
      `/en/rewards/?${CARRIED}`
    )
  })

  test('is the cashier for who signs in to deposit [SESS-35]', () => {
    expect(from(`/en/quick-deposit-sign-in/?${CARRIED}`, '/en/raffle/')).toBe(
      `/en/deposit/?${CARRIED}`
    )
  })
})
