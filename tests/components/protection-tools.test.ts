import { describe, expect, test } from 'vitest'

import { LICENCE_CODES, LICENCES, type LicenceCode } from '#config/licences.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import {
  complaintsLatest,
  keepAwayHref,
  protectionTools
} from '../../src/components/protection-tools.ts'

const ALWAYS = ['Where you stand', 'A break', 'Closing the account', 'Everything in writing']

const OWN: Readonly<Record<LicenceCode, readonly string[]>> = {
  anj: ['Limits on deposits'],
  cos: [],
  crc: ['Limits on deposits', 'Self-exclusion'],
  est: ['Limits on losses', 'A limit on one game', 'The clock', 'The national register'],
  mga: [
    'Limits on deposits',
    'Limits on stakes',
    'A limit on time',
    'The session’s result',
    'Reality check',
    'Self-exclusion'
  ],
  strict: [
    'Limits on deposits',
    'Limits on losses',
    'A limit on one game',
    'Limits on stakes',
    'A limit on time',
    'The clock',
    'The session’s result',
    'Reality check',
    'Self-exclusion'
  ]
}

describe('the tools on the page about responsible play', () => {
  test.each(LICENCE_CODES)(
    'are those that the licence %s has, and no other [PROF-12][R03]',
    code => {
      const titles = protectionTools('en', LICENCES[code]).map(({ title }) => title)
      expect(titles.toSorted()).toEqual([...ALWAYS, ...OWN[code]].toSorted())
    }
  )

  test('lead to the page on which they are used [R01]', () => {
    const tools = protectionTools('fi', LICENCES.mga)
    const used = tools.filter(({ href }) => href !== undefined)
    expect(used.map(({ href }) => href)).toEqual([
      '/fi/profile/dashboard/',
      '/fi/profile/limits/',
      '/fi/profile/limits/',
      '/fi/profile/limits/',
      '/fi/profile/limits/',
      '/fi/profile/self-exclusion/#break',
      '/fi/profile/self-exclusion/',
      '/fi/profile/personal-data/',
      '/fi/profile/statement/'
    ])
  })

  test('where a licence has no self-exclusion, a break is taken beside the limits [PROF-12]', () => {
    expect(keepAwayHref('en', LICENCES.est)).toBe('/en/profile/limits/#break')
    expect(keepAwayHref('en', LICENCES.crc)).toBe('/en/profile/self-exclusion/#break')
  })

  test('tell what there is to choose from', () => {
    const choices = protectionTools('en', LICENCES.mga).map(tool => tool.choices.join(' '))
    expect(choices).toContain('30 min 1 h 2 h 4 h 8 h')
    expect(choices).toContain('15 min 30 min 1 h 2 h')
    expect(choices).toContain('2 days 7 days 14 days 30 days')
  })

  test('name the national register, in every language', () => {
    for (const locale of LOCALE_CODES) {
      const told = protectionTools(locale, LICENCES.est).map(({ text }) => text)
      expect(told.some(text => text.includes('HAMPI'))).toBe(true)
      expect(told.some(text => text.includes('{'))).toBe(false)
    }
  })
})

test('a complaint is answered within the days that the licence gives, told in every language [R35]', () => {
  for (const locale of LOCALE_CODES)
    expect(complaintsLatest(locale, LICENCES.anj)).toMatch(/(^|\D)30(\D|$)/)
  expect(complaintsLatest('en', LICENCES.strict)).toContain('56 calendar days')
  expect(complaintsLatest('en', LICENCES.mga)).toBeUndefined()
})
