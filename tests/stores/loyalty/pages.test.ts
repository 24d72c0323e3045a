import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { ownRank } from '#stores/loyalty/own-rank.ts'
import { $loyaltyContent, $missionsContent, $tournamentsContent } from '#stores/loyalty/pages.ts'
import { cleanAfterEach, noNetwork } from '#tests/support/environment.ts'
import { LOYALTY_STORES, openLoyaltyPage } from './support.ts'

const LOYALTY = { rankCards: [], steps: [], rewardCards: [], description: 'Of the house.' }

describe('what the house says on the pages of the programme', () => {
  cleanAfterEach(...LOYALTY_STORES)

  test('is asked without variables and read from the settings [LOYL-25]', async () => {
    const { page } = openLoyaltyPage({ signedIn: false })
    page.answer('Loyalty', { gamificationSettings: { enabled: true, loyaltyPage: LOYALTY } })
    keepMount($loyaltyContent)
    await page.settle()
    expect(page.sentOf('Loyalty').map(({ variables }) => variables)).toEqual([{}])
    expect($loyaltyContent.get()).toEqual(LOYALTY)
  })

  test.each([
    ['Missions', 'missionsPage', $missionsContent],
    ['Tournaments', 'tournamentsPage', $tournamentsContent]
  ] as const)(
    'has a query of its own for %s [LOYL-26] [LOYL-27]',
    async (name, field, $content) => {
      const { page } = openLoyaltyPage({ signedIn: false })
      const told = { title: name, description: 'Words', termsAndConditions: 'Terms' }
      page.answer(name, { gamificationSettings: { enabled: true, [field]: told } })
      keepMount($content)
      await page.settle()
      expect(page.sentOf(name)).toHaveLength(1)
      expect($content.get()).toEqual(told)
    }
  )

  test('is left to the page where nothing comes', async () => {
    const { page } = openLoyaltyPage({ signedIn: false })
    page.answer('Loyalty', () => {
      throw noNetwork()
    })
    keepMount($loyaltyContent)
    await page.pass(60_000)
    expect($loyaltyContent.get()).toBeUndefined()
  })
})

describe('the rank of a level', () => {
  cleanAfterEach()

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [6, 2],
    [40, 3]
  ])('level %i has rank %i of the programme', (level, rank) => {
    openLoyaltyPage()
    expect(ownRank(level)).toBe(rank)
  })
})
