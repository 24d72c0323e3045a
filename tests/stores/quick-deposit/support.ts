import { keepMount } from 'nanostores'

import { $guard } from '#stores/guards.ts'
import { $quickDeposit, openQuickDeposit } from '#stores/quick-deposit/quick-deposit.ts'
import type { DepositRequest } from '#stores/quick-deposit/request.ts'
import { $wallet } from '#stores/wallet.ts'
import { openTestPage, type TestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

export const CARD = {
  id: 'card',
  name: 'Card',
  provider: 'card',
  kind: 'Card',
  way: 'Frame',
  feeBasisPoints: 0,
  arrivesWithinMinutes: 0,
  minimum: '10.00',
  maximum: '1000.00',
  account: null as string | null,
  accountId: null as string | null
}

export const BANK = {
  ...CARD,
  id: 'finshark',
  name: 'Finshark',
  provider: 'finshark',
  kind: 'InstantBanking',
  way: 'Redirect',
  minimum: '50.00'
}

export const WELCOME = {
  id: 'welcome',
  title: 'Half as much again',
  terms: ['From 40.00.'],
  minimum: '40.00',
  shareBasisPoints: 5000,
  most: '100.00'
}

export const OPTIONS = {
  block: null as string | null,
  currency: 'EUR',
  methods: [CARD, BANK],
  presets: ['10.00', '25.00', '50.00', '500.00'],
  limits: [
    { period: 'Day', limit: '300.00', left: '250.00', resetsAt: '2026-11-28T00:00:00.000Z' },
    { period: 'Week', limit: '400.00', left: '399.00', resetsAt: '2026-11-30T00:00:00.000Z' }
  ],
  offers: [] as readonly (typeof WELCOME)[]
}

interface Viewer {
  readonly options?: Partial<typeof OPTIONS>
  readonly isDepositsBlocked?: boolean
  readonly bankingBlockedFrom?: string | null
}

export function answerOptions(page: TestPage, viewer: Viewer = {}): void {
  const { options, isDepositsBlocked = false, bankingBlockedFrom = null } = viewer
  page.answer('DepositOptions', {
    viewer: {
      id: '1',
      customer: { id: '1', isDepositsBlocked },
      player: { id: '1', instantBankingBlock: { activeFrom: bankingBlockedFrom } },
      depositOptions: { ...OPTIONS, ...options }
    }
  })
}

export const answerLast = (page: TestPage, lastCompletedDeposit: object | null): void =>
  page.answer('LastCompletedDeposit', { viewer: { id: '1', lastCompletedDeposit } })

export const started = (frameUrl: string | null = 'http://pay.test/frame', way = 'Frame') => ({
  createDeposit: {
    ok: { depositId: 'deposit-1', frameUrl, way, status: 'Initialized' },
    error: null
  }
})

export const refusedBy = (code: string) => ({ createDeposit: { ok: null, error: { code } } })

export const deposit = (
  status: string,
  refusal: string | null = null,
  frameUrl: string | null = null
) => ({
  deposit: {
    id: 'deposit-1',
    amount: '50.00',
    currency: 'EUR',
    method: 'finshark',
    status,
    refusal,
    frameUrl
  }
})

/** A player's page with the stores of the overlay at work, before it is opened. */
export async function openPage(
  path?: string,
  prepare: (page: TestPage) => void = () => undefined
): Promise<TestPage> {
  const page = openTestPage(path)
  storeOidcUser(page)
  answerStanding(page)
  answerOptions(page)
  answerLast(page, null)
  prepare(page)
  keepMount($wallet)
  keepMount($guard)
  keepMount($quickDeposit)
  await page.settle()
  return page
}

/** The same with the overlay open. */
export async function openDeposit(
  path?: string,
  prepare?: (page: TestPage) => void,
  request: DepositRequest = {}
): Promise<TestPage> {
  const page = await openPage(path, prepare)
  openQuickDeposit(request)
  await page.settle()
  return page
}

/** The orders that were sent, in their order. */
export const ordersOf = (page: TestPage) =>
  page.sentOf('CreateDeposit').map(({ variables }) => variables['input'] as Record<string, string>)

export function problemNow(): string | undefined {
  const state = $quickDeposit.get()
  return state.status === 'editing' ? state.problem : undefined
}
