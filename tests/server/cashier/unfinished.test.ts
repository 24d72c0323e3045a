import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { adapterOf } from '#server/capabilities/cashier/providers/index.ts'
import { json, serveHttp } from '#tests/support/http-server.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, CARDS, cashOf, create, depositor, payWith, stateOf, visit } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

const MINUTE = 60_000

async function whenPassed(milliseconds: number, work: () => Promise<void>): Promise<void> {
  await platform.ports.clock.move(new Date(Date.now() + milliseconds))
  await work()
  await platform.ports.clock.move('real')
}

const run = (name: string) => platform.ports.jobs.run(name)

describe('a deposit that nobody finishes', () => {
  test('ends when its time is over, on both sides', async () => {
    const who = await depositor(platform)
    const { id, frame } = await begun(platform, who)
    await whenPassed(19 * MINUTE, () => run('cashier.expire'))
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    await whenPassed(21 * MINUTE, async () => {
      await run('cashier.expire')
      expect(await stateOf(platform, who, id)).toMatchObject({
        status: 'Cancelled',
        refusal: 'EXPIRED',
        frameUrl: null
      })
      await payWith(platform, frame, CARDS.success)
      expect((await visit(platform, frame)).text).toContain('run out of time')
    })
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('is told by the provider when the bank never answers', async () => {
    const who = await depositor(platform)
    const { id, frame } = await begun(platform, who)
    await payWith(platform, frame, CARDS.timeout)
    expect((await visit(platform, frame)).text).toContain('not answered yet')
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    await whenPassed(21 * MINUTE, () => run('desk.expire'))
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'EXPIRED' })
  })

  test('whose notification is lost is found by asking the provider, and credited once', async () => {
    const who = await depositor(platform)
    const { id, frame, paymentId } = await begun(platform, who)
    const deaf = await serveHttp((_received, response) => json(response, {}, 503))
    const tellTo = (url: string) =>
      platform.ports.db.kysely
        .updateTable('desk_payments')
        .set({ notify_url: url } as never)
        .where('id', '=', paymentId)
        .execute()
    await tellTo(`${deaf.url}/payments/notifications/card`)
    await payWith(platform, frame, CARDS.success)
    await deaf.close()
    expect(deaf.received).toHaveLength(1)
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })

    await whenPassed(2 * MINUTE, () => run('cashier.reconcile'))
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed' })
    expect(await cashOf(platform, who)).toBe('50.00')

    const ofPayment = sql<boolean>`told ->> 'paymentId' = ${paymentId}`
    await platform.ports.db.kysely
      .updateTable('desk_notices')
      .set({ notify_url: `${platform.url}/payments/notifications/card` } as never)
      .where(ofPayment)
      .execute()
    await whenPassed(3 * MINUTE, () => run('desk.deliver'))
    const delivered = await platform.ports.db.kysely
      .selectFrom('desk_notices')
      .select('delivered_at')
      .where(ofPayment)
      .executeTakeFirstOrThrow()
    expect(delivered.delivered_at).not.toBeNull()
    expect(await cashOf(platform, who)).toBe('50.00')
  })
})

describe('a provider that does not do its part', () => {
  let provider: Awaited<ReturnType<typeof serveHttp>>
  let other: TestPlatform

  beforeAll(async () => {
    provider = await serveHttp((_received, response) => json(response, {}))
    other = await startPlatform({ env: { LOBBY_PAYMENTS_URL: provider.url } })
  })

  afterAll(async () => {
    await other.close()
    await provider.close()
  })

  test.each([
    [401, 'unknown'],
    [403, 'unknown'],
    [429, 'unknown'],
    [503, 'unknown'],
    [422, 'refused']
  ])('whose answer to a payout is %i leaves it %s: only a judgement is one', async (status, is) => {
    provider.handle((_received, response) => json(response, {}, status))
    const order = { reference: `out-${status}`, amount: 5000n, currency: 'EUR' } as const
    const payOut = { ...order, customer: 'p1', accountId: 'acc_1' }
    expect(await adapterOf('card').payOut(other.ports, payOut)).toBe(is)
  })

  test.each([
    ['is broken', { error: 'no' }, 500],
    ['answers something else', { hello: 'world' }, 201],
    ['answers no JSON', '<html>', 201],
    ['names a page elsewhere', { paymentId: 'p0', checkoutUrl: 'https://evil.example/' }, 201]
  ])('%s: the deposit is refused and may be tried again', async (_name, body, status) => {
    provider.handle((_received, response) => json(response, body, status))
    const who = await depositor(other)
    const input = { idempotencyKey: 'again' }
    expect((await create(other, who, input)).error).toEqual({ code: 'PROVIDER_UNAVAILABLE' })

    const paymentId = `of-${who.player.id}`
    provider.handle((_received, response) =>
      json(response, { paymentId, checkoutUrl: `${provider.url}/pay` }, 201)
    )
    const { ok } = await create(other, who, input)
    expect(ok?.frameUrl).toBe(`${provider.url}/pay`)
    const references = provider.received.slice(-2).map(({ body }) => JSON.parse(body).reference)
    expect(references).toEqual([ok?.depositId, ok?.depositId])
  })
})
