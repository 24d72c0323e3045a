import { describe, expect, test } from 'vitest'

import { fold, marksOf } from '#rules/search/fold.ts'
import { slipsBetween, slipsOf } from '#rules/search/typos.ts'

describe('folding [D21]', () => {
  test.each([
    ['Captain’s Reckoning', 'captains reckoning'],
    ["L'Été d'Éloïse", 'lete deloise'],
    ['Kettle & Crow', 'kettle and crow'],
    ['Eight-Arm   Bounty!', 'eight arm bounty'],
    ['Ørsted Łódź Straße', 'orsted lodz strasse'],
    ['İstanbul', 'istanbul'],
    ['Ёжик', 'ежик'],
    ['  ', ''],
    ['🙂', '']
  ])('turns "%s" into "%s"', (text, plain) => {
    expect(fold(text)).toBe(plain)
  })

  test('keeps what voices a Japanese kana, however it was typed', () => {
    expect(fold('ガーデン')).toBe(fold('が\u30fcでん'))
    expect(fold('カ\u3099')).toBe(fold('ガ'))
    expect(fold('が')).not.toBe(fold('か'))
  })

  test('gives the same for what it gave', () => {
    for (const text of ['Captain’s', 'Straße', 'ガ', 'Fin & Fortune'])
      expect(fold(fold(text))).toBe(fold(text))
  })
})

describe('marks [D21]', () => {
  const parts = (text: string, terms: readonly string[]) =>
    marksOf(text, terms).map(([start, end]) => text.slice(start, end))

  test.each([
    ['Badland Marshal', ['lan'], ['lan']],
    ['Island Lane', ['lan'], ['Lan']],
    ['Captain’s Reckoning', ['captains'], ['Captain’s']],
    ['Élan vital', ['elan'], ['Élan']],
    ['Twin Koi', ['koi', 'twin'], ['Twin', 'Koi']],
    ['Twin Koi', ['wolf'], []]
  ])('of "%s" for %j are %j', (text, terms, marked) => {
    expect(parts(text, terms)).toEqual(marked)
  })
})

describe('slips [D21]', () => {
  test.each([
    ['twn', 'twin', 1],
    ['dargon', 'dragon', 1],
    ['halcyn', 'halcyon', 1],
    ['halcn', 'halcyon', 1.5],
    ['norhtlgiht', 'northlight', 2],
    ['koi', 'coin', undefined],
    ['wolf', 'crown', undefined]
  ])('from "%s" to "%s" are %s', (term, word, slips) => {
    expect(slipsBetween(term, word, Math.max(1, slipsOf(term.length)))).toBe(slips)
  })

  test('are not allowed in two letters', () => {
    expect([1, 2, 3, 5, 6, 40].map(slipsOf)).toEqual([0, 0, 1, 1, 2, 2])
  })
})
