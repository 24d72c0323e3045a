import { describe, expect, test } from 'vitest'

import { daysInMonth, formatDate, formatPercent } from '#rules/dates.ts'
import { deviceSystem, deviceType, wireDevice } from '#rules/device.ts'
import { formatMessage } from '#rules/message-format.ts'

describe('dates', () => {
  test.each([
    [2024, 2, 29],
    [2023, 2, 28],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 1, 31],
    [2026, 12, 31]
  ])('in %i month %i has %i days [UI-28]', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
  })

  test('know no thirteenth month', () => {
    expect(() => daysInMonth(2026, 13)).toThrow('There is no month 13')
  })

  test.each(['en', 'nb-NO', 'ja', 'de-AT'])('are short with a medium time in %s [UI-27]', tag => {
    const date = new Date('2026-11-27T12:34:56Z')
    const expected = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'medium' })
    expect(formatDate(date, tag)).toBe(expected.format(date))
  })
})

describe('percentages', () => {
  test('have no decimals [UI-26]', () => {
    expect(formatPercent(0.256, 'en')).toBe('26%')
    expect(formatPercent(0.005, 'en')).toBe('1%')
  })
})

describe('messages', () => {
  const ARTICLES = '{n, plural, =0 {none} =1 {one} other {# many}}'

  test.each([
    [0, 'none'],
    [1, 'one'],
    [5, '5 many']
  ])('choose the exact case, else the other: %i is %s [UI-29]', (n, text) => {
    expect(formatMessage(ARTICLES, { n }, 'en')).toBe(text)
  })

  const TICKETS = '{n, plural, =0 {none} one {# ticket} other {# tickets}}'

  test.each([
    ['en', 0, 'none'],
    ['en', 1, '1 ticket'],
    ['en', 2, '2 tickets'],
    ['en', 1_000_000, '1,000,000 tickets'],
    ['fr', 1_000_000, '1\u202f000\u202f000 tickets'],
    ['ja', 1, '1 tickets'],
    ['it', 1_000_000, '1.000.000 tickets']
  ])('choose by the language: %s %i [L050]', (tag, n, text) => {
    expect(formatMessage(TICKETS, { n }, tag)).toBe(text)
  })

  test('take French zero for one where no exact case stands [L050]', () => {
    expect(formatMessage('{n, plural, one {# ticket} other {# tickets}}', { n: 0 }, 'fr')).toBe(
      '0 ticket'
    )
  })

  test('put values in, also inside of a plural', () => {
    const text = 'Hi {name}, {n, plural, =1 {a game by {studio}} other {# games}}.'
    expect(formatMessage(text, { name: 'Ann', n: 1, studio: 'Moor' }, 'en')).toBe(
      'Hi Ann, a game by Moor.'
    )
  })

  test('leave a name that has no value as it is', () => {
    expect(formatMessage('Hi {name}', {}, 'en')).toBe('Hi {name}')
  })
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36'
const GALAXY_TAB = 'Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/130.0 Safari/537.36'
const LUMIA = 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) Mobile Safari/537.36'
const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36'

describe('devices', () => {
  test.each([
    [IPHONE, 'phone', 'iOS', 'Mobile'],
    [IPAD, 'tablet', 'iOS', 'Mobile'],
    [PIXEL, 'phone', 'Android', 'Mobile'],
    [GALAXY_TAB, 'tablet', 'Android', 'Mobile'],
    [LUMIA, 'phone', 'Windows Phone', 'Mobile'],
    [PC, 'desktop', 'other', 'Desktop']
  ])('are told by the user agent: %s [UI-30] [UI-31]', (agent, type, system, wire) => {
    expect(deviceType(agent)).toBe(type)
    expect(deviceSystem(agent)).toBe(system)
    expect(wireDevice(agent)).toBe(wire)
  })
})
