import { keepMount } from 'nanostores'

import { $guard } from '#stores/guards.ts'
import { openQuickDeposit } from '#stores/quick-deposit/request.ts'
import { $wallet } from '#stores/wallet.ts'
import { $withdrawing } from '#stores/withdrawal/withdrawal.ts'
import { openTestPage, type TestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

export const CARD = {
  id: 'card-token',
  method: 'card',
  name: 'Card',
  account: '•••• 1111',
  mode: 'Instant',
  instantUpTo: '500.00',
  arrivesWithinMinutes: 2880,
  maximum: '5000.00'
}

export const BANK = {
  ...CARD,
  id: 'bank-token',
  method: 'trustly',
  name: 'Trustly',
  account: 'FI•• 1234',
  instantUpTo: '2000.00',
  arrivesWithinMinutes: 5,
  maximum: '200.00'
}

export const OPTIONS = {
  currency: 'EUR',
  available: '250.00',
  notAvailable: [{ reason: 'Bonus', amount: '30.00' }],
  minimum: '10.00',
  block: null as string | null,
  accounts: [CARD, BANK],
  isClosedLoop: false,
  isWeekend: false,
  pending: [] as object[]
}

export const withdrawal = (change: object = {}) => ({
  id: 'w-1',
  paymentId: 'w-1',
  canCancelWithdrawal: true,
  amount: '250.00',
  currency: 'EUR',
  method: 'card',
  methodName: 'Card',
  account: '•••• 1111',
  mode: 'Instant',
  status: 'Initialized',
  refusal: null,
  createdAt: '2026-11-28T12:00:00.000Z',
  processedAt: null,
  ...change
})

export const begun = (change: object = {}) => ({
  createWithdrawal: { ok: withdrawal(change), error: null }
})

export const refused = (code: string) => ({ createWithdrawal: { ok: null, error: { code } } })

export const answerOptions = (page: TestPage, change: Partial<typeof OPTIONS> = {}) =>
  page.answer('WithdrawalOptions', {
    viewer: { id: '1', withdrawalOptions: { ...OPTIONS, ...change } }
  })

/** A page whose player has opened the overlay to withdraw. */
export async function openWithdrawal(
  change: Partial<typeof OPTIONS> = {},
  path?: string
): Promise<TestPage> {
  const page = openTestPage(path)
  storeOidcUser(page)
  answerStanding(page)
  answerOptions(page, change)
  keepMount($wallet)
  keepMount($guard)
  keepMount($withdrawing)
  await page.settle()
  openQuickDeposit({ mode: 'withdraw' })
  await page.settle()
  return page
}

/** The platform tells that the balance has moved. */
export async function moveWallet(page: TestPage, balance: string, version = 2): Promise<void> {
  const figures = { balance, bonusBalance: '30.00', currency: 'EUR', amount: '-1.00' }
  page.push('Wallet', {
    balanceUpdated: { ...figures, moneyType: 'real', wageringProgress: null, version }
  })
  await page.settle()
}
