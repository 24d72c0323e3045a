import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { claimBarrier } from '#server/capabilities/rewards/barrier.ts'
import { redeemCode } from '#server/capabilities/rewards/redeem.ts'
import { bonusOf, cashOf } from '#tests/server/games/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  change,
  claim,
  decline,
  give,
  listed,
  minutes,
  pass,
  post,
  rewarded,
  statusOf,
  view
} from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

const HOUR_MS = 3_600_000

describe('a claim', () => {
  test('of a money drop brings real money and credits the reward', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player)
    expect(await claim(platform, who, reward)).toMatchObject({
      ok: {
        status: 'Credited',
        reward: { rewardType: { __typename: 'MoneyDropReward', money: '5.00', currency: 'EUR' } }
      },
      error: null
    })
    expect(await cashOf(platform, who.player)).toBe(500n)
    expect(await listed(platform, who)).toEqual([])
  })

  test('is seen in the wallet at once [L062]', async () => {
    const who = await rewarded(platform, { cash: 1_000n })
    const reward = await give(platform, who.player)
    const told = new Promise<unknown>(resolve => {
      platform.ports.bus.subscribe('wallet.changed', who.player.id, ({ data }) => resolve(data))
    })
    await claim(platform, who, reward)
    expect(await told).toMatchObject({ cash: '1500', amount: '500', moneyType: 'real' })
  })

  test('made twenty times at once credits once', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => claim(platform, who, reward))
    )
    expect(outcomes.filter(({ ok }) => ok !== null)).toHaveLength(1)
    expect(new Set(outcomes.flatMap(({ error }) => error?.code ?? []))).toEqual(
      new Set(['NOT_CLAIMABLE'])
    )
    expect(await cashOf(platform, who.player)).toBe(500n)
  })

  test('of bonus money begins a bonus with its terms', async () => {
    const who = await rewarded(platform)
    const worth = { type: 'BonusMoneyDrop', amount: 1_000n, factor: 20 } as const
    const reward = await give(platform, who.player, { worth })
    const { ok } = await claim(platform, who, reward)
    expect(ok).toMatchObject({
      status: 'Credited',
      reward: {
        rewardType: {
          __typename: 'BonusMoneyDropReward',
          bonus: '10.00',
          wageringRequirementFactor: 20,
          maxPayout: '100.00'
        }
      }
    })
    expect(await bonusOf(platform, who.player)).toBe(1_000n)
    expect(await cashOf(platform, who.player)).toBe(0n)
  })

  test('of bonus money waits while a bonus runs', async () => {
    const who = await rewarded(platform)
    const worth = { type: 'BonusMoneyDrop', amount: 1_000n, factor: 20 } as const
    const first = await give(platform, who.player, { worth })
    const second = await give(platform, who.player, { worth })
    await claim(platform, who, first)
    expect((await claim(platform, who, second)).error?.code).toBe('BONUS_ACTIVE')
    expect(await statusOf(platform, second)).toBe('Unclaimed')
    expect(await bonusOf(platform, who.player)).toBe(1_000n)
  })

  test('of another player’s reward, or of one that is none, finds nothing', async () => {
    const [owner, other] = [await rewarded(platform), await rewarded(platform)]
    const reward = await give(platform, owner.player)
    const foreign = await claim(platform, other, reward)
    const unknown = await claim(platform, owner, { ...reward, id: 'nothing' })
    const mixed = await claim(platform, owner, { ...reward, reward_id: 'another' })
    expect([foreign, unknown, mixed].map(({ error }) => error?.code)).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN'
    ])
    expect(await cashOf(platform, other.player)).toBe(0n)
    expect(await statusOf(platform, reward)).toBe('Unclaimed')
  })

  test('needs a session', async () => {
    const query = `mutation { claimReward(rewardId: "a", assignationId: "b") { error { code } } }`
    const { data, errors } = await post(platform, undefined, query)
    expect(data).toBeFalsy()
    expect(errors?.[0]?.extensions?.type).toBe('AuthenticationFailure')
  })

  test('of a reward that is to come says so', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player, { startsAt: minutes(platform, 30) })
    expect((await claim(platform, who, reward)).error?.code).toBe('NOT_YET')
    expect(await cashOf(platform, who.player)).toBe(0n)
  })

  test('of a reward whose time is over says so, before any job has ended it', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player, { endsAt: minutes(platform, 3) })
    await platform.ports.clock.move(minutes(platform, 4))
    expect((await claim(platform, who, reward)).error?.code).toBe('EXPIRED')
    expect(await statusOf(platform, reward)).toBe('Expired')
    await platform.ports.clock.move('real')
  })

  test('is refused to who is blocked from rewards, excluded or closed, and nothing is lost [RWRD-13]', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player)
    const { ports } = platform
    const later = new Date(ports.clock.now().getTime() + HOUR_MS)
    for (const [block, free] of [
      [{ is_rewards_blocked: true }, { is_rewards_blocked: false }],
      [{ exclusion_ends_at: later }, { exclusion_ends_at: null }],
      [{ account_status: 'Closed' }, { account_status: 'Open' }]
    ] as const) {
      await change(platform, who.player, block)
      expect((await claim(platform, who, reward)).error?.code).toBe('REWARDS_BLOCKED')
      await change(platform, who.player, free)
    }
    expect((await claim(platform, who, reward)).ok?.status).toBe('Credited')
  })

  test('of one of two gifts of a reward leaves the other [L078]', async () => {
    const who = await rewarded(platform)
    const first = await give(platform, who.player)
    const second = await give(platform, who.player)
    expect((await listed(platform, who)).map(each => each.assignationId)).toEqual([
      first.id,
      second.id
    ])
    await claim(platform, who, first)
    expect((await listed(platform, who)).map(each => each.assignationId)).toEqual([second.id])
  })

  test('of a reward that the player did not want is too late', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player)
    expect((await decline(platform, who, reward)).ok?.status).toBe('Removed')
    expect((await claim(platform, who, reward)).error?.code).toBe('NOT_CLAIMABLE')
    expect((await decline(platform, who, reward)).error?.code).toBe('NOT_CLAIMABLE')
    expect(await cashOf(platform, who.player)).toBe(0n)
  })
})

describe('a brand that has phones proven', () => {
  test.each([
    ['asks for it before a reward is claimed', 'Herion', 'PHONE_NOT_VERIFIED'],
    ['may do without it for rewards', 'Infiniza', undefined],
    ['has none to ask for elsewhere', 'FortuneForge', undefined]
  ] as const)(
    'with DisablePhoneVerificationForRewards or without %s [CONS-16]',
    async (_fact, operator, barrier) => {
      const player = {
        account_status: 'Open',
        account_closure_cause: null,
        country: 'FI',
        date_of_birth: '1990-05-17',
        exclusion_ends_at: null,
        timeout_ends_at: null,
        is_phone_number_verified: false,
        is_rewards_blocked: false
      } as const
      const asked = { house: { operator }, player, declines: false, now: new Date() }
      expect(claimBarrier({ ...asked, reward: { kind: 'Incentive' } })).toBe(barrier)
      expect(claimBarrier({ ...asked, reward: { kind: 'Cashback' } })).toBeUndefined()
      const proven = { ...player, is_phone_number_verified: true }
      expect(
        claimBarrier({ ...asked, player: proven, reward: { kind: 'Incentive' } })
      ).toBeUndefined()
    }
  )
})

describe('turning offers off', () => {
  const turn = (token: string, declines: boolean) =>
    post(platform, token, `mutation ($d: Boolean!) { setDeclinesRewards(declines: $d) }`, {
      d: declines
    })

  test('keeps what waits, refuses its claim and codes, and can be taken back', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player)
    await turn(who.token, true)
    expect(await view(platform, who, 'declinesRewards')).toEqual({ declinesRewards: true })
    expect((await claim(platform, who, reward)).error?.code).toBe('REWARDS_BLOCKED')
    expect(await redeemCode(platform.ports, who.player.id, 'PEARLTEN')).toEqual({
      status: 'refused',
      code: 'REWARDS_BLOCKED'
    })
    await turn(who.token, false)
    expect((await claim(platform, who, reward)).ok?.status).toBe('Credited')
  })

  test('does not stop cashback', async () => {
    const who = await rewarded(platform)
    await turn(who.token, true)
    const given = { kind: 'Cashback', claimType: 'Automatic' } as const
    const reward = await give(platform, who.player, given)
    expect(await statusOf(platform, reward)).toBe('Credited')
    expect(await cashOf(platform, who.player)).toBe(500n)
  })

  test('lets an automatic gift wait', async () => {
    const who = await rewarded(platform)
    await turn(who.token, true)
    const reward = await give(platform, who.player, { claimType: 'Automatic' })
    expect(await statusOf(platform, reward)).toBe('Unclaimed')
    await turn(who.token, false)
    expect((await claim(platform, who, reward)).ok?.status).toBe('Credited')
  })
})

describe('time', () => {
  test('makes a scheduled reward claimable and ends it', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player, {
      startsAt: minutes(platform, 2),
      expiresIn: 120
    })
    expect(await statusOf(platform, reward)).toBe('Scheduled')
    await pass(platform, 3)
    expect(await statusOf(platform, reward)).toBe('Unclaimed')
    await pass(platform, 2)
    expect(await statusOf(platform, reward)).toBe('Expired')
    await platform.ports.clock.move('real')
  })

  test('credits an automatic reward once it starts', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player, {
      startsAt: minutes(platform, 2),
      claimType: 'Automatic'
    })
    expect(await cashOf(platform, who.player)).toBe(0n)
    await pass(platform, 3)
    expect(await statusOf(platform, reward)).toBe('Credited')
    expect(await cashOf(platform, who.player)).toBe(500n)
    await platform.ports.clock.move('real')
  })
})

describe('an automatic reward', () => {
  test('is credited however late the house comes to it', async () => {
    const who = await rewarded(platform)
    const reward = await give(platform, who.player, {
      startsAt: minutes(platform, 2),
      endsAt: minutes(platform, 4),
      claimType: 'Automatic'
    })
    await pass(platform, 30)
    expect(await statusOf(platform, reward)).toBe('Credited')
    await platform.ports.clock.move('real')
  })
})

describe('giving a reward', () => {
  test('twice under one key gives one', async () => {
    const who = await rewarded(platform)
    const first = await give(platform, who.player, { key: 'order:7', claimType: 'Automatic' })
    const second = await give(platform, who.player, { key: 'order:7', claimType: 'Automatic' })
    expect(second.id).toBe(first.id)
    expect(await cashOf(platform, who.player)).toBe(500n)
  })

  test('of nothing, or in another currency, is not possible', async () => {
    const { player } = await rewarded(platform)
    const none = { type: 'MoneyDrop', amount: 0n } as const
    await expect(give(platform, player, { worth: none })).rejects.toThrow(RangeError)
    await expect(give(platform, player, { currency: 'NOK' })).rejects.toThrow(RangeError)
  })
})
