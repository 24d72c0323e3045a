import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rejectWithdrawal } from '#server/capabilities/cashier/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, type Depositor, depositor, noticeOf, notify } from '../cashier/support.ts'
import { cancel, leaving, optionsOf, saver } from '../cashier/withdrawal-support.ts'
import { faultOf, pagesOf, paymentsOf, statementOf } from './support.ts'

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

const minutes = (count: number) => {
  time += count * 60_000
}

/** A deposit whose provider has told this of it. */
async function told(who: Depositor, status?: string): Promise<string> {
  const { id, paymentId } = await begun(platform, who)
  if (status) await notify(platform, noticeOf({ reference: id, paymentId, status }))
  return id
}

const idsOf = (payments: readonly { readonly id: string }[]) => payments.map(({ id }) => id)

describe('the history of deposits', () => {
  test('has one that failed as cancelled with its reason, and what went through with its account [L071]', async () => {
    const who = await depositor(platform)
    const failed = await told(who, 'declined')
    minutes(1)
    const paid = await told(who, 'captured')
    minutes(1)
    const waiting = await told(who)
    const { nodes } = await paymentsOf(platform, who, 'deposits')
    expect(nodes.map(({ id, status, refusal, account }) => [id, status, refusal, account])).toEqual(
      [
        [waiting, 'Initialized', null, null],
        [paid, 'Completed', null, '•••• 1111'],
        [failed, 'Cancelled', 'DECLINED', null]
      ]
    )
    expect(nodes[1]).toMatchObject({
      amount: '50.00',
      fee: '0.00',
      currency: 'EUR',
      method: 'card',
      methodName: 'Card'
    })
  })

  test('is in the player’s own currency, as is all that the cashier tells [L059]', async () => {
    const who = await depositor(platform, { country: 'NO' })
    const { id, paymentId } = await begun(platform, who, { amount: '400.00' })
    const notice = { reference: id, paymentId, amount: '400.00', currency: 'NOK' }
    await notify(platform, noticeOf(notice))
    const { nodes } = await paymentsOf(platform, who, 'deposits')
    expect(nodes).toMatchObject([{ status: 'Completed', amount: '400.00', currency: 'NOK' }])
    expect(await optionsOf(platform, who)).toMatchObject({
      currency: 'NOK',
      available: '400.00',
      minimum: '50.00'
    })
    const [from, to] = [new Date(time - 60_000), new Date(time + 60_000)]
    expect(await statementOf(platform, who, { from, to })).toMatchObject({
      currency: 'NOK',
      closing: '400.00'
    })
  })

  test('has what its provider took back as that', async () => {
    const who = await depositor(platform)
    const { id, paymentId } = await begun(platform, who)
    const notice = { reference: id, paymentId }
    await notify(platform, noticeOf(notice))
    await notify(platform, noticeOf({ ...notice, status: 'chargedBack', sequence: 2 }))
    const { nodes } = await paymentsOf(platform, who, 'deposits')
    expect(nodes.map(({ status }) => status)).toEqual(['RolledBacked'])
  })

  test('is filtered by states, method and time', async () => {
    const who = await depositor(platform)
    const first = await told(who, 'captured')
    minutes(10)
    const from = new Date(time).toISOString()
    const second = await told(who, 'declined')
    minutes(10)
    const to = new Date(time).toISOString()
    const third = await told(who)
    const found = async (filter: object) =>
      idsOf((await paymentsOf(platform, who, 'deposits', { filter })).nodes)
    expect(await found({ status: ['Completed', 'Initialized'] })).toEqual([third, first])
    expect(await found({ status: [] })).toEqual([third, second, first])
    expect(await found({ from, to })).toEqual([second])
    expect(await found({ method: 'card', from })).toEqual([third, second])
    expect(await found({ method: 'trustly' })).toEqual([])
  })

  test('is read page by page in every order, none twice and none left out', async () => {
    const who = await depositor(platform)
    const ids: string[] = []
    // Two of the same moment, and some that are not processed: the order must not depend on chance.
    for (const status of ['captured', undefined, 'declined', 'captured', undefined]) {
      ids.push(await told(who, status))
      if (ids.length % 2 === 0) minutes(1)
    }
    for (const field of ['createdAt', 'processedAt']) {
      const orders = []
      for (const descending of [true, false]) {
        const sort = { field, descending }
        const paged = idsOf(await pagesOf(platform, who, 'deposits', { first: 2, sort }))
        expect(paged.toSorted()).toEqual(ids.toSorted())
        expect(paged).toEqual(idsOf(await pagesOf(platform, who, 'deposits', { sort })))
        orders.push(paged)
      }
      expect(orders[0]?.toReversed()).toEqual(orders[1])
    }
    const sort = { field: 'processedAt', descending: true }
    const { nodes } = await paymentsOf(platform, who, 'deposits', { sort })
    expect(nodes.map(({ processedAt }) => processedAt === null)).toEqual([
      true,
      true,
      false,
      false,
      false
    ])
  })

  test('goes on where it was when what it stopped at has moved on meanwhile', async () => {
    const who = await depositor(platform)
    const early = await told(who, 'captured')
    minutes(1)
    const { id, paymentId } = await begun(platform, who)
    const sort = { field: 'processedAt', descending: true }
    const first = await paymentsOf(platform, who, 'deposits', { sort, first: 1 })
    expect(idsOf(first.nodes)).toEqual([id])
    minutes(1)
    await notify(platform, noticeOf({ reference: id, paymentId }))
    const rest = await paymentsOf(platform, who, 'deposits', { sort, after: first.endCursor })
    expect(idsOf(rest.nodes)).toEqual([id, early])
  })

  test('refuses pages and places that are none', async () => {
    const who = await depositor(platform)
    for (const [asked, key, reason] of [
      [{ first: 0 }, 'first', 'TOO_SMALL'],
      [{ first: 101 }, 'first', 'TOO_LARGE'],
      [{ after: 'x' }, 'after', 'WRONG_FORM'],
      [
        { after: Buffer.from('2026-13-45T00:00:00Z a').toString('base64url') },
        'after',
        'WRONG_FORM'
      ]
    ] as const)
      expect(await faultOf(platform, who, 'deposits', asked)).toMatchObject({
        type: 'InvalidInput',
        keys: [key],
        reasons: [reason]
      })
  })

  test('is the player’s own', async () => {
    await told(await depositor(platform), 'captured')
    const { nodes } = await paymentsOf(platform, await depositor(platform), 'deposits')
    expect(nodes).toEqual([])
  })
})

describe('the history of withdrawals', () => {
  const MANUAL = { amount: '600.00' }

  test('tells of each state and reason, and which can be taken back [CASH-23]', async () => {
    const who = await saver(platform, { cash: 1_000_000n })
    const refused = await leaving(platform, who, MANUAL)
    await rejectWithdrawal(platform.ports, refused.id)
    minutes(1)
    const takenBack = await leaving(platform, who, MANUAL)
    await cancel(platform, who, takenBack.id)
    minutes(1)
    const pending = await leaving(platform, who, MANUAL)
    const { nodes } = await paymentsOf(platform, who, 'withdrawals')
    expect(
      nodes.map(({ id, status, refusal, paymentId, canCancelWithdrawal, account }) => [
        id,
        status,
        refusal,
        paymentId,
        canCancelWithdrawal,
        account
      ])
    ).toEqual([
      [pending.id, 'Initialized', null, pending.id, true, '•••• 1111'],
      [takenBack.id, 'Cancelled', 'CANCELLED_BY_PLAYER', null, false, '•••• 1111'],
      [refused.id, 'Cancelled', 'REFUSED_BY_HOUSE', null, false, '•••• 1111']
    ])
    expect(nodes[0]).toMatchObject({ mode: 'Manual', processedAt: null, methodName: 'Card' })
    const filter = { status: ['Cancelled'] }
    expect(idsOf((await paymentsOf(platform, who, 'withdrawals', { filter })).nodes)).toEqual([
      takenBack.id,
      refused.id
    ])
    expect(idsOf(await pagesOf(platform, who, 'withdrawals', { first: 1 }))).toEqual(idsOf(nodes))
  })
})
