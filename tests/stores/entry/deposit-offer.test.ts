import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $depositOffer } from '#stores/entry/deposit-offer.ts'
import { $entryQuery } from '#stores/entry/entry-query.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

const PATH = '/en/quick-deposit-sign-in/'

describe('a link to deposit', () => {
  cleanAfterEach($depositOffer, $entryQuery)

  test.each([
    [
      'amount=50&currency=EUR&paymentMethod=card',
      { amount: 5000n, currency: 'EUR', method: 'card' }
    ],
    ['amount=1200&currency=JPY', { amount: 1200n, currency: 'JPY', method: undefined }],
    ['amount=50&currency=XXX', { amount: undefined, currency: undefined, method: undefined }],
    ['amount=-5&currency=EUR', { amount: undefined, currency: undefined, method: undefined }],
    ['amount=12.345&currency=EUR', { amount: undefined, currency: 'EUR', method: undefined }],
    ['', { amount: undefined, currency: undefined, method: undefined }]
  ])('with %j shows what it can be taken for', (query, offer) => {
    openTestPage(`${PATH}?${query}`)
    keepMount($depositOffer)
    expect($depositOffer.get()).toEqual(offer)
  })

  test('is handed on to the other pages on the way in [SESS-35]', () => {
    openTestPage(`${PATH}?amount=50&currency=EUR&other=1&logoutReason=JWT_EXPIRED`)
    keepMount($entryQuery)
    const query = new URLSearchParams($entryQuery.get())
    expect([...query]).toEqual([
      ['redir', '/en/deposit/?amount=50&currency=EUR'],
      ['amount', '50'],
      ['currency', 'EUR']
    ])
  })

  test('that asks for nothing is handed on as nothing', () => {
    openTestPage('/en/login/')
    keepMount($entryQuery)
    expect($entryQuery.get()).toBe('')
  })
})
