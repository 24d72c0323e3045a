import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { Drop } from '#islands/raffle/Drop.tsx'
import { en } from '#messages/en/index.ts'
import { timeLeftOf } from '#rules/raffle/time-left.ts'
import type { Raffle } from '#stores/raffle/raffles.ts'
import type { Tickets } from '#stores/raffle/tickets.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2026, 10, 28, 12, 36, 19)
const END = Date.UTC(2026, 10, 28, 13)

const RAFFLE: Raffle = {
  drop: 'hourly',
  instance: 'hourly-7',
  start: END - HOUR,
  end: END,
  value: '250.00',
  prizes: [{ amount: '25.00', count: 10 }],
  status: 'open',
  commitment: null,
  studio: 'obsidian-mill',
  isOptedIn: true
}

const draw = (
  change: Partial<Raffle> = {},
  tickets?: Tickets,
  currency = { code: 'EUR', rate: '1' }
) =>
  renderToStaticMarkup(
    <Drop
      raffle={{ ...RAFFLE, ...change }}
      tickets={tickets}
      studio="Obsidian Mill"
      currency={{ code: currency.code as 'EUR', rate: currency.rate }}
      now={NOW}
      locale="en"
      texts={en.raffle}
    />
  )

const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the card of a draw', () => {
  test.each([
    ['hourly', 'Hourly drop', 'Drawn every hour'],
    ['daily', 'Daily drop', 'Midnight draw (UTC)'],
    ['weekly', 'Weekly drop', 'Midnight on Sunday (UTC)']
  ] as const)('is labelled when it is %s [RAFF-20]', (drop, name, when) => {
    expect(words(draw({ drop }))).toContain(`${name} ${when}`)
  })

  test('is hidden without a value, and shows a value of nothing [RAFF-08]', () => {
    expect(draw({ value: null })).toBe('')
    expect(words(draw({ value: '0' }))).toContain('€0.00')
    expect(words(draw())).toContain('€250.00')
  })

  test('leads to the studio that lends its games [RAFF-06]', () => {
    expect(draw()).toContain('href="/en/game-studio/obsidian-mill/"')
    expect(words(draw())).toContain('Games of Obsidian Mill')
  })

  test('counts the player’s tickets [RAFF-13]', () => {
    const entrant = 'd8e9f5c6'.repeat(4)
    const text = words(draw({}, { count: 312, entrant }))
    expect(text).toContain('312 tickets are yours')
    expect(text).toContain('d8e9f5c6')
    expect(words(draw({}, { count: 1, entrant: null }))).toContain('1 ticket is yours')
  })

  test('says who is not opted in, and keeps the tickets of who was [L093]', () => {
    expect(words(draw({ isOptedIn: false }, { count: 0, entrant: null }))).toContain('Not opted in')
    const text = words(draw({ isOptedIn: false }, { count: 2, entrant: null }))
    expect(text).toContain('2 tickets are yours')
    expect(text).toContain('Not opted in')
    expect(words(draw({}, { count: 0, entrant: null }))).not.toContain('Not opted in')
  })

  test('shows its prizes in the player’s currency, and what they are set in', () => {
    const text = words(draw({}, undefined, { code: 'NOK', rate: '11.5' }))
    expect(text).toContain('2,875.00')
    expect(text).toContain('Set in euros: €250.00')
    expect(text).toContain('10 prizes')
  })

  test('is being drawn once its time is up, without a countdown [L085]', () => {
    const text = words(draw({ status: 'drawing' }))
    expect(text).toContain('Drawing now')
    expect(text).not.toContain('min left')
    expect(words(draw({ status: 'late' }))).toContain('No ticket is lost')
  })
})

describe('what is left of a draw', () => {
  const left = (milliseconds: number, length = HOUR) =>
    timeLeftOf({ start: END - length, end: END }, END - milliseconds, 'en')

  test.each([
    [23 * MINUTE + 41_000, '23:41', 'minutesLeft'],
    [4 * HOUR + 23 * MINUTE, '4:23', 'hoursLeft'],
    [52 * HOUR, '2d 4h', 'left'],
    [1, '0:01', 'minutesLeft']
  ] as const)('of %d ms is %s %s', (milliseconds, figure, unit) => {
    expect(left(milliseconds)).toMatchObject({ figure, unit })
  })

  test('is never below nothing [L086]', () => {
    expect(left(-10 * MINUTE)).toMatchObject({ figure: '0:00', share: 0 })
    expect(left(0)).toMatchObject({ figure: '0:00', share: 0 })
    expect(timeLeftOf({ start: END, end: END }, END, 'en').share).toBe(0)
  })

  test('is read aloud in words', () => {
    expect(left(52 * HOUR).spoken).toBe('2 days 4 hours')
    expect(left(4 * HOUR + 23 * MINUTE).spoken).toBe('4 hours 23 minutes')
    expect(left(23 * MINUTE + 41_000).spoken).toBe('23 minutes')
  })
})
