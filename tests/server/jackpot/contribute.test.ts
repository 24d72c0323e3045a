import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { contribute, decidePending } from '#server/capabilities/jackpot/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, move, playing, roundOf, sessionToken } from '../games/support.ts'
import { join, openAnother, play, potsOf, scriptedRandom, takingPart } from './support.ts'

const { id } = HOUSE_JACKPOT

describe('what a bet gives where a brand speaks of percent', () => {
  let platform: TestPlatform
  const { random } = scriptedRandom()

  beforeAll(async () => {
    platform = await startPlatform({ random })
  })
  afterAll(async () => {
    await platform.close()
  })

  const given = (player: string) =>
    platform.ports.db.kysely
      .selectFrom('jackpot_contributions')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('id')
      .execute()

  test('is the share that the player has chosen, beside the stake and in the same balance', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    const { answer } = await play(platform, player, '10.00')
    expect(answer).toMatchObject({ status: 'ok', balance: '89.50' })
    expect(await cashOf(platform, player.player)).toBe(8950n)
    expect(await given(player.player.id)).toMatchObject([
      { instance: id, amount: 50n, micro: 500_000n, currency: 'EUR' }
    ])
  })

  test('is nothing for who has not opted in, or has left again', async () => {
    const stranger = await playing(platform)
    await play(platform, { ...stranger, token: await sessionToken(platform, stranger) }, '10.00')
    expect(await given(stranger.player.id)).toEqual([])
    const leaver = await takingPart(platform)
    await join(platform, leaver.player, null)
    await play(platform, leaver, '10.00')
    expect(await given(leaver.player.id)).toEqual([])
  })

  test('waits until shares of small bets have become a cent', async () => {
    const player = await takingPart(platform, { value: '0.01' })
    for (let bet = 1; bet <= 5; bet++) await play(platform, player, '0.40')
    const amounts = (await given(player.player.id)).map(({ amount }) => amount)
    expect(amounts).toEqual([1n, 1n])
    expect(await cashOf(platform, player.player)).toBe(10_000n - 200n - 2n)
  })

  test('J05 L094 is not taken when too little is left: the bet stands and no pot grows', async () => {
    const player = await takingPart(platform, { value: '0.05', cash: 1000n })
    await decidePending(platform.ports, id)
    const before = await potsOf(platform)
    const { answer } = await play(platform, player, '10.00')
    expect(answer).toMatchObject({ status: 'ok', balance: '0.00' })
    await decidePending(platform.ports, id)
    expect(await given(player.player.id)).toEqual([])
    expect(await potsOf(platform)).toEqual(before)
  })

  test('comes from real money alone: a bet of bonus money takes no part', async () => {
    const player = await takingPart(platform, { value: '0.05', cash: 0n, bonus: 5000n })
    await play(platform, player, '10.00')
    expect(await given(player.player.id)).toEqual([])
  })

  test('is given once, however often a bet is sent', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    const round = roundOf(player.token, '10.00', '0')
    await Promise.all(Array.from({ length: 6 }, () => move(platform, 'bet', round.bet)))
    expect(await given(player.player.id)).toHaveLength(1)
    expect(await cashOf(platform, player.player)).toBe(8950n)
  })

  test('J15 counts from the moment of a choice, and no longer than it', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    await play(platform, player, '10.00')
    await join(platform, player.player, null)
    await play(platform, player, '10.00')
    await join(platform, player.player, '0.02')
    await play(platform, player, '10.00')
    expect((await given(player.player.id)).map(({ amount }) => amount)).toEqual([50n, 20n])
  })

  test('J17 stays when its round is taken back, and says so', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    const round = roundOf(player.token, '10.00', '0')
    await move(platform, 'bet', round.bet)
    await move(platform, 'rollback', round.rollback)
    expect(await cashOf(platform, player.player)).toBe(9950n)
    const [contribution] = await given(player.player.id)
    expect(contribution).toMatchObject({ amount: 50n })
    expect(contribution?.round_undone_at).toBeInstanceOf(Date)
  })

  test('is written to the round beside its stake', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    const { round } = await play(platform, player, '10.00')
    const kept = await platform.ports.db.kysely
      .selectFrom('game_rounds')
      .select(['stake', 'contribution'])
      .where('id', '=', round.roundId)
      .executeTakeFirst()
    expect(kept).toEqual({ stake: 1000n, contribution: 50n })
  })

  test.each([
    ['0.33', 'UNKNOWN_VALUE'],
    ['1', 'UNKNOWN_VALUE'],
    ['0.010001', 'UNKNOWN_VALUE'],
    ['nonsense', 'UNKNOWN_VALUE']
  ])('a contribution of %s, which is not offered, is refused', async (value, code) => {
    const { player } = await playing(platform)
    expect(await join(platform, player, value)).toEqual({ status: 'refused', code })
  })

  test('a jackpot that does not run, or not for the player, is refused', async () => {
    const { player } = await playing(platform)
    expect(await join(platform, player, '0.01', 'nowhere')).toEqual({
      status: 'refused',
      code: 'UNKNOWN_INSTANCE'
    })
    const closed = await openAnother(platform, 'not-for-fi', { excludedCountries: ['FI'] })
    expect(await join(platform, player, '0.01', closed)).toEqual({
      status: 'refused',
      code: 'INELIGIBLE'
    })
  })
})

describe('jackpots that feed each other', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform({ random: scriptedRandom().random })
  })
  afterAll(async () => {
    await platform.close()
  })

  /** A bet of 10.00 on a jackpot, and the jackpots that it has fed. */
  async function fedBy(jackpot: string, joined: readonly string[]) {
    const { player } = await playing(platform)
    for (const instance of joined) await join(platform, player, '0.05', instance)
    const { ports } = platform
    await ports.db.transaction(tx =>
      contribute(
        ports,
        tx,
        {
          player,
          currency: player.currency,
          provider: 'test',
          transactionId: player.id,
          roundId: player.id,
          game: 'pearl-drift',
          cash: 1000n,
          isRaise: false,
          at: ports.clock.now()
        },
        jackpot
      )
    )
    const rows = await ports.db.kysely
      .selectFrom('jackpot_contributions')
      .select('instance')
      .where('player_id', '=', player.id)
      .orderBy('id')
      .execute()
    return rows.map(({ instance }) => instance)
  }

  test('J10 the directly linked get the contribution too, and what is linked to those does not', async () => {
    await openAnother(platform, 'star', { linked: ['week', 'month'] })
    await openAnother(platform, 'chain', { linked: ['week'] })
    await openAnother(platform, 'week', { linked: ['month'] })
    await openAnother(platform, 'month')
    const all = ['star', 'chain', 'week', 'month']
    expect(await fedBy('star', all)).toEqual(['star', 'week', 'month'])
    expect(await fedBy('chain', all)).toEqual(['chain', 'week'])
  })

  test('one that the player has not joined is left out, and without the first there is nothing', async () => {
    expect(await fedBy('star', ['star', 'month'])).toEqual(['star', 'month'])
    expect(await fedBy('star', ['week', 'month'])).toEqual([])
  })

  test('joining one joins the linked ones only where its rule says so', async () => {
    await openAnother(platform, 'alone', { linked: ['month'] })
    await openAnother(platform, 'together', { linked: ['month'], optsInLinked: true })
    expect(await fedBy('alone', ['alone'])).toEqual(['alone'])
    expect(await fedBy('together', ['together'])).toEqual(['together', 'month'])
  })
})

describe('what a bet gives where a brand speaks of amounts', () => {
  test('is the amount that was chosen, whatever the bet, in the player’s currency', async () => {
    const platform = await startPlatform({
      env: { LOBBY_OPERATOR: 'Herion' },
      random: scriptedRandom().random
    })
    const player = await takingPart(platform, { value: '0.1', country: 'NO', cash: 100_000n })
    expect(player.player.currency).toBe('NOK')
    await play(platform, player, '10.00')
    expect(await cashOf(platform, player.player)).toBe(100_000n - 1000n - 115n)
    await decidePending(platform.ports, id)
    const pots = await potsOf(platform)
    // 0.10 EUR, of which 30, 25 and 25 percent go into the pots.
    expect(pots.minor).toBe(50_000_000n + 30_000n)
    expect(pots.mega).toBe(25_000_000_000n + 25_000n)
    await platform.close()
  })
})
