import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { programmeOf } from '#config/engagement.ts'
import { LOCALES } from '#config/locales.ts'
import { isOperator, OPERATORS } from '#config/operators.ts'
import { catalogue } from '#messages/catalogue.ts'
import { loyaltyPage, stakedAt } from '#rules/loyalty/programme-page.ts'

const HOUSES = Object.keys(OPERATORS)
  .filter(isOperator)
  .flatMap(operator => {
    const programme = programmeOf(operator)
    return programme ? [{ ...OPERATORS[operator], operator, programme }] : []
  })

const LANGUAGES = ['en', 'fi', 'no', 'de', 'fr', 'ja', 'et_EE', 'it'] as const

const pageOf = (house: (typeof HOUSES)[number], locale: keyof typeof LOCALES) =>
  loyaltyPage(house.programme, {
    ...house,
    texts: catalogue(locale, 'programme'),
    ...LOCALES[locale]
  })

describe('what a programme says of itself', () => {
  test.each(
    HOUSES.flatMap(house => LANGUAGES.map(locale => [house.operator, locale, house] as const))
  )(
    '%s says all of it in %s, with no value left open and a picture for each rank',
    (_, locale, house) => {
      const page = pageOf(house, locale)
      expect(page.rankCards.map(({ rank }) => rank)).not.toContain('')
      expect(page.description).not.toBe('')
      expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/)
      for (const { logo } of page.rankCards) expect(existsSync(`public${logo}`), logo).toBe(true)
      for (const { image } of page.rewardCards)
        expect(existsSync(`public${image}`), image).toBe(true)
      expect(page.termsAndConditions.split('\n\n')).toHaveLength(5)
    }
  )

  test('its figures are those it works by', () => {
    const house = HOUSES.find(({ operator }) => operator === 'Infiniza')!
    const page = pageOf(house, 'en')
    expect(page.rankCards.map(({ rank, subtitle }) => [rank, subtitle])).toEqual([
      ['Deckhand', 'From the day you join'],
      ['Helmsman', 'From level 3, about €700 staked'],
      ['Navigator', 'From level 6, about €5,600 staked'],
      ['Captain', 'From level 9, about €24,600 staked']
    ])
    expect(page.rankCards[2]!.benefits.map(({ description }) => description)).toEqual([
      'Cashback of 10%, paid on Mondays',
      '250 points when you reach it',
      'Missions, tournaments, shop and calendar'
    ])
    expect(page.steps[0]!.subtitle).toBe('1 XP for every €10')
    expect(page.termsAndConditions).toContain('After 90 days')
    expect(page.termsAndConditions).toContain('20% of your points')
  })

  test('a level costs what all levels before it take', () => {
    const { programme } = HOUSES[0]!
    expect([0, 1, 2, 3].map(level => stakedAt(programme, level))).toEqual([
      0n,
      10_000n,
      30_000n,
      70_000n
    ])
  })
})
