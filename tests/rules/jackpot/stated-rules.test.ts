import { describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { ruleFigures } from '#rules/jackpot/figures.ts'
import { potNote } from '#rules/jackpot/pot-note.ts'
import { asText, statedRules } from '#rules/jackpot/stated-rules.ts'

const LANGUAGES = ['en', 'fi', 'no', 'de', 'fr', 'ja', 'et_EE', 'it'] as const

const told = (inShares: boolean, locale: 'en' | 'de' = 'en') =>
  statedRules(HOUSE_JACKPOT, {
    texts: catalogue(locale, 'rules'),
    bcp47: LOCALES[locale].bcp47,
    operator: 'Infiniza',
    inShares
  })

const bodyOf = (name: string, inShares = true) =>
  told(inShares).find(rule => rule.name === name)?.body

describe('the rules of the jackpot', () => {
  test('tell where the money goes, to the last percent', () => {
    expect(bodyOf('funding')).toContain('MINI 30%, SUPER 25%, EPIC 25%')
    expect(bodyOf('funding')).toContain('The other 20% stays with the house')
    expect(bodyOf('return')).toContain('Over time 92.5% of all contributions comes back')
    expect(bodyOf('return')).toContain('80% through the pots, and 12.5% through')
  })

  test('tell seeds, limits, odds and from where a win is checked', () => {
    expect(bodyOf('seed')).toContain('MINI €50.00, SUPER €1,000.00, EPIC €25,000.00')
    expect(bodyOf('cap')).toContain('MINI €1,000.00, SUPER €15,000.00.')
    expect(bodyOf('odds')).toContain('For each €0.10 put in')
    expect(bodyOf('odds')).toContain('MINI 1 : 20,000, SUPER 1 : 200,000, EPIC 1 : 5,000,000')
    expect(bodyOf('checked')).toContain('€10,000.00 or more')
  })

  test('tell who shares in a pot that is shared, and nothing of it where none is', () => {
    expect(bodyOf('shared')).toContain(
      'EPIC is shared: 50% goes to that player, 40% to the 100 others'
    )
    expect(bodyOf('shared')).toContain('10% in equal parts to 10 others')
    const whole = {
      ...HOUSE_JACKPOT,
      pots: HOUSE_JACKPOT.pots.map(pot => ({ ...pot, community: [] }))
    }
    const rules = statedRules(whole, {
      texts: catalogue('en', 'rules'),
      bcp47: 'en',
      operator: 'Infiniza',
      inShares: true
    })
    expect(rules.map(({ name }) => name)).toContain('whole')
    expect(rules.map(({ name }) => name)).not.toContain('shared')
  })

  test('tell of rounding as the house takes it: shares are kept, amounts are rounded', () => {
    expect(bodyOf('money')).toContain('is kept until later bets')
    expect(bodyOf('money', false)).toContain('rounded to the nearest smallest unit')
  })

  test('make one text of titles and what stands under them', () => {
    expect(
      asText([
        { name: 'two', title: 'A', body: 'b' },
        { name: 'who', title: 'C', body: 'd' }
      ])
    ).toBe('A\nb\n\nC\nd')
  })

  test.each(LANGUAGES)('have no gap in %s', locale => {
    const rules = statedRules(HOUSE_JACKPOT, {
      texts: catalogue(locale, 'rules'),
      bcp47: LOCALES[locale].bcp47,
      operator: 'Infiniza',
      inShares: true
    })
    expect(rules).toHaveLength(14)
    expect(asText(rules)).not.toMatch(/[{}]|undefined|NaN/)
  })
})

test('the figures of a rule follow its numbers', () => {
  const [minor] = HOUSE_JACKPOT.pots
  const figures = ruleFigures(
    { ...HOUSE_JACKPOT, pots: [{ ...minor!, share: 1250, odds: 10 }] },
    'en'
  )
  expect(figures).toMatchObject({ rest: '87.5%', paid: '12.5%' })
  expect(figures.pots[0]).toMatchObject({ share: '12.5%', odds: '10', label: 'MINI' })
})

test('a pot is noted with who is paid and when it falls at the latest', () => {
  const texts = catalogue('en', 'jackpot')
  const [minor, , mega] = HOUSE_JACKPOT.pots
  expect(potNote(minor!, texts, 'en')).toBe(
    'Paid whole to one player. Falls at €1,000.00 at the latest.'
  )
  expect(potNote(mega!, texts, 'en')).toBe(
    '50% to the bet that drops it, 50% to other players on the board and in the draw. Has no upper limit.'
  )
})
