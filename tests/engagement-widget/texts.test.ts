import { describe, expect, test } from 'vitest'

import { texts as de } from '../../engagement-widget/src/texts/de.ts'
import { texts as en, type TextKey } from '../../engagement-widget/src/texts/en.ts'
import { texts as et } from '../../engagement-widget/src/texts/et.ts'
import { texts as fi } from '../../engagement-widget/src/texts/fi.ts'
import { texts as fr } from '../../engagement-widget/src/texts/fr.ts'
import { texts as it } from '../../engagement-widget/src/texts/it.ts'
import { texts as ja } from '../../engagement-widget/src/texts/ja.ts'
import { texts as no } from '../../engagement-widget/src/texts/no.ts'
import { wordsOf } from '../../engagement-widget/src/words.ts'

const LANGUAGES = { fi, no, de, fr, ja, et, it }
const KEYS = Object.keys(en) as TextKey[]

/** The values that a text puts in, and whether it has plurals. */
const shapeOf = (text: string) =>
  [...text.matchAll(/\{\s*(\w+)\s*(?:,\s*(plural)|\})/g)]
    .map(([, name, plural]) => `${name} ${plural ?? ''}`)
    .filter((shape, at, all) => all.indexOf(shape) === at)
    .sort()

describe('texts of the widget', () => {
  test.each(Object.entries(LANGUAGES))(
    '%s says what English says, with the same values',
    (_, texts) => {
      expect(Object.keys(texts).sort()).toEqual([...KEYS].sort())
      for (const key of KEYS) expect([key, shapeOf(texts[key])]).toEqual([key, shapeOf(en[key])])
    }
  )

  test.each(Object.entries({ en, ...LANGUAGES }))('%s puts every value in', (language, texts) => {
    const words = wordsOf(texts, language)
    const values = { count: 2, days: 2, hours: 3, minutes: 4, xp: 5, of: 6, level: 7, done: 1 }
    const names = { amount: 'A', game: 'G', prize: 'P', points: 'Q', title: 'T', time: 'U' }
    const rest = { day: 1, when: 'W', from: 1, to: 2, all: 3, most: 4, factor: 5 }
    const more = { running: 1, claimable: 1 }
    for (const key of KEYS) {
      const text = words.text(key, { ...values, ...names, ...rest, ...more })
      expect(text, key).not.toMatch(/[{}]/)
      expect(text.trim(), key).not.toBe('')
    }
  })
})
