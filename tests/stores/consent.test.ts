import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { CONSENT_CATEGORIES } from '#config/consent-categories.ts'
import { $consent, consentsTo } from '#stores/consent.ts'
import { answerConsent, cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

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
    expect(consentsTo('preferences')).toBe(false)
    answerConsent(['preferences'])
    expect(consentsTo('preferences')).toBe(true)
    expect(consentsTo('analytics')).toBe(false)
  })

  test('holds for the browser session, and is read anew from the provider in the next [CONS-05]', () => {
    const page = openTestPage()
    answerConsent(['analytics'])
    expect(page.localEntries.size).toBe(0)
    const kept = page.sessionEntries.get('consent')!

    const reloaded = openTestPage()
    reloaded.sessionEntries.set('consent', kept)
    expect(consentsTo('analytics')).toBe(true)

    const unremembered = openTestPage()
    expect(unremembered.sessionEntries.size).toBe(0)
    expect(consentsTo('analytics')).toBe(false)

    const remembered = openTestPage()
    remembered.cookieJar.set('consent', '1.a1-b2.necessary_preferences')
    expect(consentsTo('preferences')).toBe(true)
    expect(consentsTo('analytics')).toBe(false)
  })

  test('is what all tabs share, before what one of them has kept [L109]', () => {
    const page = openTestPage()
    page.sessionEntries.set('consent', 'necessary preferences analytics')
    page.cookieJar.set('consent', '1.a1.necessary')
    keepMount($consent)
    expect($consent.get()).toEqual({ status: 'answered', categories: new Set(['necessary']) })
  })

  test('changes with an event of the provider, without a reload [CONS-06]', () => {
    openTestPage()
    keepMount($consent)
    const heard: unknown[] = []
    const stop = $consent.listen(consent => void heard.push(consent.status))
    answerConsent(['marketing'])
    answerConsent([])
    stop()
    expect(heard).toEqual(['answered', 'answered'])
    expect(consentsTo('marketing')).toBe(false)
  })

  test.each([
    ['nothing', ''],
    ['another version of the question', '2.a1.necessary_analytics'],
    ['something else', 'yes please'],
    ['names without an answer', 'analytics marketing']
  ])('is unanswered where %s is kept', (_, text) => {
    const page = openTestPage()
    page.cookieJar.set('consent', text)
    page.sessionEntries.set('consent', text)
    keepMount($consent)
    expect($consent.get()).toEqual({ status: 'unanswered' })
  })
})
