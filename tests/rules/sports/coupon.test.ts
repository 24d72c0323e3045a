import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COOKIES } from '#contract/wire/cookies.ts'
import { MOST_LEGS } from '#rules/sports/bets.ts'
import { BOOKING_CODES, bookingCode, readBookingCode } from '#rules/sports/booking-code.ts'
import {
  type Coupon,
  LONGEST_COUPON,
  NO_COUPON,
  readCoupon,
  writeCoupon
} from '#rules/sports/coupon.ts'

const SLIP: Coupon = {
  shape: '2/3',
  selections: [
    { event: 'aurora-league-20261129-1800-2', market: 'total|total=2.75', outcome: 'over' },
    { event: 'isle-cup-9', market: 'asian-handicap|from=2:1&hcp=-0.25', outcome: '1' },
    { event: 'glacier-3', market: 'correct-score', outcome: '2:1' }
  ]
}

describe('the cookie of a slip', () => {
  test('keeps what was picked, in its order, and as what', () => {
    expect(readCoupon(writeCoupon(SLIP))).toEqual(SLIP)
  })

  test('is one that the site has, and goes as far as it is whole [SPRT-03]', () => {
    const text = writeCoupon(SLIP)
    expect(COOKIES.sportsCoupon.read(text)).toBe(text)
    expect(COOKIES.sportsCoupon.read(`${text} `)).toBeNull()
    expect(COOKIES.sportsCoupon.read('a'.repeat(LONGEST_COUPON + 1))).toBeNull()
  })

  test('grows by nothing but one stroke when it is escaped', () => {
    const text = writeCoupon(SLIP)
    expect(encodeURIComponent(text)).toBe(text.replace('/', '%2F'))
    expect(text.length).toBeLessThan(150)
  })

  test('holds as many of the first selections as fit', () => {
    const selections = Array.from({ length: 25 }, (_, index) => ({
      event: `event-${index}`,
      market: 'match-result',
      outcome: 'x'
    }))
    const few = readCoupon(writeCoupon({ shape: 'COMBO', selections }))
    expect(few).toEqual({ shape: 'COMBO', selections: selections.slice(0, MOST_LEGS) })
    const long = selections.map(each => ({ ...each, outcome: 'x'.repeat(160) }))
    const text = writeCoupon({ shape: 'COMBO', selections: long })
    expect(text.length).toBeLessThanOrEqual(LONGEST_COUPON)
    expect(readCoupon(text).selections.length).toBeGreaterThan(10)
  })

  test.each([
    '',
    'undefined',
    'COMBO)a(b',
    'COMBO)a(b(c(d',
    'COMBO)a(b(<script>',
    'COMBO)a(b(c)a(b(c',
    `COMBO${')a(b(c'.repeat(900)}`,
    JSON.stringify(SLIP)
  ])('with %j is an empty slip', text => {
    expect(readCoupon(text)).toEqual(NO_COUPON)
  })

  test('with a shape that does not fit is one of singles', () => {
    expect(readCoupon('YANKEE)a(b(c')).toEqual({
      shape: 'SINGLE',
      selections: [{ event: 'a', market: 'b', outcome: 'c' }]
    })
  })

  test('is read without an error whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
        const { selections } = readCoupon(text)
        return readCoupon(writeCoupon(readCoupon(text))).selections.length === selections.length
      })
    )
  })
})

describe('booking codes', () => {
  test('are read as they are written, in groups and small letters', () => {
    const code = bookingCode(123_456_789)
    expect(code).toMatch(/^[2-9CDFHJKMNPQRTWXY]{8}$/)
    expect(readBookingCode(` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)).toBe(code)
  })

  test('are all different and come back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: BOOKING_CODES - 2 }), number => {
        const [code, next] = [bookingCode(number), bookingCode(number + 1)]
        return readBookingCode(code) === code && code !== next
      })
    )
  })

  test('with a wrong sign, or two that changed places, are none', () => {
    const code = bookingCode(987_654_321)
    const signs = '23456789CDFHJKMNPQRTWXY'
    for (let place = 0; place < 8; place++) {
      for (const sign of signs.replace(code.charAt(place), ''))
        expect(readBookingCode(code.slice(0, place) + sign + code.slice(place + 1))).toBeNull()
      for (let other = place + 1; other < 8; other++) {
        const changed = [...code]
        changed[place] = code.charAt(other)
        changed[other] = code.charAt(place)
        const text = changed.join('')
        expect(readBookingCode(text)).toBe(text === code ? code : null)
      }
    }
  })

  test('forgive signs that look like others', () => {
    const number = Array.from({ length: 1000 }, (_, index) => index).find(index =>
      /[5].*[8]|[8].*[5]/.test(bookingCode(index))
    )
    const code = bookingCode(number ?? -1)
    expect(readBookingCode(code.replaceAll('5', 'S').replaceAll('8', 'b'))).toBe(code)
    expect(['', 'HN4', 'A'.repeat(8), '0'.repeat(8)].map(readBookingCode)).toEqual([
      null,
      null,
      null,
      null
    ])
  })
})
