import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  begun,
  cashOf,
  type Depositor,
  depositor,
  type Notice,
  noticeOf,
  notify,
  type Signing,
  stateOf
} from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

async function waiting() {
  const who = await depositor(platform)
  const { id, paymentId } = await begun(platform, who)
  return { who, id, notice: { reference: id, paymentId } }
}

const shuffled = <T>(values: readonly T[]): readonly T[] =>
  values
    .map(value => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)

const statusOf = async (who: Depositor, id: string) => (await stateOf(platform, who, id))?.status

describe('a notification of the card provider', () => {
  test('credits once, however often and in whatever order it and its elders come', async () => {
    const payments = await Promise.all(Array.from({ length: 12 }, waiting))
    const deliveries = payments.flatMap(({ notice }) => {
      const bodies = [
        noticeOf({ ...notice, status: 'authorised', sequence: 1 }),
        noticeOf({ ...notice, status: 'captured', sequence: 2 })
      ]
      return Array.from({ length: 5 }, () => bodies).flat()
    })
    const statuses = await Promise.all(shuffled(deliveries).map(body => notify(platform, body)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const { who, id } of payments) {
      expect(await cashOf(platform, who)).toBe('50.00')
      expect(await statusOf(who, id)).toBe('Completed')
    }
    expect((await platform.ports.ledger.reconcile()).unbalanced).toEqual([])
  })

  test('that says the same under new names credits nothing more', async () => {
    const { who, notice } = await waiting()
    for (const sequence of [1, 2, 3]) await notify(platform, noticeOf({ ...notice, sequence }))
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('that is older than what is known changes nothing', async () => {
    const { who, id, notice } = await waiting()
    expect(await notify(platform, noticeOf({ ...notice, status: 'declined', sequence: 5 }))).toBe(
      200
    )
    expect(await notify(platform, noticeOf({ ...notice, status: 'captured', sequence: 4 }))).toBe(
      200
    )
    expect(await statusOf(who, id)).toBe('Cancelled')
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test.each([
    ['declined', 'DECLINED'],
    ['cancelled', 'CANCELLED_BY_PLAYER'],
    ['expired', 'EXPIRED']
  ])('%s ends the deposit as %s', async (status, refusal) => {
    const { who, id, notice } = await waiting()
    expect(await notify(platform, noticeOf({ ...notice, status }))).toBe(200)
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Cancelled', refusal })
  })

  test('a completed deposit can not be declined afterwards', async () => {
    const { who, id, notice } = await waiting()
    await notify(platform, noticeOf(notice))
    await notify(platform, noticeOf({ ...notice, status: 'declined', sequence: 9 }))
    expect(await statusOf(who, id)).toBe('Completed')
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('money that the provider took after all is credited to a cancelled deposit', async () => {
    const { who, id, notice } = await waiting()
    await notify(platform, noticeOf({ ...notice, status: 'expired', sequence: 1 }))
    await notify(platform, noticeOf({ ...notice, status: 'captured', sequence: 2 }))
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed', refusal: null })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('a refund takes the money back, as soon as it is there', async () => {
    const { who, id, notice } = await waiting()
    await notify(platform, noticeOf(notice))
    const { db, ledger } = platform.ports
    const move = (key: string, from: string, to: string) =>
      db.transaction(tx =>
        ledger.post(tx, {
          key,
          postings: [{ from: from as 'world', to: to as 'world', asset: 'EUR/2', amount: 4000n }]
        })
      )
    const purse = `player:${who.player.id}:cash`
    await move(`lost:${id}`, purse, 'house:test')
    await notify(platform, noticeOf({ ...notice, status: 'refunded', sequence: 2 }))
    expect(await statusOf(who, id)).toBe('RollbackInitialized')
    expect(await cashOf(platform, who)).toBe('10.00')

    await move(`won:${id}`, 'house:test', purse)
    await platform.ports.clock.move(new Date(Date.now() + 120_000))
    await platform.ports.jobs.run('cashier.reconcile')
    await platform.ports.clock.move('real')
    expect(await statusOf(who, id)).toBe('RolledBacked')
    expect(await cashOf(platform, who)).toBe('0.00')
  })
})

describe('a notification that is not right', () => {
  const now = () => Math.floor(Date.now() / 1000)

  const forgeries: readonly (readonly [string, (body: string) => Signing])[] = [
    ['signed with another key', () => ({ key: 'x'.repeat(43) })],
    ['signed for another body', body => ({ signed: body.replace('50.00', '500.00') })],
    ['signed too long ago', () => ({ seconds: now() - 301 })],
    ['signed in the future', () => ({ seconds: now() + 310 })],
    ['without a signature', () => ({ signature: '' })],
    ['with half a signature', () => ({ signature: `t=${now()},v1=abc` })],
    ['with two signatures', () => ({ signature: `t=${now()},v1=${'0'.repeat(64)},v1=x` })],
    ['with a signature of zeros', () => ({ signature: `t=${now()},v1=${'0'.repeat(64)}` })]
  ]

  test.each(forgeries)('%s is refused', async (_name, signing) => {
    const { who, id, notice } = await waiting()
    const body = noticeOf(notice)
    expect(await notify(platform, body, signing(body))).toBe(401)
    expect(await statusOf(who, id)).toBe('Initialized')
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('sent again after the window, with its old signature, is refused', async () => {
    const { who, notice } = await waiting()
    const body = noticeOf(notice)
    const seconds = now()
    await platform.ports.clock.move(new Date(Date.now() + 302_000))
    expect(await notify(platform, body, { seconds })).toBe(401)
    await platform.ports.clock.move('real')
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  const changes: readonly (readonly [string, Partial<Notice>, number])[] = [
    ['another amount', { amount: '500.00' }, 422],
    ['a smaller amount', { amount: '0.01' }, 422],
    ['another currency', { currency: 'JPY' }, 422],
    ['another payment', { paymentId: 'pay_other' }, 422],
    ['an unknown deposit', { reference: randomUUID() }, 404],
    ['a negative amount', { amount: '-50.00' }, 400],
    ['an exponent', { amount: '5e1' }, 400],
    ['a status of its own', { status: 'paid' }, 400],
    ['a broken sequence', { sequence: 1.5 }, 400]
  ]

  test.each(changes)('with %s is refused', async (_name, change, status) => {
    const { who, id, notice } = await waiting()
    expect(await notify(platform, noticeOf({ ...notice, ...change }))).toBe(status)
    expect(await statusOf(who, id)).toBe('Initialized')
    expect(await cashOf(platform, who)).toBe('0.00')
    // The right one is still taken afterwards.
    expect(await notify(platform, noticeOf(notice))).toBe(200)
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('about another player’s payment credits neither', async () => {
    const [one, two] = [await waiting(), await waiting()]
    const crossed = { reference: one.id, paymentId: two.notice.paymentId }
    expect(await notify(platform, noticeOf(crossed))).toBe(422)
    expect(await cashOf(platform, one.who)).toBe('0.00')
    expect(await cashOf(platform, two.who)).toBe('0.00')
  })

  test('another one under a number that was taken is refused', async () => {
    const [one, two] = [await waiting(), await waiting()]
    const notificationId = 'ntf-taken'
    expect(await notify(platform, noticeOf({ ...one.notice, notificationId }))).toBe(200)
    expect(await notify(platform, noticeOf({ ...two.notice, notificationId }))).toBe(422)
    expect(await cashOf(platform, two.who)).toBe('0.00')
  })

  test.each(['', 'null', '[]', '{}', '{"a":', '\u0000', `"${'x'.repeat(9000)}"`])(
    'that is no notification at all is refused: %.20j',
    async body => {
      expect(await notify(platform, body)).toBe(400)
    }
  )
})
