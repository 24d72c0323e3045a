import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { methodOf } from '#config/payment-methods.ts'
import { minimumWithdrawal, parseDecimal, toDecimal } from '#rules/money.ts'
import { WRITTEN_AMOUNTS, type WrittenAmount } from '#tests/cases/written-amounts.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  begun,
  cashOf,
  create,
  type Depositor,
  depositor,
  type Input,
  noticeOf,
  notify,
  send,
  stateOf
} from './support.ts'
import { change, paidIn, type Saver, withdraw } from './withdrawal-support.ts'

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

/** What else a client may send, beside what people write. */
const MORE = [
  '-50.00',
  '0.00',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '50\n',
  '5E1',
  '0b110010',
  '0o62',
  '50n',
  '50_00',
  '1,5',
  '50.00.00',
  '50; drop table deposits',
  '{"amount":50}',
  '1234567890123456789',
  '9'.repeat(5000)
]

const AMOUNTS: readonly Pick<WrittenAmount, 'currency' | 'onWire' | 'written'>[] = [
  ...WRITTEN_AMOUNTS,
  ...MORE.map(written => ({ written, currency: 'EUR', onWire: null }) as const),
  ...['19.99', '5000.01'].map(written => ({ written, currency: 'EUR', onWire: written }) as const)
]

/** The code that stands against an amount, or the amount itself. */
function verdict({ currency, onWire, written }: (typeof AMOUNTS)[number], least: bigint) {
  if (onWire === null) return 'INVALID_AMOUNT'
  const parsed = parseDecimal(written, currency)
  const minor = parsed.status === 'ok' ? parsed.minor : 0n
  if (minor < least) return 'BELOW_MINIMUM'
  const most = methodOf('card').terms[currency]?.maximum ?? 0n
  return minor > most ? 'ABOVE_MAXIMUM' : onWire
}

const CURRENCIES_USED = [...new Set(AMOUNTS.map(({ currency }) => currency))]

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
  let players: ReadonlyMap<CurrencyCode, Depositor>

  beforeAll(async () => {
    const made = CURRENCIES_USED.map(
      async currency => [currency, await depositor(platform, { currency })] as const
    )
    players = new Map(await Promise.all(made))
  })

  test.each(AMOUNTS)('takes $written for what it says, or for nothing', async row => {
    const buyer = players.get(row.currency) as Depositor
    const expected = verdict(row, CURRENCIES[row.currency].minDeposit)
    const before = await traces()
    const { ok, error } = await create(platform, buyer, { amount: row.written })
    if (ok) {
      expect((await stateOf(platform, buyer, ok.depositId))?.amount).toBe(expected)
    } else {
      expect(error?.code).toBe(expected)
      expect(await traces()).toBe(before)
    }
    expect(Number(await cashOf(platform, buyer))).toBe(0)
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

describe('createWithdrawal', () => {
  let savers: ReadonlyMap<CurrencyCode, Saver>

  const savingOf = async (currency: CurrencyCode) => {
    const buyer = await depositor(platform, { currency, cash: 10n ** 11n })
    await change(platform, buyer, { kyc_status: 'Done' })
    const { id } = await paidIn(
      platform,
      buyer,
      toDecimal(CURRENCIES[currency].minDeposit, currency)
    )
    const { account_id } = await platform.ports.db.kysely
      .selectFrom('deposits')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [currency, { ...buyer, account: account_id ?? '' }] as const
  }

  beforeAll(async () => {
    savers = new Map(await Promise.all(CURRENCIES_USED.map(savingOf)))
  })

  test.each(AMOUNTS)('takes $written for what it says, or for nothing', async row => {
    const seller = savers.get(row.currency) as Saver
    const { currency } = row
    const held = async () => {
      const { db, ledger } = platform.ports
      const account = `player:${seller.player.id}:held` as const
      return await ledger.balanceOf(
        db.kysely,
        account,
        `${currency}/${CURRENCIES[currency].digits}`
      )
    }
    const before = await held()
    const { ok, error } = await withdraw(platform, seller, { amount: row.written })
    const expected = verdict(row, minimumWithdrawal(currency))
    expect(ok?.amount ?? error?.code).toBe(expected)
    expect(toDecimal((await held()) - before, currency)).toBe(
      ok ? expected : toDecimal(0n, currency)
    )
  })
})

describe('a notification', () => {
  test.each(AMOUNTS)('of $written credits what was asked for, or nothing', async ({ written }) => {
    const { id, paymentId } = await begun(platform, who)
    const before = Number(await cashOf(platform, who))
    const parsed = parseDecimal(written, 'EUR')
    const isAsked =
      parsed.status === 'ok' && parsed.minor === 5000n && /^\d+(\.\d+)?$/.test(written)
    const status = await notify(
      platform,
      noticeOf({ reference: id, paymentId, amount: written, currency: 'EUR' })
    )
    expect(status === 200).toBe(isAsked)
    expect(Number(await cashOf(platform, who)) - before).toBe(isAsked ? 50 : 0)
    expect((await stateOf(platform, who, id))?.status).toBe(isAsked ? 'Completed' : 'Initialized')
  })
})
