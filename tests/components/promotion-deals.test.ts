import { describe, expect, test } from 'vitest'

import { BUILT_LOCALES } from '#config/build.ts'
import { OFFER_IDS } from '#config/deposit-offers.ts'
import { LICENCES } from '#config/licences.ts'
import { LOCALES } from '#config/locales.ts'
import { OPERATOR_NAMES } from '#config/operators.ts'
import { catalogue } from '#messages/catalogue.ts'
import { offerExample, offerFigures, offerSentences } from '#rules/bonus/offer-sentences.ts'
import { offerTexts } from '#server/capabilities/cashier/offer-terms.ts'
import { cashbackDeal, depositDeals } from '../../src/components/promotions/deals.ts'

describe('the promotions page', () => {
  test('tells every offer with the very sentences that the cashier has, in every language', () => {
    for (const locale of BUILT_LOCALES) {
      const { bcp47 } = LOCALES[locale]
      for (const id of OFFER_IDS) {
        const figures = offerFigures(id, 'NOK', null)
        const told = offerTexts(figures, locale)
        const said = offerSentences(figures, catalogue(locale, 'offers'), bcp47)
        expect(said).toEqual(told.terms)
      }
    }
  })

  test('says deposit, bonus, wagering, time, largest bet and most payout of the tables', () => {
    const [welcome, weekly] = depositDeals('en')
    expect(welcome).toMatchObject({ id: 'welcome', share: '50%' })
    expect(welcome?.facts.map(({ value }) => value)).toEqual([
      '€20.00',
      '€100.00',
      '30 × the bonus',
      '7 days',
      '€5.00',
      '10 × the bonus'
    ])
    expect(welcome?.example).toContain('€20.00 brings €10.00')
    expect(welcome?.example).toContain('€300.00')
    expect(weekly).toMatchObject({ id: 'weekly', share: '10%' })
    expect(weekly?.facts[0]?.value).toBe('€40.00')
  })

  test('leaves no place of a text open', () => {
    for (const locale of BUILT_LOCALES)
      for (const { title, facts, example, terms } of depositDeals(locale))
        for (const text of [title, example, ...terms, ...facts.flatMap(Object.values)])
          expect(text).not.toMatch(/[{}]|undefined|NaN/)
  })

  test('promises no bonus that has to be wagered more often than the licence allows', () => {
    const { maxWageringFactor } = LICENCES.strict
    const figures = offerFigures('welcome', 'EUR', maxWageringFactor)
    expect(figures.factor).toBe(maxWageringFactor)
    expect(offerExample(figures).wager).toBe(10_000n)
  })

  test('tells cashback by rank where there are ranks, and one rate where there are none', () => {
    expect(cashbackDeal('en', 'Infiniza').terms.join(' ')).toContain('5% to 12%')
    expect(cashbackDeal('en', 'Elmst').terms.join(' ')).toContain('You get 5% of it back')
    for (const operator of OPERATOR_NAMES)
      expect(cashbackDeal('de', operator).terms.join(' ')).not.toMatch(/[{}]|undefined|NaN/)
  })
})
