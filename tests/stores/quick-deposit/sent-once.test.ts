import { afterEach, describe, expect, test } from 'vitest'

import { $guard } from '#stores/guards.ts'
import { $topOverlay, closeOverlay } from '#stores/overlays.ts'
import {
  $quickDeposit,
  closeQuickDeposit,
  editDeposit,
  openQuickDeposit,
  submitDeposit
} from '#stores/quick-deposit/quick-deposit.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, noNetwork, type TestPage } from '#tests/support/environment.ts'
import { deposit, openDeposit, ordersOf, refusedBy, started } from './support.ts'

describe('a deposit is sent once', () => {
  cleanAfterEach($wallet, $guard, $quickDeposit)

  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
  })

  const keysOf = (page: TestPage) => ordersOf(page).map(({ idempotencyKey }) => idempotencyKey)

  async function anew(page: TestPage): Promise<void> {
    closeQuickDeposit()
    openQuickDeposit()
    await page.settle()
  }

  const waiting = (page: TestPage) => {
    page.answer('CreateDeposit', started())
    page.answer('Deposit', deposit('Initialized'))
  }

  test('from two tabs, whichever it is pressed in [L069]', async () => {
    const first = await openDeposit(undefined, waiting)
    await submitDeposit()
    const [key] = keysOf(first)
    const kept = [...first.localEntries]
    closeQuickDeposit()

    const other = await openDeposit('/en/games/', page => {
      waiting(page)
      // What this tab draws by lot is not what the other one drew.
      for (let drawn = 0; drawn < 20; drawn++) page.random.id()
      for (const [name, value] of kept) page.localEntries.set(name, value)
    })
    await submitDeposit()
    expect(keysOf(other)).toEqual([key])
    expect(ordersOf(other)[0]).toEqual(ordersOf(first)[0])
  })

  test('also when the first answer was lost and the overlay opened anew [L069]', async () => {
    const page = await openDeposit(undefined, page => page.answer('CreateDeposit', noNetwork()))
    await submitDeposit()
    await anew(page)
    await submitDeposit()
    expect(new Set(keysOf(page)).size).toBe(1)
  })

  test('and another amount, or the same after the first has ended, is another deposit', async () => {
    const page = await openDeposit(undefined, waiting)
    await submitDeposit()
    await anew(page)
    editDeposit({ amount: '30' })
    await submitDeposit()
    page.answer('Deposit', deposit('Cancelled', 'DECLINED'))
    await page.pass(5000)
    await anew(page)
    editDeposit({ amount: '30' })
    await submitDeposit()
    expect(new Set(keysOf(page)).size).toBe(3)
  })

  test('but not held to a deposit that is long over', async () => {
    const page = await openDeposit(undefined, page => page.answer('CreateDeposit', noNetwork()))
    await submitDeposit()
    await page.pass(16 * 60_000)
    await submitDeposit()
    expect(new Set(keysOf(page)).size).toBe(2)
  })

  test('and goes under another key where the first one stood for another order', async () => {
    const page = await openDeposit(undefined, page =>
      page.answer('CreateDeposit', refusedBy('IDEMPOTENCY_MISMATCH'))
    )
    await submitDeposit()
    await submitDeposit()
    expect(new Set(keysOf(page)).size).toBe(2)
  })
})
