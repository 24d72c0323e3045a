import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { ask, signInAs } from '#tests/support/graphql.ts'
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
  visit
} from './support.ts'
import { change, nextDay } from './withdrawal-support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterEach(async () => {
  await platform.ports.clock.move('real')
  expect((await platform.ports.ledger.reconcile()).unbalanced).toEqual([])
})

afterAll(async () => {
  await platform.close()
})

const bonusOf = ({ player }: Depositor) =>
  platform.ports.ledger.balanceOf(platform.ports.db.kysely, `player:${player.id}:bonus`, 'EUR/2')

const OPTIONS = '{ viewer { depositOptions { offers { id title terms minimum most } } } }'

async function offersOf({ token }: Depositor) {
  interface Offer {
    readonly id: string
    readonly terms: readonly string[]
  }
  type Data = { readonly viewer: { readonly depositOptions: { readonly offers: Offer[] } } }
  const { data } = await ask<Data>({ url: `${platform.url}/graphql`, token, query: OPTIONS })
  return data?.viewer.depositOptions.offers ?? []
}

async function giveUp({ token }: Depositor) {
  type Data = { readonly viewer: { readonly bonuses: { edges: { node: { id: string } }[] } } }
  const url = `${platform.url}/graphql`
  const query = '{ viewer { bonuses(statuses: [Active]) { edges { node { id } } } } }'
  const { data } = await ask<Data>({ url, token, query })
  const [running] = data?.viewer.bonuses.edges ?? []
  const mutation = 'mutation ($id: ID!) { forfeitBonus(id: $id) { ok { status } } }'
  const done = await ask({ url, token, query: mutation, variables: { id: running?.node.id } })
  expect(done.data).toEqual({ forfeitBonus: { ok: { status: 'Forfeited' } } })
}

const FREE = {
  isAvailable: true,
  block: null,
  conditions: ['Deposit'],
  availableFrom: null,
  eligibility: 'EXISTING_DEPOSITS'
}

async function listed({ token }: Depositor) {
  type Data = { readonly viewer: { readonly bonusOffers: readonly object[] } }
  const { data } = await ask<Data>({
    url: `${platform.url}/graphql`,
    token,
    query: `{ viewer { bonusOffers {
      id eligibility conditions isAvailable block availableFrom } } }`
  })
  return data?.viewer.bonusOffers ?? []
}

const ids = async (who: Depositor) => (await offersOf(who)).map(({ id }) => id)

async function deposited(who: Depositor, amount: string, offer?: string) {
  const { frame } = await begun(platform, who, { amount, ...(offer && { offer }) })
  await payWith(platform, frame, CARDS.success)
}

const refusal = async (who: Depositor, amount: string, offer: string) =>
  (await create(platform, who, { amount, offer })).error?.code

describe('an offer for a deposit', () => {
  test('is told with all its terms, and half of the first deposit is given once', async () => {
    const who = await depositor(platform)
    expect(await offersOf(who)).toMatchObject([{ id: 'welcome', minimum: '20.00', most: '100.00' }])
    const [welcome] = await offersOf(who)
    expect(welcome?.terms).toHaveLength(10)
    expect(welcome?.terms.join(' ')).not.toMatch(/[{}]/)
    await deposited(who, '50', 'welcome')
    expect(await cashOf(platform, who)).toBe('50.00')
    expect(await bonusOf(who)).toBe(2500n)
    // One bonus at a time.
    expect(await ids(who)).toEqual([])
    expect(await refusal(who, '50', 'weekly')).toBe('OFFER_NOT_AVAILABLE')
    await giveUp(who)
    expect(await ids(who)).toEqual(['weekly'])
    expect(await refusal(who, '50', 'welcome')).toBe('OFFER_NOT_AVAILABLE')
  })

  test('gives no more than its most', async () => {
    const who = await depositor(platform)
    await deposited(who, '500', 'welcome')
    expect(await bonusOf(who)).toBe(10_000n)
  })

  test('of the first deposit is given to one of two that wait', async () => {
    const who = await depositor(platform)
    const [one, two] = [
      await begun(platform, who, { offer: 'welcome' }),
      await begun(platform, who, { offer: 'welcome' })
    ]
    await payWith(platform, two.frame, CARDS.success)
    await payWith(platform, one.frame, CARDS.success)
    expect(await cashOf(platform, who)).toBe('100.00')
    expect(await bonusOf(who)).toBe(2500n)
  })

  test('is given once, however often the provider tells of the deposit', async () => {
    const who = await depositor(platform)
    const { id, paymentId } = await begun(platform, who, { offer: 'welcome' })
    for (const sequence of [1, 2, 3])
      await notify(platform, noticeOf({ reference: id, paymentId, sequence }))
    expect(await bonusOf(who)).toBe(2500n)
  })

  test('that was chosen before another bonus ran waits among the rewards', async () => {
    const who = await depositor(platform)
    const { frame } = await begun(platform, who, { offer: 'welcome' })
    const path = `/players/${who.player.id}/money`
    await control(platform, path, { amount: '7', purse: 'bonus' })
    await payWith(platform, frame, CARDS.success)
    expect(await bonusOf(who)).toBe(700n)
    const { data } = await ask<unknown>({
      url: `${platform.url}/graphql`,
      token: who.token,
      query: `{ viewer { playerRewards { edges { node { status reward { claimType rewardType {
        ... on BonusMoneyDropReward { amount wageringRequirementFactor } } } } } } } }`
    })
    expect(data).toMatchObject({
      viewer: {
        playerRewards: {
          edges: [
            {
              node: {
                status: 'Unclaimed',
                reward: {
                  claimType: 'Manual',
                  rewardType: { amount: '25.00', wageringRequirementFactor: 30 }
                }
              }
            }
          ]
        }
      }
    })
  })

  test('is listed with why it can not be had, and when it can again', async () => {
    await platform.ports.clock.move(nextDay(3, 12))
    const who = await depositor(platform)
    expect(await listed(who)).toEqual([
      { ...FREE, id: 'welcome', eligibility: 'FIRST_TIME_DEPOSIT' },
      { ...FREE, id: 'weekly', isAvailable: false, block: 'NOT_ELIGIBLE' }
    ])
    await change(platform, who, { source_of_wealth_due_date: nextDay(4, 12) })
    expect(await listed(who)).toMatchObject([
      { isAvailable: false, block: null, conditions: ['CompleteSoW', 'Deposit'] },
      {}
    ])
    await change(platform, who, { source_of_wealth_due_date: null })
    await deposited(who, '50', 'welcome')
    expect(await listed(who)).toMatchObject([
      { isAvailable: false, block: 'ALREADY_USED', availableFrom: null },
      { isAvailable: false, block: 'BONUS_ACTIVE' }
    ])
    await giveUp(who)
    await deposited(who, '50', 'weekly')
    const monday = new Date(nextDay(3, 0).getTime() + 5 * 86_400_000).toISOString()
    expect((await listed(who))[1]).toMatchObject({ block: 'ALREADY_USED', availableFrom: monday })
    await change(platform, who, { is_rewards_blocked: true })
    expect(await listed(who)).toMatchObject([
      { block: 'REWARDS_BLOCKED' },
      { block: 'REWARDS_BLOCKED' }
    ])
  })

  test('that was not chosen gives nothing', async () => {
    const who = await depositor(platform)
    await deposited(who, '50')
    expect(await bonusOf(who)).toBe(0n)
    expect(await ids(who)).toEqual(['weekly'])
  })

  test('stays for a player whose deposit came to nothing', async () => {
    const who = await depositor(platform)
    const { frame } = await begun(platform, who, { offer: 'welcome' })
    await visit(platform, new URL(`${frame.pathname}/cancel`, frame), {})
    expect(await bonusOf(who)).toBe(0n)
    expect(await ids(who)).toEqual(['welcome'])
  })

  test('of every week is there again with the next Monday', async () => {
    await platform.ports.clock.move(nextDay(3, 12))
    const who = await depositor(platform)
    await deposited(who, '20')
    expect(await refusal(who, '39.99', 'weekly')).toBe('OFFER_NOT_AVAILABLE')
    await deposited(who, '50', 'weekly')
    expect(await bonusOf(who)).toBe(500n)
    expect(await ids(who)).toEqual([])
    await platform.ports.clock.move(new Date(nextDay(3, 0).getTime() + 5 * 86_400_000))
    const { accessToken } = await signInAs(platform, who.player.id)
    const again = { ...who, token: accessToken }
    await giveUp(again)
    expect(await ids(again)).toEqual(['weekly'])
  })

  test.each(['never', '', '__proto__', 'weekly'])('%j is refused to a new player', async offer => {
    expect(await refusal(await depositor(platform), '50', offer)).toBe('OFFER_NOT_AVAILABLE')
  })

  test('is neither told nor given to a player whose rewards are blocked', async () => {
    const who = await depositor(platform)
    const { frame } = await begun(platform, who, { offer: 'welcome' })
    await change(platform, who, { is_rewards_blocked: true })
    expect(await ids(who)).toEqual([])
    expect(await refusal(who, '50', 'welcome')).toBe('OFFER_NOT_AVAILABLE')
    await payWith(platform, frame, CARDS.success)
    expect(await cashOf(platform, who)).toBe('50.00')
    expect(await bonusOf(who)).toBe(0n)
  })
})
