import { describe, expect, test } from 'vitest'

import { ASKED_CATEGORIES, CONSENT_CATEGORIES } from '#config/consent-categories.ts'
import {
  answerIn,
  CONSENT_VERSION,
  cookieValue,
  heldAnswer,
  heldNumber
} from '#rules/consent-answer.ts'
import { consentsTo } from '#stores/consent.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

const ID = '8d1f2c3a-0b4e-4f6a-9c7d-112233445566'

describe('a kept answer to the question for consent', () => {
  cleanAfterEach()

  test('is read from its cookie as it was written, in every combination [CONS-04]', () => {
    for (let mask = 0; mask < 2 ** ASKED_CATEGORIES.length; mask += 1) {
      const chosen = ASKED_CATEGORIES.filter((_, place) => mask & (2 ** place))
      const text = cookieValue(ID, ['necessary', ...chosen])
      expect(answerIn(text)).toEqual(new Set(['necessary', ...chosen]))
      expect(answerIn(['necessary', ...chosen].join(' '))).toEqual(
        new Set(['necessary', ...chosen])
      )
      expect(heldAnswer(`locale=en; consent=${text}; a=b`, null)?.size).toBe(chosen.length + 1)
    }
    expect(heldNumber(`a=b; consent=${cookieValue(ID, ['necessary'])}`)).toBe(ID)
  })

  test.each([
    ['', 'analytics'],
    ['analytics marketing', 'analytics'],
    [`${CONSENT_VERSION + 1}.${ID}.necessary_analytics`, 'analytics'],
    ['yes', 'analytics'],
    ['necessary_everything', 'analytics']
  ] as const)('that says “%s” allows nothing that is asked for', (text, category) => {
    expect(answerIn(text)?.has(category) ?? false).toBe(false)
  })

  test('is read alike by what a session loads, which shares no code with what a visitor loads', () => {
    const texts = [
      '',
      'nonsense',
      cookieValue(ID, ['necessary']),
      cookieValue(ID, ['necessary', 'preferences', 'marketing']),
      cookieValue(ID, CONSENT_CATEGORIES),
      'necessary uncategorized',
      `0.${ID}.necessary_analytics`
    ]
    for (const cookie of texts)
      for (const kept of texts) {
        const page = openTestPage()
        page.cookieJar.set('consent', cookie)
        page.sessionEntries.set('consent', kept)
        const held = heldAnswer(`consent=${cookie}`, kept)
        for (const category of ASKED_CATEGORIES)
          expect(consentsTo(category), `${cookie}, ${kept}`).toBe(held?.has(category) ?? false)
      }
  })
})
