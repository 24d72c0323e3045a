import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  isSealedText,
  markOf,
  open,
  openText,
  SealBroken,
  seal,
  sealText
} from '#server/personal-data/seal.ts'

const key = () => randomBytes(32).toString('base64url')
const keys = { b: key(), a: key() }

describe('sealing', () => {
  test('any bytes open to what they were, for their context alone', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.string(),
        fc.string(),
        (bytes, context, other) => {
          const sealed = seal(keys, bytes, context)
          expect([...open(keys, sealed, context)]).toEqual([...bytes])
          if (other !== context) expect(() => open(keys, sealed, other)).toThrow(SealBroken)
        }
      )
    )
  })

  test('any text opens to what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const sealed = sealText(keys, text, 'players.street')
        expect(isSealedText(sealed)).toBe(true)
        expect(openText(keys, sealed, 'players.street')).toBe(text)
      })
    )
  })

  test('one text is never sealed the same way twice, and shows nothing of itself', () => {
    const sealed = [1, 2].map(() => sealText(keys, 'Mannerheimintie 1', 'players.street'))
    expect(sealed[0]).not.toBe(sealed[1])
    expect(Buffer.from(sealed[0]!.split(':')[2]!, 'base64url').toString('latin1')).not.toContain(
      'Manner'
    )
  })

  test('not one byte can be changed, left out or added', () => {
    const sealed = seal(keys, Buffer.from('passport'), 'document:1')
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed)
      changed[i]! ^= 1
      expect(() => open(keys, changed, 'document:1'), `byte ${i}`).toThrow(SealBroken)
      expect(() => open(keys, sealed.subarray(0, i), 'document:1'), `${i} bytes`).toThrow(
        SealBroken
      )
    }
    expect(() => open(keys, Buffer.concat([sealed, Buffer.of(0)]), 'document:1')).toThrow(
      SealBroken
    )
  })

  test('the first key seals, older ones still open, and a key that is gone opens nothing', () => {
    const before = sealText({ a: keys.a }, 'Helsinki', 'players.city')
    expect(before.startsWith(markOf({ a: keys.a }))).toBe(true)
    expect(openText(keys, before, 'players.city')).toBe('Helsinki')
    const after = sealText(keys, 'Helsinki', 'players.city')
    expect(after.startsWith(markOf(keys))).toBe(true)
    expect(markOf(keys)).not.toBe(markOf({ a: keys.a }))
    expect(() => openText({ a: keys.a }, after, 'players.city')).toThrow(SealBroken)
    expect(() => openText({ b: key() }, after, 'players.city')).toThrow(SealBroken)
  })

  test.each([{}, { a: 'short' }, { a: randomBytes(16).toString('base64url') }])(
    'a key that is no key of 32 bytes is refused: %o',
    wrong => {
      expect(() => seal(wrong, Buffer.of(1), 'x')).toThrow(SealBroken)
    }
  )

  test.each(['', 'sealed:', 'sealed:a:', 'sealed:a:AQ', 'sealed: Street 5', 'Sealed:a:AQFh'])(
    'a person may live at %j without its being taken for sealed',
    text => {
      expect(isSealedText(text)).toBe(false)
      expect(openText(keys, sealText(keys, text, 'players.street'), 'players.street')).toBe(text)
    }
  )
})
