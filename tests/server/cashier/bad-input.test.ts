import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, create, type Depositor, depositor, type Input, send } from './support.ts'

let platform: TestPlatform
let who: Depositor

beforeAll(async () => {
  platform = await startPlatform()
  who = await depositor(platform)
})

afterAll(async () => {
  await platform.close()
})

/** Everything that is stored of deposits here and at the provider. */
async function traces(): Promise<number> {
  const { kysely } = platform.ports.db
  const deposits = await kysely.selectFrom('deposits').select('id').execute()
  const payments = await kysely.selectFrom('desk_payments').select('id').execute()
  return deposits.length + payments.length
}

const INVALID = 'INVALID_AMOUNT'

const AMOUNTS: readonly (readonly [amount: string, code: string])[] = [
  ['-1', INVALID],
  ['-50.00', INVALID],
  ['−50', INVALID],
  ['0', INVALID],
  ['0.00', INVALID],
  ['-0', INVALID],
  ['NaN', INVALID],
  ['Infinity', INVALID],
  ['-Infinity', INVALID],
  ['null', INVALID],
  ['undefined', INVALID],
  ['true', INVALID],
  ['', INVALID],
  [' ', INVALID],
  [' 50', INVALID],
  ['50 ', INVALID],
  ['50\n', INVALID],
  ['+50', INVALID],
  ['5e1', INVALID],
  ['5E1', INVALID],
  ['1e309', INVALID],
  ['0x32', INVALID],
  ['0b110010', INVALID],
  ['0o62', INVALID],
  ['50n', INVALID],
  ['50_00', INVALID],
  ['1,5', INVALID],
  ['50,00', INVALID],
  ['1.234,56', INVALID],
  ['1,234.56', INVALID],
  ['1 000', INVALID],
  ['50.00.00', INVALID],
  ['.', INVALID],
  ['0.001', INVALID],
  ['50.001', INVALID],
  ['€50', INVALID],
  ['50 EUR', INVALID],
  ['٩٠', INVALID],
  ['５０', INVALID],
  ['५०', INVALID],
  ['50; drop table deposits', INVALID],
  ['{"amount":50}', INVALID],
  ['1234567890123456789', INVALID],
  ['9'.repeat(5000), INVALID],
  ['9007199254740993', 'ABOVE_MAXIMUM'],
  ['1234567890123', 'ABOVE_MAXIMUM'],
  ['5000.01', 'ABOVE_MAXIMUM'],
  ['0.01', 'BELOW_MINIMUM'],
  ['19.99', 'BELOW_MINIMUM']
]

const FIELDS: readonly (readonly [Input, string])[] = [
  [{ currency: 'USD' }, 'CURRENCY_MISMATCH'],
  [{ currency: 'eur' }, 'CURRENCY_MISMATCH'],
  [{ currency: 'XXX' }, 'CURRENCY_MISMATCH'],
  [{ currency: '' }, 'CURRENCY_MISMATCH'],
  [{ currency: '__proto__' }, 'CURRENCY_MISMATCH'],
  [{ method: 'bank' }, 'METHOD_NOT_AVAILABLE'],
  [{ method: 'constructor' }, 'METHOD_NOT_AVAILABLE'],
  [{ method: 'undefined' }, 'METHOD_NOT_AVAILABLE'],
  [{ idempotencyKey: '' }, 'INVALID_IDEMPOTENCY_KEY'],
  [{ idempotencyKey: 'a b' }, 'INVALID_IDEMPOTENCY_KEY'],
  [{ idempotencyKey: 'ä' }, 'INVALID_IDEMPOTENCY_KEY'],
  [{ idempotencyKey: 'x'.repeat(129) }, 'INVALID_IDEMPOTENCY_KEY'],
  [{ returnUrl: 'https://evil.example/' }, 'INVALID_RETURN_URL'],
  [{ returnUrl: '//evil.example/' }, 'INVALID_RETURN_URL'],
  [{ returnUrl: 'javascript:alert(1)' }, 'INVALID_RETURN_URL'],
  [{ returnUrl: 'http://user@localhost/' }, 'INVALID_RETURN_URL'],
  [{ returnUrl: 'http://localhost.evil.example/' }, 'INVALID_RETURN_URL'],
  [{ returnUrl: `/en/?q=${'x'.repeat(2048)}` }, 'INVALID_RETURN_URL']
]

describe('createDeposit', () => {
  test.each(AMOUNTS)('refuses the amount %j as %s and nothing is stored', async (amount, code) => {
    const before = await traces()
    expect(await create(platform, who, { amount })).toEqual({ ok: null, error: { code } })
    expect(await traces()).toBe(before)
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test.each(FIELDS)('refuses %j as %s and nothing is stored', async (input, code) => {
    const before = await traces()
    expect(await create(platform, who, input)).toEqual({ ok: null, error: { code } })
    expect(await traces()).toBe(before)
  })

  test.each([50, -1, null, true, ['50'], { minor: 5000 }])(
    'takes no amount that is not text: %j',
    async amount => {
      const before = await traces()
      const { data, errors } = await send(platform, who, { amount })
      expect(data ?? null).toBeNull()
      expect(errors?.[0]?.extensions?.type).toBe('BadRequest')
      expect(await traces()).toBe(before)
    }
  )
})
