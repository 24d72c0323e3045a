import { describe, expect, test } from 'vitest'

import {
  $limitChange,
  confirmLimit,
  keepLimit,
  readLimitAmount,
  removeLimit,
  setLimit,
  setSessionLimit
} from '#stores/limits/change-limit.ts'
import { $limits, readLimits } from '#stores/limits/limits.ts'
import { isDue, isSet, percentUsed } from '#stores/limits/shown-limit.ts'
import { $walletMove } from '#stores/wallet.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { euros, hoursOn, limit, limits, openLimits, readyLimits } from './support.ts'

const DAY = { kind: 'Deposit', period: 'Day' } as const
const HOUR = 3_600_000
const PENDING = {
  limit: euros('100.00'),
  minutes: null,
  askedAt: hoursOn(0),
  confirmableAt: hoursOn(24),
  lapsesAt: hoursOn(192)
}

describe('limits', () => {
  cleanAfterEach($limits, $limitChange, $walletMove)

  test('are shown with what is used and left, in minor units', async () => {
    await openLimits(limits([limit(), limit({ id: 'Deposit:Week', period: 'Week', limit: null })]))
    const [day, week] = readyLimits().limits
    expect(day).toMatchObject({ amount: 5000n, used: 2000n, left: 3000n, period: 'Day' })
    expect(isSet(week!)).toBe(false)
  })

  test('that can not be read say so, and are read again when the player asks', async () => {
    const page = await openLimits(noNetwork())
    expect($limits.get()).toEqual({ status: 'failed' })
    page.answer('Limits', limits([limit()]))
    await readLimits()
    expect(readyLimits().limits).toHaveLength(1)
  })

  test('are read anew when the platform tells of a change, as another tab makes one', async () => {
    const page = await openLimits(limits([limit()]))
    page.answer('Limits', limits([limit({ limit: euros('10.00'), left: euros('0.00') })]))
    page.push('PlayerUpdated', { playerUpdated: {} })
    await page.settle()
    expect(readyLimits().limits[0]).toMatchObject({ amount: 1000n, left: 0n })
  })

  test('are read anew when their period ends', async () => {
    const page = await openLimits(limits([limit({ resetsAt: hoursOn(0.01) })]))
    page.answer('Limits', limits([limit({ used: euros('0.00'), left: euros('50.00') })]))
    await page.pass(HOUR / 100 - 1)
    expect(readyLimits().limits[0]!.used).toBe(2000n)
    await page.pass(2)
    expect(readyLimits().limits[0]!.used).toBe(0n)
  })

  test('know the clock of the house, which may be ahead', async () => {
    await openLimits(limits([limit()], { now: hoursOn(24) }))
    expect(readyLimits().ahead).toBe(24 * HOUR)
  })

  test('are nobody’s without a session', async () => {
    const page = openTestPage()
    page.answer('Limits', limits([limit()]))
    await page.settle()
    expect(page.sentOf('Limits')).toEqual([])
  })
})

describe('a limit of', () => {
  const used = (amount: bigint | undefined, spent: bigint, left: bigint) =>
    percentUsed({ amount, used: spent, left } as Parameters<typeof percentUsed>[0])

  test.each([
    [5000n, 0n, 5000n, 0],
    [5000n, 3999n, 1001n, 79],
    [5000n, 4000n, 1000n, 80],
    [5000n, 4999n, 1n, 99],
    [5000n, 5000n, 0n, 100],
    [5000n, 7000n, 0n, 100],
    [5000n, -900n, 5900n, 0],
    [0n, 0n, 0n, 100],
    [undefined, 0n, 0n, 0]
  ])('%s of which %s is used and %s left is used to %s percent', (amount, spent, left, percent) => {
    expect(used(amount, spent, left)).toBe(percent)
  })
})

describe('what was asked for', () => {
  const confirmableAt = new Date(START + 24 * HOUR)
  const pending = { confirmableAt } as Parameters<typeof isDue>[0]

  test.each([
    [0, 24 * HOUR - 1, false],
    [0, 24 * HOUR, true],
    [24 * HOUR, -1, false],
    [24 * HOUR, 0, true]
  ])(
    'with a house that is %s ms ahead can be confirmed %s ms later: %s [B20]',
    (ahead, later, can) => {
      expect(isDue(pending, { ahead }, START + later)).toBe(can)
    }
  )
})

describe('a change of a limit', () => {
  cleanAfterEach($limits, $limitChange)

  const answer = (ok: unknown, code?: string) => ({
    setLimit: { ok, error: code ? { code } : null }
  })

  test('is sent as it was typed, in the player’s currency, and shown as it was answered', async () => {
    const page = await openLimits(limits([limit()]))
    page.answer('SetLimit', answer(limit({ limit: euros('25.50'), left: euros('5.50') })))
    expect(await setLimit(DAY, '25,50', 'EUR')).toBe(true)
    expect(page.sentOf('SetLimit')[0]!.variables).toEqual({
      input: { kind: 'Deposit', period: 'Day', game: null, amount: '25.50', currency: 'EUR' }
    })
    expect(readyLimits().limits[0]).toMatchObject({ amount: 2550n, left: 550n })
    expect($limitChange.get()).toEqual({ status: 'done', at: 'Deposit Day', isPending: false })
  })

  test('to more waits, and the old one stands meanwhile', async () => {
    const page = await openLimits(limits([limit()]))
    page.answer('SetLimit', answer(limit({ pending: PENDING })))
    await setLimit(DAY, '100', 'EUR')
    expect(readyLimits().limits[0]).toMatchObject({ amount: 5000n, pending: { amount: 10_000n } })
    expect($limitChange.get()).toMatchObject({ status: 'done', isPending: true })
  })

  test.each(['-5', '1e3', 'abc', '', '12.345', '9'.repeat(41), 'NaN'])(
    'to %j is refused before anything is sent',
    async typed => {
      const page = await openLimits(limits([limit()]))
      expect(await setLimit(DAY, typed, 'EUR')).toBe(false)
      expect(page.sentOf('SetLimit')).toEqual([])
      expect($limitChange.get()).toMatchObject({ status: 'refused', at: 'Deposit Day' })
    }
  )

  test('may be to nothing at all', () => {
    openTestPage()
    expect(readLimitAmount('0', 'EUR')).toEqual({ status: 'ok', minor: 0n })
    expect(readLimitAmount('0.00', 'EUR')).toEqual({ status: 'ok', minor: 0n })
  })

  test.each(['RAISE_BLOCKED', 'NOT_OFFERED'])(
    'that is refused by %s leaves what stands, and looks again [PROF-13]',
    async code => {
      const page = await openLimits(limits([limit()]))
      page.answer('SetLimit', answer(null, code))
      expect(await setLimit(DAY, '500', 'EUR')).toBe(false)
      await page.settle()
      expect($limitChange.get()).toEqual({ status: 'refused', at: 'Deposit Day', problem: code })
      expect(readyLimits().limits[0]!.amount).toBe(5000n)
      expect(page.sentOf('Limits').length).toBeGreaterThan(1)
    }
  )

  test('without an answer is told as such, and what is shown is read again', async () => {
    const page = await openLimits(limits([limit()]))
    page.answer('SetLimit', noNetwork())
    await setLimit(DAY, '10', 'EUR')
    expect($limitChange.get()).toMatchObject({ status: 'refused', problem: 'UNANSWERED' })
  })

  test('is one at a time', async () => {
    const page = await openLimits(limits([limit()]))
    page.answer('SetLimit', answer(limit()))
    const both = await Promise.all([setLimit(DAY, '10', 'EUR'), setLimit(DAY, '20', 'EUR')])
    expect(both).toEqual([true, false])
    expect(page.sentOf('SetLimit')).toHaveLength(1)
  })

  test('to none is asked for without an amount; of a game by its slug; of time in minutes', async () => {
    const page = await openLimits(limits([limit()]))
    page.answer('SetLimit', answer(limit()))
    await removeLimit(DAY)
    await removeLimit({ kind: 'Loss', period: 'Day', game: 'twin-koi' })
    await setSessionLimit(60)
    expect(page.sentOf('SetLimit').map(({ variables }) => variables['input'])).toEqual([
      { kind: 'Deposit', period: 'Day', game: null },
      { kind: 'Loss', period: 'Day', game: 'twin-koi' },
      { kind: 'Session', period: null, game: null, minutes: 60 }
    ])
  })

  test('that waits is confirmed or taken back by its id', async () => {
    const page = await openLimits(limits([limit({ pending: PENDING })]))
    page.answer('ConfirmLimit', {
      confirmLimit: { ok: limit({ limit: euros('100.00') }), error: null }
    })
    await confirmLimit('Deposit:Day')
    expect(page.sentOf('ConfirmLimit')[0]!.variables).toEqual({ id: 'Deposit:Day' })
    expect(readyLimits().limits[0]).toMatchObject({ amount: 10_000n, pending: undefined })

    page.answer('KeepLimit', { keepLimit: { ok: null, error: { code: 'NOTHING_PENDING' } } })
    expect(await keepLimit('Deposit:Day')).toBe(false)
    expect($limitChange.get()).toMatchObject({ status: 'refused', problem: 'NOTHING_PENDING' })
  })

  test('can be confirmed when its delay ends, which is looked for at that moment', async () => {
    const pending = { ...PENDING, confirmableAt: hoursOn(0.01) }
    const page = await openLimits(limits([limit({ resetsAt: null, pending })]))
    const asked = page.sentOf('Limits').length
    await page.pass(HOUR / 100 - 1)
    expect(page.sentOf('Limits')).toHaveLength(asked)
    await page.pass(2)
    expect(page.sentOf('Limits')).toHaveLength(asked + 1)
  })
})
