import { cleanStores, keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $consent } from '#stores/consent.ts'
import { $oddsFormat, chooseOddsFormat } from '#stores/sports/odds-format.ts'
import { answerConsent, cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

describe('the form of prices', () => {
  cleanAfterEach($oddsFormat, $consent)

  test('is decimal until another is chosen, and holds at once', () => {
    openTestPage('/en/sports/', { operator: 'Herion' })
    keepMount($oddsFormat)
    expect($oddsFormat.get()).toBe('decimal')
    chooseOddsFormat('american')
    expect($oddsFormat.get()).toBe('american')
  })

  test('lasts for the visit without consent, and nothing longer is kept [CONS-03]', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    chooseOddsFormat('fractional')
    expect(page.localEntries.has('oddsFormat')).toBe(false)
    cleanStores($oddsFormat)
    keepMount($oddsFormat)
    expect($oddsFormat.get()).toBe('fractional')
  })

  test('outlasts the visit with consent to preferences, also when that is given later [CONS-03]', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    keepMount($oddsFormat)
    chooseOddsFormat('fractional')
    answerConsent(['preferences'])
    expect(page.localEntries.get('oddsFormat')).toBe('fractional')
    page.sessionEntries.delete('oddsFormat')
    cleanStores($oddsFormat)
    keepMount($oddsFormat)
    expect($oddsFormat.get()).toBe('fractional')
  })

  test('is the same in every tab', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    keepMount($oddsFormat)
    chooseOddsFormat('american')
    expect(page.posted).toEqual([{ type: 'oddsFormat', format: 'american' }])
    page.hearTab({ type: 'oddsFormat', format: 'fractional' })
    expect($oddsFormat.get()).toBe('fractional')
    page.hearTab({ type: 'oddsFormat', format: 'roman' })
    expect($oddsFormat.get()).toBe('fractional')
  })

  test('that nobody knows is read as decimal', () => {
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    page.sessionEntries.set('oddsFormat', 'roman')
    keepMount($oddsFormat)
    expect($oddsFormat.get()).toBe('decimal')
  })
})
