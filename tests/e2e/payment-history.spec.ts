import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { readConfig } from '#server/config.ts'
import { call } from '#server/http/call.ts'
import type { House } from './house.ts'
import { accessibilityFaults, enter, expect, test } from './support.ts'

const DEPOSITS = '/en/profile/deposit-history/'
const WITHDRAWALS = '/en/profile/withdrawal-history/'
const STATEMENT = '/en/profile/statement/'

const CREATE_DEPOSIT = `mutation ($input: CreateDepositInput!) {
  createDeposit(input: $input) { ok { depositId frameUrl } error { code } } }`
const CREATE_WITHDRAWAL = `mutation ($input: CreateWithdrawalInput!) {
  createWithdrawal(input: $input) { ok { id } error { code } } }`
const ACCOUNTS = '{ viewer { withdrawalOptions { accounts { id } } } }'

const CARDS = { success: '4111 1111 1111 1111', timeout: '4000 0000 0000 0119' } as const

/** Pays in and out as the cashier does, without its pages. */
function cashierOf(house: House, token: () => string) {
  const config = readConfig({ PORT: new URL(house.url).port })
  const ask = async (query: string, variables: object = {}) => {
    const answer = await call(config, new URL('/graphql', config.publicUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token()}` },
      body: JSON.stringify({ query, variables })
    })
    return JSON.parse(answer.text).data
  }
  return {
    async deposit(amount: string, number: string) {
      const input = {
        amount,
        currency: 'EUR',
        method: 'card',
        idempotencyKey: crypto.randomUUID(),
        returnUrl: `${house.url}/en/`
      }
      const { ok } = (await ask(CREATE_DEPOSIT, { input })).createDeposit
      const card = { number, expiry: '12/34', code: '123', holder: 'Aino Virtanen' }
      await call(config, new URL(`${ok.frameUrl}/pay`), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(card))
      })
    },
    async withdraw(amount: string) {
      const [account] = (await ask(ACCOUNTS)).viewer.withdrawalOptions.accounts
      const input = {
        amount,
        currency: 'EUR',
        account: account.id,
        idempotencyKey: crypto.randomUUID()
      }
      const { error } = (await ask(CREATE_WITHDRAWAL, { input })).createWithdrawal
      expect(error).toBeNull()
    }
  }
}

/** Saves the file that the page offers, and reads its rows. */
async function fileOf(page: Page): Promise<readonly (readonly string[])[]> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  return text
    .trim()
    .split('\r\n')
    .map(line => line.split(','))
}

test.beforeEach(async ({ house }) => {
  await house.sandbox('/visitor-country', { country: 'NZ' })
})

test.afterEach(async ({ house }) => {
  await house.sandbox('/visitor-country', {})
})

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }]
] as const)
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a player finds every deposit, by its state too, and keeps them in a file', async ({
      page,
      house,
      newPlayer
    }) => {
      const player = await newPlayer({ country: 'NZ', currency: 'EUR' })
      const token = await enter(page, player, DEPOSITS)
      await expect(page.getByText('You have not made a deposit yet.')).toBeVisible()
      const cashier = cashierOf(house, token)
      await cashier.deposit('50', CARDS.success)
      await cashier.deposit('1200', CARDS.timeout)

      await page.reload()
      const rows = page.getByRole('listitem').filter({ has: page.getByRole('time') })
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText('€1,200.00')
      await expect(rows.first()).toContainText('Waiting for the payment')
      await expect(rows.last()).toContainText('•••• 1111')
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByLabel('Order').selectOption('oldest')
      await expect(rows.first()).toContainText('€50.00')
      await page.getByLabel('State').selectOption('Completed')
      await expect(rows).toHaveCount(1)
      const [head, row, ...rest] = await fileOf(page)
      expect(rest).toEqual([])
      expect(row?.[head?.indexOf('Amount') ?? -1]).toBe('50.00')
      await page.getByLabel('State').selectOption('Cancelled')
      await expect(page.getByText('No payment fits this choice.')).toBeVisible()
    })

    test('a withdrawal that is taken back is cancelled without a reload, and the statement adds up [CASH-22] [CASH-23]', async ({
      page,
      house,
      newPlayer
    }) => {
      const player = await newPlayer({ country: 'NZ', currency: 'EUR', kycStatus: 'Done' })
      await house.sandbox(`/players/${player.playerId}/money`, { amount: '1000', purse: 'cash' })
      const token = await enter(page, player, WITHDRAWALS)
      await expect(page.getByText('You have not withdrawn anything yet.')).toBeVisible()
      const cashier = cashierOf(house, token)
      await cashier.deposit('50', CARDS.success)
      await cashier.withdraw('600')
      await page.reload()
      const row = page.getByRole('listitem').filter({ hasText: '€600.00' })
      await expect(row).toContainText('Waiting for a check')
      await row.getByRole('button', { name: 'Take back €600.00' }).click()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Leave it' }).click()
      await expect(row).toContainText('Waiting for a check')
      await row.getByRole('button', { name: 'Take back €600.00' }).click()
      await page.getByRole('button', { name: 'Take it back' }).click()
      await expect(row).toContainText('Cancelled')
      await expect(row).toContainText('The money is on your balance.')
      await expect(row.getByRole('button')).toHaveCount(0)

      await cashier.withdraw('650')
      await page.goto(STATEMENT)
      const sums = page.getByLabel('What moved it')
      await expect(sums).toContainText('Balance after€400.00')
      await expect(sums).toContainText('Withdrawals 3 entries-€650.00')
      const table = page.getByRole('table')
      await expect(table.getByRole('row')).toHaveCount(6)
      await expect(table).toContainText('Withdrawal that came back')
      expect(await accessibilityFaults(page)).toEqual([])

      const [head = [], opening = [], ...rest] = await fileOf(page)
      const [amount, balance] = [head.indexOf('Amount'), head.indexOf('Balance')]
      const closing = rest.pop() ?? []
      const cents = (cell = '') => Math.round(Number(cell) * 100)
      const moved = rest.reduce((sum, line) => sum + cents(line[amount]), 0)
      expect(rest).toHaveLength(5)
      expect(cents(opening[balance]) + moved).toBe(cents(closing[balance]))
      expect(closing[balance]).toBe('400.00')

      await page.getByRole('radio', { name: 'Last month' }).check()
      await expect(page.getByText('Nothing moved your real money in these days.')).toBeVisible()
      await expect(sums).toContainText('Balance after€0.00')
      await page.getByLabel('From').fill('2999-01-01')
      await expect(page.getByText('Choose a first day, and a last day')).toBeVisible()
    })
  })
