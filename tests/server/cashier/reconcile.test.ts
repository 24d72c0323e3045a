import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDifferences } from '#server/capabilities/cashier/index.ts'
import { comparedUntil } from '#server/capabilities/cashier/reconcile/store.ts'
import { beginPayment } from '#server/payments/desk/store.ts'
import { json, serveHttp } from '#tests/support/http-server.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { control } from '../sandbox/support.ts'
import {
  begun,
  CARDS,
  cashOf,
  create,
  type Depositor,
  depositor,
  noticeOf,
  notify,
  payWith,
  stateOf
} from './support.ts'
import { leaving, paidIn, payAll, payoutOf, saver, withdrawalOf } from './withdrawal-support.ts'

let platform: TestPlatform
let said = ''

beforeAll(async () => {
  const into = new Writable({
    write(chunk, _encoding, done) {
      said += chunk
      done()
    }
  })
  platform = await startPlatform({ log: pino(into) })
})

afterAll(async () => {
  await platform.close()
})

const compare = () => platform.ports.jobs.run('cashier.compare')

/** What differs of a payment, as `kind ours theirs`. */
async function differences(reference: string): Promise<readonly string[]> {
  await compare()
  const open = await openDifferences(platform.ports.db.kysely)
  return open
    .filter(each => each.reference === reference)
    .map(({ kind, ours, theirs }) => `${kind} ${ours} ${theirs}`)
    .toSorted()
}

/** The provider's book changes and nobody is told. */
const atProvider = (reference: string, change: object) =>
  platform.ports.db.kysely
    .updateTable('desk_payments')
    .set({ changed_at: platform.ports.clock.now(), ...change })
    .where('reference', '=', reference)
    .execute()

const payoutAtProvider = (reference: string, change: object) =>
  platform.ports.db.kysely
    .updateTable('desk_payouts')
    .set({ changed_at: platform.ports.clock.now(), ...change })
    .where('reference', '=', reference)
    .execute()

const inOurs = (id: string, status: 'Cancelled' | 'Completed') =>
  platform.ports.db.kysely.updateTable('deposits').set({ status }).where('id', '=', id).execute()

async function completed() {
  const who = await depositor(platform)
  return { who, ...(await paidIn(platform, who, '50')) }
}

describe('comparing the books', () => {
  test('finds nothing where both say the same, in every state', async () => {
    const who = await saver(platform, { cash: 20_000n })
    await begun(platform, who)
    const [one] = [await leaving(platform, who), await leaving(platform, who)]
    await payAll(platform)
    await leaving(platform, who)
    await control(platform, `/players/${who.player.id}/withdrawal`, { step: 'return' })
    await control(platform, `/players/${who.player.id}/deposit-back`, {})
    expect(await differences(one?.id ?? '')).toEqual([])
    expect(await openDifferences(platform.ports.db.kysely)).toEqual([])
  })

  test('takes over a payment that nobody has told of, once', async () => {
    const who = await depositor(platform)
    const { id } = await begun(platform, who)
    const change = { status: 'captured', sequence: 1, account_token: 'acc_1' }
    await atProvider(id, change)
    expect(await differences(id)).toEqual([])
    expect(await differences(id)).toEqual([])
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed' })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test.each([
    ['paid', 'Completed', '0.00'],
    ['refused', 'Cancelled', '50.00'],
    ['returned', 'RolledBacked', '50.00']
  ])('takes over a payout that was %s without a word', async (status, ours, cash) => {
    const who = await saver(platform)
    const { id } = await leaving(platform, who)
    await payoutAtProvider(id, { status, sequence: 2 })
    expect(await differences(id)).toEqual([])
    expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: ours })
    expect(await cashOf(platform, who)).toBe(cash)
  })

  test('tells of a payment that is none of ours, until it is no more', async () => {
    const reference = randomUUID()
    const now = platform.ports.clock.now()
    await beginPayment(platform.ports, 'card', {
      reference,
      amount: '50.00',
      currency: 'EUR',
      customer: 'nobody',
      payee: 'Nobody',
      country: 'FI',
      locale: 'en',
      returnUrl: platform.url,
      notifyUrl: platform.url,
      expiresAt: new Date(now.getTime() + 60_000)
    })
    expect(await differences(reference)).toEqual(['deposit.unknownToUs none open'])
    await platform.ports.db.kysely
      .deleteFrom('desk_payments')
      .where('reference', '=', reference)
      .execute()
    expect(await differences(reference)).toEqual([])
    const kept = await platform.ports.db.kysely
      .selectFrom('payment_differences')
      .select('gone_at')
      .where('reference', '=', reference)
      .execute()
    expect(kept).toEqual([{ gone_at: expect.any(Date) }])
  })

  test('tells of a deposit and a payout that their provider does not know', async () => {
    const { id, who } = await completed()
    await platform.ports.db.kysely.deleteFrom('desk_payments').where('reference', '=', id).execute()
    expect(await differences(id)).toEqual(['deposit.unknownToThem Completed none'])
    const other = await saver(platform)
    const payout = await leaving(platform, other)
    await platform.ports.db.kysely
      .deleteFrom('desk_payouts')
      .where('reference', '=', payout.id)
      .execute()
    expect(await differences(payout.id)).toEqual(['withdrawal.unknownToThem Initialized none'])
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('tells of another amount and moves nothing', async () => {
    const who = await depositor(platform)
    const { id } = await begun(platform, who)
    await atProvider(id, { amount: '500.00', status: 'captured', sequence: 1 })
    expect(await differences(id)).toEqual([
      'deposit.amount 50.00 EUR/2 500.00 EUR',
      'deposit.status Initialized captured'
    ])
    expect(await cashOf(platform, who)).toBe('0.00')
    await atProvider(id, { amount: '50.00' })
    expect(await differences(id)).toEqual([])
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('tells of a state that came apart, here and in the ledger', async () => {
    const { id } = await completed()
    await inOurs(id, 'Cancelled')
    expect(await differences(id)).toEqual([
      'deposit.notBooked Cancelled +deposit',
      'deposit.status Cancelled captured'
    ])
    await inOurs(id, 'Completed')
    expect(await differences(id)).toEqual([])
  })

  test('tells of a deposit that is complete and was never booked', async () => {
    const who = await depositor(platform)
    const { id } = await begun(platform, who)
    await inOurs(id, 'Completed')
    await atProvider(id, { status: 'captured' })
    expect(await differences(id)).toEqual(['deposit.notBooked Completed -deposit'])
  })

  test('tells of a payout that is still to be paid though the player has the money back', async () => {
    const who = await saver(platform)
    const { id } = await leaving(platform, who)
    const payout = await payoutOf(platform, id)
    await payoutAtProvider(id, { status: 'refused', sequence: 1 })
    await compare()
    await payoutAtProvider(id, { status: 'accepted', sequence: 1 })
    expect(await differences(id)).toEqual(['withdrawal.status Cancelled accepted'])
    expect(payout?.amount).toBe('50.00')
  })

  test('is told in the metrics, by the console and in the log, without a name', async () => {
    const { id, who } = await completed()
    await atProvider(id, { amount: '51.00' })
    await compare()
    await compare()
    const metrics = await (await fetch(`${platform.url}/metrics`)).text()
    expect(metrics).toMatch(/payment_differences\{provider="card",kind="deposit.amount"\} \d/)
    const { body } = await control(platform, '/payment-differences')
    expect(body['differences']).toContainEqual({
      provider: 'card',
      reference: id,
      kind: 'deposit.amount',
      ours: '50.00 EUR/2',
      theirs: '51.00 EUR',
      foundAt: expect.stringMatching(/Z$/)
    })
    const lines = said.split('\n').filter(line => line.includes('ours differ') && line.includes(id))
    expect(lines).toHaveLength(1)
    expect(said).not.toContain(who.player.email)
    expect(said).not.toContain('Virtanen')
    const count = (body['differences'] as readonly unknown[]).length
    expect((await control(platform, '/compare-books', {})).body).toEqual({ differences: count })
  })
})

describe('a provider', () => {
  let provider: Awaited<ReturnType<typeof serveHttp>>
  let other: TestPlatform

  beforeAll(async () => {
    provider = await serveHttp((_received, response) => json(response, {}, 503))
    other = await startPlatform({ env: { LOBBY_PAYMENTS_URL: provider.url } })
  })

  afterAll(async () => {
    await other.close()
    await provider.close()
  })

  const fact = (paymentId: string, reference: string, at: Date) => ({
    paymentId,
    reference,
    status: 'captured',
    amount: '50.00',
    currency: 'EUR',
    sequence: 1,
    at: at.toISOString(),
    account: '•••• 1111',
    accountId: 'acc_1'
  })

  const marked = () => comparedUntil(other.ports.db.kysely, 'card')

  test('that does not answer is asked from the same moment again', async () => {
    await other.ports.jobs.run('cashier.compare')
    expect((await marked()).getTime()).toBe(0)
    provider.handle(({ url }, response) =>
      json(response, url.pathname === '/v1/payments' ? { payments: [] } : { payouts: [] })
    )
    await other.ports.jobs.run('cashier.compare')
    const until = await marked()
    expect(until.getTime()).toBeGreaterThan(0)
    provider.handle((_received, response) => json(response, {}, 503))
    await other.ports.jobs.run('cashier.compare')
    expect(await marked()).toEqual(until)
  })

  test('whose answer to the beginning was lost is asked by our reference, and credited once', async () => {
    const who: Depositor = await depositor(other)
    expect((await create(other, who)).error?.code).toBe('PROVIDER_UNAVAILABLE')
    const { reference } = JSON.parse(provider.received.at(-1)?.body ?? '{}')
    const payments = [fact('pay_1', reference, new Date())]
    provider.handle(({ url }, response) =>
      json(response, url.searchParams.get('reference') === reference ? { payments } : {})
    )
    await other.ports.clock.move(new Date(Date.now() + 120_000))
    await other.ports.jobs.run('cashier.reconcile')
    await other.ports.clock.move('real')
    expect(await cashOf(other, who)).toBe('50.00')
    await notify(other, noticeOf({ reference, paymentId: 'pay_1' }))
    expect(await cashOf(other, who)).toBe('50.00')
  })

  test('with more than fits into one list is read on to its end', async () => {
    const who = await depositor(other)
    provider.handle((_received, response) =>
      json(response, { paymentId: 'pay_last', checkoutUrl: `${provider.url}/pay` }, 201)
    )
    const { id } = await begun(other, who)
    const start = Date.now()
    const all = Array.from({ length: 501 }, (_, index) => ({
      ...fact('pay_last', id, new Date(start + index)),
      ...(index < 500 && { status: 'open', sequence: 0 })
    }))
    const asked: (string | null)[] = []
    provider.handle(({ url }, response) => {
      if (url.pathname === '/v1/payouts') return json(response, { payouts: [] })
      const since = url.searchParams.get('since')
      asked.push(since)
      const payments = since ? all.filter(({ at }) => at >= since).slice(0, 500) : all.slice(-1)
      return json(response, { payments })
    })
    await other.ports.jobs.run('cashier.compare')
    expect(asked).toContain(new Date(start + 499).toISOString())
    expect(await cashOf(other, who)).toBe('50.00')
  })
})

test('a card that is paid while the books are compared makes no difference', async () => {
  const who = await depositor(platform)
  const deposits = await Promise.all(Array.from({ length: 10 }, () => begun(platform, who)))
  await Promise.all([
    ...deposits.map(({ frame }) => payWith(platform, frame, CARDS.success)),
    compare(),
    compare()
  ])
  await compare()
  for (const { id } of deposits) expect(await differences(id)).toEqual([])
  expect(await cashOf(platform, who)).toBe('500.00')
})
