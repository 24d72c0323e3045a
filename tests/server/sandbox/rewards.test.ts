import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { cashOf, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { claim, listed, rewarded } from '#tests/server/rewards/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { control } from './support.ts'

let on: TestPlatform

beforeAll(async () => {
  on = await startPlatform()
})

afterAll(() => on.close())

describe('the console', () => {
  test('gives rewards of every type, to be claimed or by themselves', async () => {
    const who = await rewarded(on)
    const path = `/players/${who.player.id}/rewards`
    const types = ['FreeSpins', 'MoneyDrop', 'BonusMoneyDrop'] as const
    for (const reward of types)
      expect((await control(on, path, { reward, amount: '5' })).body['status']).toBe('Unclaimed')
    const told = await listed(on, who)
    expect(told.map(({ reward }) => reward.rewardType['__typename'])).toEqual([
      'FreeSpinReward',
      'MoneyDropReward',
      'BonusMoneyDropReward'
    ])
    await control(on, path, { reward: 'MoneyDrop', amount: '2.50', claim: 'Automatic' })
    expect(await cashOf(on, who.player)).toBe(250n)
  })

  test('gives nothing that is none', async () => {
    const { player } = await rewarded(on)
    const path = `/players/${player.id}/rewards`
    const faults = [
      [{ amount: '-1' }, 'amount'],
      [{ game: 'no-such-game' }, 'game'],
      [{ count: 0 }, 'count']
    ] as const
    for (const [body, field] of faults)
      expect(await control(on, path, body)).toMatchObject({
        status: 400,
        body: { error: { code: 'INVALID_FIELD', field } }
      })
  })

  test('schedules rewards, has them start with the clock, and ends them', async () => {
    const who = await rewarded(on)
    const path = `/players/${who.player.id}/rewards`
    await control(on, path, { startsInMinutes: 10 })
    expect((await listed(on, who)).map(({ status }) => status)).toEqual(['Scheduled'])
    await control(on, '/clock', { minutes: 11 })
    expect((await listed(on, who)).map(({ status }) => status)).toEqual(['Unclaimed'])
    const ended = await control(on, `${path}/end`, { as: 'Expired' })
    expect(ended.body['ended']).toBe(1)
    const [reward] = await listed(on, who, ['Expired'])
    const named = { id: reward?.assignationId ?? '', reward_id: reward?.reward.rewardId ?? '' }
    expect((await claim(on, who, named)).error?.code).toBe('EXPIRED')
    await control(on, '/clock/reset', {})
  })

  test('pays the cashback of the running week once', async () => {
    const who = await playing(on, { cash: 10_000n })
    const round = roundOf(await sessionToken(on, who), '20', '0')
    await move(on, 'bet', round.bet)
    await move(on, 'win', round.win)
    const path = `/players/${who.player.id}/cashback`
    expect((await control(on, path, {})).body['paid']).toBe('1.00')
    expect((await control(on, path, {})).body['paid']).toBe('0.00')
    expect(await cashOf(on, who.player)).toBe(8_100n)
  })

  test('lists rewards of linked accounts', async () => {
    expect((await control(on, '/rewards/linked')).body).toEqual({ rewards: [] })
  })

  test('blocks a player from rewards', async () => {
    const who = await rewarded(on)
    await control(on, `/players/${who.player.id}/rewards`, { reward: 'MoneyDrop' })
    await control(on, `/players/${who.player.id}/state`, { rewards: 'blocked' })
    const [reward] = await listed(on, who)
    const named = { id: reward?.assignationId ?? '', reward_id: reward?.reward.rewardId ?? '' }
    expect((await claim(on, who, named)).error?.code).toBe('REWARDS_BLOCKED')
  })
})
