import { describe, expect, test } from 'vitest'

import type { ThirdParties } from '#config/third-parties.ts'
import { askedCategories } from '../../src/components/touch/consent/asked-categories.ts'

const NOBODY: ThirdParties = {
  consentManager: null,
  trackers: {},
  scripts: [],
  fonts: [],
  chat: null,
  reports: null
}

const url = 'https://party.example/'

describe('the categories that are asked for', () => {
  test.each<[string, Partial<ThirdParties>, readonly string[]]>([
    ['nobody', {}, []],
    ['a counter', { trackers: { analytics: { url, ids: ['G-1'] } } }, ['analytics']],
    ['a tag manager', { trackers: { tagManager: { url, id: 'GTM-1' } } }, ['analytics']],
    ['a recorder', { trackers: { recording: { url, id: 'o-1' } } }, ['analytics']],
    ['an advertiser', { trackers: { advertising: { url, id: '1' } } }, ['marketing']],
    ['a script', { scripts: [{ name: 's', url, category: 'uncategorized' }] }, ['uncategorized']],
    ['a typeface', { fonts: [url] }, ['uncategorized']]
  ])('are preferences and those of %s [CONS-01]', (_, parties, categories) => {
    expect(askedCategories({ ...NOBODY, ...parties }, () => false)).toEqual([
      'preferences',
      ...categories
    ])
  })

  test('are preferences alone where nobody says who is there', () => {
    expect(askedCategories(undefined, () => false)).toEqual(['preferences'])
  })

  test('are those of what a link has brought along, too', () => {
    const isBrought = (category: string) => category === 'marketing'
    expect(askedCategories(NOBODY, isBrought)).toEqual(['preferences', 'marketing'])
  })
})
