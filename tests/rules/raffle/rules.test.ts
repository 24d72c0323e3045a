import fc from 'fast-check'
import { expect, test } from 'vitest'

import { EURO_RATES } from '#config/exchange-rates.ts'
import { RAFFLES } from '#config/raffles.ts'
import { placesOf, totalOf, withCarried } from '#rules/raffle/prizes.ts'
import { periodOf } from '#rules/raffle/schedule.ts'
import { ticketsFor } from '#rules/raffle/tickets.ts'

const HOUR = 60 * 60 * 1000

test.each([
  ['hourly', '2026-11-28T16:59:59.999Z', '2026-11-28T16:00:00.000Z', 1],
  ['hourly', '2026-11-28T17:00:00.000Z', '2026-11-28T17:00:00.000Z', 1],
  ['daily', '2026-10-25T01:30:00.000Z', '2026-10-25T00:00:00.000Z', 24],
  ['daily', '2027-03-28T23:59:59.999Z', '2027-03-28T00:00:00.000Z', 24],
  ['weekly', '2026-10-25T23:59:59.999Z', '2026-10-19T00:00:00.000Z', 168],
  ['weekly', '2026-10-26T00:00:00.000Z', '2026-10-26T00:00:00.000Z', 168]
] as const)(
  'F05: the %s draw of %s began at %s and takes %i hours',
  (drop, moment, start, hours) => {
    const period = periodOf(drop, new Date(moment))
    expect(period.start.toISOString()).toBe(start)
    expect(period.end.getTime() - period.start.getTime()).toBe(hours * HOUR)
  }
)

test('draws of a series follow each other without a gap', () => {
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true
  })
  const drops = fc.constantFrom('hourly', 'daily', 'weekly')
  fc.assert(
    fc.property(drops, moments, (drop, moment) => {
      const { start, end } = periodOf(drop, moment)
      expect(start <= moment && moment < end).toBe(true)
      expect(periodOf(drop, end).start).toEqual(end)
      expect(periodOf(drop, new Date(end.getTime() - 1))).toEqual({ start, end })
    })
  )
})

test('F01: tickets are those of the sum of all stakes, however it was staked', () => {
  const stakes = fc.array(fc.bigInt({ min: 1n, max: 5000n }), { maxLength: 40 })
  fc.assert(
    fc.property(stakes, amounts => {
      const wagered = amounts.reduce((sum, amount) => sum + amount, 0n)
      expect(ticketsFor(wagered, 'EUR', EURO_RATES.EUR)).toBe(wagered / 100n)
    })
  )
})

test.each([
  ['EUR', 99n, 0n],
  ['EUR', 100n, 1n],
  ['GBP', 84n, 0n],
  ['GBP', 85n, 1n],
  ['NOK', 115_000n, 100n],
  ['JPY', 319n, 1n],
  ['JPY', 320n, 2n],
  ['USD', 109n, 0n],
  ['USD', 110n, 1n]
] as const)('%s: stakes of %i minor units give %i tickets', (currency, wagered, tickets) => {
  expect(ticketsFor(wagered, currency, EURO_RATES[currency])).toBe(tickets)
})

test('what is carried over is in the first prize, and nothing of it is lost', () => {
  for (const { prizes } of Object.values(RAFFLES)) {
    const carried = withCarried(prizes, 12_345n)
    expect(placesOf(carried)).toHaveLength(placesOf(prizes).length)
    expect(totalOf(carried)).toBe(totalOf(prizes) + 12_345n)
    expect(placesOf(carried)[0]).toBe((placesOf(prizes)[0] ?? 0n) + 12_345n)
    expect(placesOf(carried).slice(1)).toEqual(placesOf(prizes).slice(1))
    expect(withCarried(prizes, 0n)).toEqual(prizes)
  }
})
