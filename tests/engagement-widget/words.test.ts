import { describe, expect, test } from 'vitest'

import { prizeName, prizesInWords, prizeTerms } from '../../engagement-widget/src/prizes.ts'
import { loadWords, tagOf } from '../../engagement-widget/src/words.ts'

const SPACE = /\s/g

describe('words of the widget', () => {
  test('a locale of the site becomes a tag that browsers know', () => {
    expect(['fr_CA', 'no', 'et_EE', 'ja', 'x'].map(tagOf)).toEqual([
      'fr-CA',
      'nb-NO',
      'et-EE',
      'ja',
      'en'
    ])
  })

  test('a locale speaks its language, and one that nobody knows English', async () => {
    expect((await loadWords('fr_CA')).text('shop.buy')).toBe('Acheter')
    expect((await loadWords('et_EE')).text('shop.buy')).toBe('Osta')
    expect((await loadWords('sv')).text('shop.buy')).toBe('Buy')
  })

  test('amounts keep every digit that was told', async () => {
    const words = await loadWords('fi')
    expect(words.money('90071992547409.93', 'EUR').replace(SPACE, ' ')).toBe(
      '90 071 992 547 409,93 €'
    )
    expect(words.money('1200', 'JPY').replace(SPACE, ' ')).toBe('1 200 ¥')
  })

  test('a moment of today is told by its hour alone', async () => {
    const words = await loadWords('de')
    const noon = new Date(2026, 10, 28, 12, 5)
    expect(words.when(noon, noon.getTime() + 60_000)).toBe('12:05')
    expect(words.when(noon, noon.getTime() + 86_400_000)).toBe('Sa., 28. Nov., 12:05')
  })

  test('bonus money tells what must be wagered, and spins what one is worth', async () => {
    const words = await loadWords('en')
    const bonus = { kind: 'bonus', amount: '20.00', currency: 'EUR', factor: 10, days: 7 } as const
    const spins = {
      kind: 'spins',
      spins: 1,
      value: '0.10',
      currency: 'EUR',
      game: 'dragons-vigil',
      title: 'Dragon’s Vigil'
    } as const
    expect(prizeName(bonus, words)).toBe('€20.00 bonus money')
    expect(prizeTerms(bonus, words)).toBe('To be wagered 10 times within 7 days')
    expect(prizeName(spins, words)).toBe('1 free spin')
    expect(prizeTerms(spins, words)).toBe('€0.10 each, Dragon’s Vigil')
    expect(prizeTerms({ kind: 'points', points: 5 }, words)).toBeNull()
  })

  test('several prizes are told as one and what comes with it', async () => {
    const words = await loadWords('en')
    const prizes = [
      { kind: 'money', amount: '3.00', currency: 'EUR' },
      { kind: 'points', points: 1200 }
    ] as const
    expect(prizesInWords(prizes, words)).toEqual(['€3.00 in cash', 'and 1,200 points'])
    expect(prizesInWords([], words)).toEqual(['', null])
  })
})
