import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  BALANCED,
  type Bettor,
  betOn,
  bettor,
  type HandFeed,
  handClock,
  handFeed,
  won
} from './support.ts'

const clock = handClock()
let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform({ clock })
  feed = handFeed(platform)
})
afterEach(async () => {
  expect(await platform.ports.ledger.reconcile()).toEqual(BALANCED)
})
afterAll(() => platform.close())

const HOME = won('1', 'x', '2')

const reprice = (event: string, price: number) =>
  feed.tell(feed.odds(event, { 'match-result': { '1': price } }))

/** A single whose price has moved since. */
async function moved(who: Bettor, { stake, price, now }: Moved) {
  const event = await feed.match({ '1': price })
  const { id } = await who.placed(betOn([{ event, price }], { stake }))
  await reprice(event, now)
  return { event, id }
}

interface Moved {
  readonly stake: string
  readonly price: number
  readonly now: number
}

describe('what is offered for a bet', () => {
  test.each([
    ['S28', '100.00', 2200, 1500, '139.33'],
    ['S30', '10.00', 3000, 1500, '19.00'],
    ['S30', '10.00', 3000, 6000, '4.75']
  ])('[%s] of %s at %i, now %i', async (_case, stake, price, now, value) => {
    const who = await bettor(platform, { cash: 100_000n })
    const { id } = await moved(who, { stake, price, now })
    const before = await who.cash()
    const bet = await who.bet(id)
    expect(bet.cashOut).toMatchObject({ state: 'OFFERED', value, margin: 50, allowsPart: true })
    const { ok } = await who.cashOut({ betId: id, offered: value })
    expect(ok).toMatchObject({ status: 'CASHED_OUT', returned: value, openStake: '0.00' })
    expect(await who.cash()).toBe(before + BigInt(value.replace('.', '')))
  })

  test('[S32] a part of the stake is paid for its part, and the rest stays at its price', async () => {
    const who = await bettor(platform)
    const { event, id } = await moved(who, { stake: '20.00', price: 3000, now: 1500 })
    expect((await who.bet(id)).cashOut.value).toBe('38.00')
    const { ok } = await who.cashOut({ betId: id, stake: '8.00', offered: '15.20' })
    expect(ok).toMatchObject({
      status: 'ACCEPTED',
      returned: '15.20',
      openStake: '12.00',
      possibleReturn: '36.00',
      cashOuts: [{ stake: '8.00', value: '15.20', isAutomatic: false }]
    })
    await feed.settle(event, HOME)
    expect(await who.bet(id)).toMatchObject({ status: 'WIN', returned: '51.20' })
    expect(await who.cash()).toBe(10_000n - 2000n + 5120n)
  })

  test('[L131] all of the stake is paid its exact full value, and a part that lines cannot share is not', async () => {
    const who = await bettor(platform)
    const { id } = await moved(who, { stake: '10.00', price: 3000, now: 1501 })
    const { value } = (await who.bet(id)).cashOut
    for (const stake of ['10.01', '0.00', '-1.00', '1.001'])
      expect(await who.cashOut({ betId: id, stake, offered: '0.01' })).toMatchObject({
        error: { code: 'STAKE_NOT_VALID' }
      })
    const { ok } = await who.cashOut({ betId: id, stake: '10.00', offered: value ?? '' })
    expect(ok).toMatchObject({ status: 'CASHED_OUT', returned: value })

    const events = await Promise.all([1, 2, 3].map(() => feed.match()))
    const system = await who.placed(
      betOn(
        events.map(event => ({ event })),
        { shape: 'SYSTEM', of: 2, stake: '1.00' }
      )
    )
    expect(await who.cashOut({ betId: system.id, stake: '0.50', offered: '0.01' })).toMatchObject({
      error: { code: 'STAKE_NOT_VALID' }
    })
    expect(
      (await who.cashOut({ betId: system.id, stake: '0.60', offered: '0.01' })).ok
    ).toMatchObject({ openStake: '2.40', status: 'ACCEPTED' })
  })

  test('is nothing once a leg is lost, and waits while a price is suspended', async () => {
    const who = await bettor(platform)
    const [first, second] = [await feed.match(), await feed.match()]
    const { id } = await who.placed(betOn([{ event: first }, { event: second }]))
    await feed.tell({ kind: 'bet-stop', event: second })
    expect((await who.bet(id)).cashOut).toMatchObject({ state: 'SUSPENDED', value: null })
    expect(await who.cashOut({ betId: id, offered: '1.00' })).toMatchObject({
      error: { code: 'SUSPENDED' }
    })
    await feed.settle(first, won('2', '1'))
    expect(await who.cashOut({ betId: id, offered: '1.00' })).toMatchObject({
      error: { code: 'NOT_OFFERED' }
    })
  })

  test('is reckoned with what legs have won already', async () => {
    const who = await bettor(platform)
    const [first, second] = [await feed.match({ '1': 2000 }), await feed.match({ '1': 3000 })]
    const { id } = await who.placed(
      betOn([
        { event: first, price: 2000 },
        { event: second, price: 3000 }
      ])
    )
    await feed.settle(first, HOME)
    await reprice(second, 1500)
    // 10 × 6 ÷ 1.5, less a twentieth.
    expect((await who.bet(id)).cashOut.value).toBe('38.00')
  })
})

describe('a cash-out', () => {
  test('is reckoned anew: what fell is asked again, what rose is paid as it is', async () => {
    const who = await bettor(platform)
    const { event, id } = await moved(who, { stake: '10.00', price: 3000, now: 1500 })
    await reprice(event, 2000)
    expect(await who.cashOut({ betId: id, offered: '19.00' })).toEqual({
      ok: null,
      error: { code: 'VALUE_CHANGED', value: '14.25' }
    })
    expect((await who.bet(id)).status).toBe('ACCEPTED')
    await reprice(event, 1500)
    const { ok } = await who.cashOut({ betId: id, offered: '14.25' })
    expect(ok).toMatchObject({ returned: '19.00' })
  })

  test('is done once a reference, and for nobody else', async () => {
    const [who, other] = [await bettor(platform), await bettor(platform)]
    const { id } = await moved(who, { stake: '20.00', price: 3000, now: 1500 })
    const input = { betId: id, stake: '8.00', offered: '15.20', reference: randomUUID() }
    expect(await other.cashOut(input)).toMatchObject({ error: { code: 'BET_NOT_FOUND' } })
    await who.cashOut(input)
    expect((await who.cashOut(input)).ok).toMatchObject({ openStake: '12.00' })
    expect(await who.cashOut({ ...input, stake: '9.00' })).toMatchObject({
      error: { code: 'REFERENCE_USED' }
    })
    expect(await who.cash()).toBe(10_000n - 2000n + 1520n)
  })

  test('is final: no result changes what was paid', async () => {
    const who = await bettor(platform)
    const { event, id } = await moved(who, { stake: '10.00', price: 3000, now: 1500 })
    await who.cashOut({ betId: id, offered: '19.00' })
    await feed.settle(event, HOME)
    await feed.rollback(event)
    await feed.cancel(event)
    expect(await who.bet(id)).toMatchObject({
      status: 'CASHED_OUT',
      returned: '19.00',
      owed: '0.00'
    })
    expect(await who.cash()).toBe(10_900n)
  })

  test('asked for twice at once is paid once', async () => {
    const who = await bettor(platform)
    const { id } = await moved(who, { stake: '10.00', price: 3000, now: 1500 })
    const ask = () => who.cashOut({ betId: id, offered: '19.00' })
    const codes = (await Promise.all([ask(), ask()])).map(({ error }) => error?.code ?? 'paid')
    expect(codes.toSorted()).toEqual(['NOT_OFFERED', 'paid'])
    expect(await who.cash()).toBe(10_900n)
  })

  test('takes from it what an earlier bet was paid too much', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const early = await who.placed(betOn([{ event }]))
    await feed.settle(event, HOME)
    const { id } = await moved(who, { stake: '115.00', price: 3000, now: 3000 })
    await feed.rollback(event)
    expect(await who.bet(early.id)).toMatchObject({ owed: '25.00' })
    await who.cashOut({ betId: id, offered: '109.25' })
    expect(await who.cash()).toBe(10_925n - 2500n)
    expect(await who.bet(early.id)).toMatchObject({ owed: '0.00', returned: '0.00' })
  })
})

describe('a bet that is to cash itself out', () => {
  test('does so once, for all of it, as soon as as much is offered', async () => {
    const who = await bettor(platform)
    const { event, id } = await moved(who, { stake: '10.00', price: 3000, now: 3000 })
    const { ok } = await who.autoCashOut(id, '15.00')
    expect(ok?.cashOut).toMatchObject({ autoAtLeast: '15.00', value: '9.50' })
    await reprice(event, 2000)
    expect((await who.bet(id)).status).toBe('ACCEPTED')
    await reprice(event, 1500)
    expect(await who.bet(id)).toMatchObject({
      status: 'CASHED_OUT',
      returned: '19.00',
      cashOuts: [{ stake: '10.00', value: '19.00', isAutomatic: true }]
    })
    await reprice(event, 1100)
    expect(await who.cash()).toBe(10_900n)
  })

  test('does so at once where as much is offered, and not when that was taken back', async () => {
    const who = await bettor(platform)
    const { event, id } = await moved(who, { stake: '10.00', price: 3000, now: 3000 })
    await who.autoCashOut(id, '15.00')
    await who.autoCashOut(id, null)
    await reprice(event, 1500)
    expect((await who.bet(id)).status).toBe('ACCEPTED')
    const { ok } = await who.autoCashOut(id, '19.00')
    expect(ok).toMatchObject({ status: 'CASHED_OUT', returned: '19.00' })
    expect(await who.autoCashOut(id, '1.00')).toMatchObject({ error: { code: 'NOT_OFFERED' } })
    expect(await who.autoCashOut(randomUUID(), '1.00')).toMatchObject({
      error: { code: 'BET_NOT_FOUND' }
    })
  })
})
