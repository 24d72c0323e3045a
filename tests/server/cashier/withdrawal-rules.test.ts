import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, create } from './support.ts'
import {
  change,
  optionsOf,
  paidInByAnother,
  type Saver,
  saver,
  withdraw
} from './withdrawal-support.ts'

const ahead = new Date(Date.now() + 86_400_000)
const past = new Date(Date.now() - 86_400_000)

/** What a bank has brought, as if its player had paid there. */
async function paidByBank({ ports }: TestPlatform, { player }: Saver): Promise<void> {
  const id = randomUUID()
  const { kysely } = ports.db
  await kysely
    .insertInto('deposits')
    .values({
      id,
      player_id: player.id,
      idempotency_key: randomUUID(),
      body_hash: '',
      method: 'trustly',
      provider: 'trustly',
      currency: 'EUR',
      amount: 2000n,
      fee: 0n,
      status: 'Completed',
      return_url: ports.config.publicUrl,
      locale: 'en',
      sequence: 1,
      created_at: past,
      expires_at: ahead
    })
    .execute()
  await kysely
    .updateTable('deposits')
    .set({ account_id: 'bank-account', account_mask: 'FI•• 1234', processed_at: past })
    .where('id', '=', id)
    .execute()
}

describe('under a licence that asks who the player is before they play', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform()
  })

  afterAll(async () => {
    await platform.close()
  })

  test.each([
    ['WITHDRAWALS_BLOCKED', { are_withdrawals_blocked: true }],
    ['ACCOUNT_CLOSED', { account_status: 'Closed', account_closure_cause: 'MultipleAccounts' }],
    ['ACCOUNT_CLOSED', { account_status: 'Closed', account_closure_cause: 'Underage' }]
  ] as const)(
    '[CASH-26] %s refuses the withdrawal, and the options say so',
    async (code, state) => {
      const who = await saver(platform)
      await change(platform, who, state)
      expect((await optionsOf(platform, who)).block).toBe(code)
      expect(await withdraw(platform, who)).toEqual({ ok: null, error: { code } })
      expect(await cashOf(platform, who)).toBe('50.00')
    }
  )

  test.each([
    ['a break', { timeout_ends_at: ahead }],
    ['an exclusion', { exclusion_ends_at: ahead }],
    ['blocked deposits', { is_deposits_blocked: true }],
    ['a check of identity that is overdue', { kyc_status: 'Required', kyc_deadline: past }],
    [
      'an account that the player has closed',
      { account_status: 'Closed', account_closure_cause: 'CustomerRequest' }
    ]
  ] as const)('%s keeps nobody from the own money', async (_name, state) => {
    const who = await saver(platform)
    await change(platform, who, state)
    expect((await optionsOf(platform, who)).block).toBeNull()
    expect((await withdraw(platform, who)).ok).not.toBeNull()
  })

  test('[CASH-26] instant banking that is blocked is offered neither way, at once or from its day', async () => {
    const who = await saver(platform)
    await paidByBank(platform, who)
    const methods = async () => (await optionsOf(platform, who)).accounts.map(each => each.method)
    const toBank = { account: 'bank-account', amount: '20' }
    expect(await methods()).toEqual(['card', 'trustly'])

    await change(platform, who, {
      is_instant_banking_blocked: true,
      instant_banking_block_active_from: ahead
    })
    expect(await methods()).toEqual(['card', 'trustly'])

    await change(platform, who, { instant_banking_block_active_from: null })
    expect(await methods()).toEqual(['card'])
    expect((await withdraw(platform, who, toBank)).error?.code).toBe('ACCOUNT_NOT_AVAILABLE')
    const { error } = await create(platform, who, { method: 'trustly' })
    expect(error?.code).toBe('METHOD_NOT_AVAILABLE')
    expect(await cashOf(platform, who)).toBe('50.00')
  })
})

describe('under a licence with a closed loop', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_OPERATOR: 'Elmst' } })
  })

  afterAll(async () => {
    await platform.close()
  })

  const estonian = () => saver(platform, { country: 'EE' })

  test('only the account of the last deposit is paid to', async () => {
    const who = await estonian()
    await paidInByAnother(platform, who, '30')
    const { accounts, isClosedLoop } = await optionsOf(platform, who)
    expect(isClosedLoop).toBe(true)
    expect(accounts).toHaveLength(1)
    expect(accounts[0]?.id).not.toBe(who.account)
    expect((await withdraw(platform, who)).error?.code).toBe('ACCOUNT_NOT_AVAILABLE')
    const last = { account: accounts[0]?.id ?? '' }
    expect((await withdraw(platform, who, last)).ok).not.toBeNull()
  })

  test('a player who has not been asked yet withdraws once the check is done', async () => {
    const who = await estonian()
    await change(platform, who, { kyc_status: 'NotRequired' })
    expect((await withdraw(platform, who)).error?.code).toBe('KYC_REQUIRED')
    await change(platform, who, { kyc_status: 'Done' })
    expect((await withdraw(platform, who)).ok).not.toBeNull()
  })
})
