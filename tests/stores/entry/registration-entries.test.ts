import { afterEach, describe, expect, test, vi } from 'vitest'

import { COUNTRY_CODES } from '#config/countries.ts'
import { needsPriorConsent } from '#config/prior-consent.ts'
import { jackpotChoices } from '#stores/entry/jackpot-choice.ts'
import { marketingOf, startingEntries } from '#stores/entry/registration-entries.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

const switches = vi.hoisted(() => new Set<string>())

vi.mock('#config/operators.ts', async load => {
  const table = await load<typeof import('#config/operators.ts')>()
  return { ...table, hasFeature: (_: string, feature: string) => switches.has(feature) }
})

describe('what a house may offer at registration', () => {
  cleanAfterEach()
  afterEach(() => switches.clear())

  const inCountry = (country: string) => {
    openTestPage('/en/register/')
    return startingEntries({ country })
  }

  test.each([
    ['FI', false],
    ['NO', false],
    ['GB', false],
    ['CH', false],
    ['', false],
    ['NZ', true],
    ['IN', true]
  ])(
    'with DefaultConsentRegistration in %j ticks news beforehand: %s [CONS-16]',
    (code, isTicked) => {
      switches.add('DefaultConsentRegistration')
      expect(marketingOf(inCountry(code))).toEqual({ email: isTicked, sms: isTicked })
    }
  )

  test('without the switch news are ticked nowhere, and the terms never [CONS-16]', () => {
    for (const code of COUNTRY_CODES)
      expect(marketingOf(inCountry(code))).toEqual({ email: false, sms: false })
    switches.add('DefaultConsentRegistration')
    expect(inCountry('NZ').terms).toBe(false)
  })

  test('what was chosen for a channel holds for that channel alone [CONS-16]', () => {
    switches.add('DefaultConsentRegistration')
    expect(marketingOf({ ...inCountry('NZ'), smsMarketing: false })).toEqual({
      email: true,
      sms: false
    })
  })

  test('asks first in the whole EEA', () => {
    const eea =
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'
    expect(eea.split(' ').filter(code => !needsPriorConsent(code.toLowerCase()))).toEqual([])
  })

  const settings = (enabled: boolean) => ({
    jackpotSettings: { enabled, contributionOptions: [0.1, 0.5] }
  })

  test('with JackpotInRegistrationFlow offers the jackpot with its contributions [CONS-17]', async () => {
    const page = openTestPage('/en/register/')
    page.answer('JackpotSettings', settings(true))
    expect(await jackpotChoices()).toEqual([])
    expect(page.sent).toEqual([])
    switches.add('JackpotInRegistrationFlow')
    expect(await jackpotChoices()).toEqual([0.1, 0.5])
    page.answer('JackpotSettings', settings(false))
    expect(await jackpotChoices()).toEqual([])
  })
})
