import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { CONSENT_CATEGORIES } from '#config/consent-categories.ts'
import { $consent, answerConsent, consentsTo } from '#stores/consent.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

describe('consent', () => {
  cleanAfterEach($consent)

  test('is unanswered, then a set of the five categories [CONS-04]', () => {
    openTestPage()
    keepMount($consent)
    expect($consent.get()).toEqual({ status: 'unanswered' })
    expect(CONSENT_CATEGORIES).toEqual([
      'necessary',
      'preferences',
      'analytics',
      'marketing',
      'uncategorized'
    ])
    answerConsent(['analytics'])
    expect($consent.get()).toEqual({
      status: 'answered',
      categories: new Set(['necessary', 'analytics'])
    })
  })

  test('allows before an answer only what is necessary', () => {
    openTestPage()
    expect(consentsTo('necessary')).toBe(true)
    expect(consentsTo('preferences')).toBe(false)
    answerConsent(['preferences'])
    expect(consentsTo('preferences')).toBe(true)
    expect(consentsTo('analytics')).toBe(false)
  })

  test('holds for the browser session and no longer [CONS-05]', () => {
    const page = openTestPage()
    answerConsent(['analytics'])
    expect(page.localEntries.size).toBe(0)
    const kept = page.sessionEntries.get('consent')!

    const reloaded = openTestPage()
    reloaded.sessionEntries.set('consent', kept)
    expect(consentsTo('analytics')).toBe(true)
    openTestPage()
    expect(consentsTo('analytics')).toBe(false)
  })
})
