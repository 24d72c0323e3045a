import { describe, expect, test } from 'vitest'

import { type Kept, recentSearches } from '#islands/search/recent.ts'
import { answerConsent, cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

function storage() {
  const kept = new Map<string, string>()
  const store: Kept = {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key)
  }
  return { kept, store }
}

describe('recent searches [D21]', () => {
  cleanAfterEach()

  test('are not kept, nor anything else, before the visitor consents', () => {
    const [local, session] = [storage(), storage()]
    const recent = recentSearches(
      () => local.store,
      () => session.store
    )
    recent.add('koi')
    recent.remove('koi')
    recent.clear()
    expect(recent.list()).toEqual([])
    expect(local.kept.size + session.kept.size).toBe(0)
  })

  test('are kept as long as the consent to preferences stands in the session', () => {
    const page = openTestPage()
    const local = storage()
    const session: Kept = {
      getItem: key => page.sessionEntries.get(key) ?? null,
      setItem: () => {},
      removeItem: () => {}
    }
    const recent = recentSearches(
      () => local.store,
      () => session
    )
    answerConsent(['preferences'])
    for (const query of ['koi', 'pearl ', 'koi', '', 'x'.repeat(400)]) recent.add(query)
    expect(recent.list()).toEqual(['x'.repeat(100), 'koi', 'pearl'])
    recent.remove('koi')
    expect(recent.list()).toEqual(['x'.repeat(100), 'pearl'])
    answerConsent(['analytics'])
    expect(recent.list()).toEqual([])
    expect(local.kept.size).toBe(0)
  })

  test('are the last six, and none where the browser keeps nothing or something else stands there', () => {
    const [local, session] = [storage(), storage()]
    session.kept.set('consent', 'necessary preferences')
    const recent = recentSearches(
      () => local.store,
      () => session.store
    )
    for (let place = 0; place < 9; place++) recent.add(`search ${place}`)
    expect(recent.list()).toHaveLength(6)
    expect(recent.list()[0]).toBe('search 8')
    for (const text of ['{', '{"a":1}', '[1,null]']) {
      local.kept.set('recentSearches', text)
      expect(recent.list(), text).toEqual([])
    }
    const refusing = recentSearches(
      () => {
        throw new DOMException('refused', 'SecurityError')
      },
      () => session.store
    )
    refusing.add('koi')
    expect(refusing.list()).toEqual([])
  })
})
