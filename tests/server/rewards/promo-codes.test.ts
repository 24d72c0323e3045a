import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PROMO_CODES } from '#config/promo-codes.ts'
import { linkedRewards } from '#server/capabilities/rewards/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { change, listed, type Rewarded, redeem, rewarded } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

const codes = (outcomes: readonly Awaited<ReturnType<typeof redeem>>[]) =>
  outcomes.map(({ ok, error }) => error?.code ?? ok?.status)

/** Somebody whom nothing links with anybody else. */
const stranger = () =>
  rewarded(platform, { firstName: randomUUID().replaceAll('-', 'x'), lastName: 'Solo' })

/** A deposit that the account of a card has brought. */
async function depositFrom({ player }: Rewarded, account: string) {
  const { clock, db } = platform.ports
  const now = clock.now()
  const id = randomUUID()
  await db.kysely
    .insertInto('deposits')
    .values({
      id,
      player_id: player.id,
      idempotency_key: randomUUID(),
      body_hash: 'x',
      method: 'card',
      provider: 'card',
      currency: player.currency,
      amount: 2_000n,
      fee: 0n,
      status: 'Completed',
      return_url: 'http://localhost/',
      locale: 'en',
      sequence: 1,
      created_at: now,
      expires_at: now
    })
    .execute()
  await db.kysely
    .updateTable('deposits')
    .set({ account_id: account })
    .where('id', '=', id)
    .execute()
  await change(platform, player, { number_of_deposits: 1 })
}

describe('a code', () => {
  test('gives its reward once a player, however it is typed', async () => {
    const who = await stranger()
    const first = await redeem(platform, who, ' pearl ten ')
    expect(first.ok).toMatchObject({
      status: 'Unclaimed',
      reason: 'PEARLTEN',
      reward: { name: 'Pearl Ten', rewardType: { __typename: 'FreeSpinReward', spins: 10 } }
    })
    expect(codes([await redeem(platform, who, 'PEARLTEN')])).toEqual(['ALREADY_USED'])
    expect(await listed(platform, who)).toHaveLength(1)
  })

  test('used twice at once gives one reward', async () => {
    const who = await stranger()
    const outcomes = await Promise.all([
      redeem(platform, who, 'PEARLTEN'),
      redeem(platform, who, 'PEARLTEN'),
      redeem(platform, who, 'PEARLTEN')
    ])
    expect(codes(outcomes).toSorted()).toEqual(['ALREADY_USED', 'ALREADY_USED', 'Unclaimed'])
    expect(await listed(platform, who)).toHaveLength(1)
  })

  test.each(['', 'NOTHING', 'x'.repeat(5000), "'; drop table players; --"])(
    'that the house does not have is unknown: %.12s',
    async typed => {
      expect(codes([await redeem(platform, await stranger(), typed)])).toEqual(['UNKNOWN'])
    }
  )

  test('of another time is unknown', async () => {
    const who = await stranger()
    const [promo] = PROMO_CODES
    await platform.ports.clock.move(new Date(Date.parse(promo?.until ?? '')))
    expect(codes([await redeem(platform, who, promo?.code ?? '')])).toEqual(['UNKNOWN'])
    await platform.ports.clock.move('real')
  })

  test('for who has deposited is for nobody else', async () => {
    const who = await stranger()
    expect(codes([await redeem(platform, who, 'HARBOURFIVE')])).toEqual(['NOT_ELIGIBLE'])
    await change(platform, who.player, { number_of_deposits: 1 })
    expect(codes([await redeem(platform, who, 'HARBOURFIVE')])).toEqual(['Unclaimed'])
  })

  test('is of no use to who is blocked from rewards', async () => {
    const who = await stranger()
    await change(platform, who.player, { is_rewards_blocked: true })
    expect(codes([await redeem(platform, who, 'PEARLTEN')])).toEqual(['REWARDS_BLOCKED'])
  })

  test('is used up after as many players as it is for', async () => {
    const { db } = platform.ports
    const used = { code: 'HARBOURFIVE', used: 500 }
    await db.kysely
      .insertInto('promo_codes')
      .values(used)
      .onConflict(conflict => conflict.column('code').doUpdateSet({ used: 500 }))
      .execute()
    const who = await stranger()
    await change(platform, who.player, { number_of_deposits: 1 })
    expect(codes([await redeem(platform, who, 'HARBOURFIVE')])).toEqual(['USED_UP'])
    await db.kysely.updateTable('promo_codes').set({ used: 0 }).execute()
  })

  test('can not be guessed: ten tries a minute, right or wrong', async () => {
    const who = await stranger()
    const outcomes = []
    for (let number = 0; number < 11; number++)
      outcomes.push(await redeem(platform, who, `GUESS${number}`))
    expect(codes(outcomes)).toEqual([...Array(10).fill('UNKNOWN'), 'TOO_MANY_TRIES'])
    expect(codes([await redeem(platform, who, 'PEARLTEN')])).toEqual(['TOO_MANY_TRIES'])
    await platform.ports.clock.move(new Date(platform.ports.clock.now().getTime() + 61_000))
    expect(codes([await redeem(platform, who, 'PEARLTEN')])).toEqual(['Unclaimed'])
    await platform.ports.clock.move('real')
  })
})

describe('two accounts', () => {
  test('of one person share what a code gives once', async () => {
    const name = { firstName: 'Odda', lastName: randomUUID() }
    const one = await rewarded(platform, name)
    const other = await rewarded(platform, name)
    expect(codes([await redeem(platform, one, 'PEARLTEN')])).toEqual(['Unclaimed'])
    expect(codes([await redeem(platform, other, 'PEARLTEN')])).toEqual(['ALREADY_USED'])
  })

  test('that pay from one card both get a code that allows it, and the house sees it', async () => {
    const [one, other, third] = [await stranger(), await stranger(), await stranger()]
    const card = randomUUID()
    await depositFrom(one, card)
    await depositFrom(other, card)
    await depositFrom(third, randomUUID())
    for (const who of [one, other, third])
      expect(codes([await redeem(platform, who, 'HARBOURFIVE')])).toEqual(['Unclaimed'])
    const flagged = (await linkedRewards(platform.ports.db.kysely)).map(reward => [
      reward.player_id,
      reward.linked_to
    ])
    expect(flagged).toEqual([[other.player.id, one.player.id]])
  })
})
