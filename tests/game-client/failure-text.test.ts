import { describe, expect, test } from 'vitest'

import type { Locale } from '#config/locales.ts'
import { LOCALES } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { Failure } from '../../game-client/src/api.ts'
import { failureText } from '../../game-client/src/panels/failure-panels.ts'
import { words } from '../../game-client/src/words.ts'

function said(locale: Locale, failure: Failure, currency: 'CAD' | 'EUR' = 'EUR') {
  const page = { texts: catalogue(locale, 'game'), bcp47: LOCALES[locale].bcp47 }
  return failureText(words(page), page, failure, currency).replaceAll('\u00a0', ' ')
}

describe('what a game says of a stake above the largest of a bonus', () => {
  const tooHigh = new Failure('BONUS_STAKE_TOO_HIGH', { most: '5' })

  test('names the largest in the language and the currency of the player, and that nothing was taken', () => {
    expect(said('en', tooHigh)).toBe(
      'While your bonus runs, a round may stake €5.00 at most. No bet was taken.'
    )
    expect(said('fi', tooHigh)).toBe(
      'Kun bonuksesi on voimassa, kierroksen panos saa olla enintään 5,00 €. Panosta ei otettu.'
    )
    expect(said('fr', tooHigh, 'CAD')).toContain('5,00')
  })

  test('says as much where a wallet does not tell the largest', () => {
    expect(said('en', new Failure('BONUS_STAKE_TOO_HIGH'))).toBe(
      'This bet is above the most that a round may stake while your bonus runs. No bet was taken.'
    )
  })
})
