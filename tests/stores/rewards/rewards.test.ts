import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $customer } from '#stores/player/customer.ts'
import { $claimable, $rewardCurrency } from '#stores/rewards/claimable.ts'
import { $rewards, purgeRewards } from '#stores/rewards/rewards.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { answerOf, openRewards, reward, update } from './rewards.ts'

const shown = () => {
  const state = $rewards.get()
  return state.status === 'ready'
    ? state.rewards.map(({ assignationId, status }) => `${assignationId} ${status}`)
    : state.status
}

const keep = () => keepMount($rewards)

describe('rewards', () => {
  cleanAfterEach($claimable, $rewardCurrency, $rewards, $customer, $wallet)

  test('are asked for as unclaimed and scheduled, the last 500, ascending [RWRD-02]', async () => {
    const page = await openRewards(keep)
    expect(page.sentOf('PlayerRewards').map(({ variables }) => variables)).toEqual([
      { desc: false, statuses: ['Unclaimed', 'Scheduled'], last: 500 }
    ])
  })

  test('are loaded in these statuses alone, 500 at most, in their order [RWRD-03]', async () => {
    const many = Array.from({ length: 510 }, (_, index) =>
      reward(`n${String(index).padStart(3, '0')}`, {
        status: index % 2 ? 'Unclaimed' : 'Scheduled',
        startsAt: new Date(Date.UTC(2026, 10, 1) + index * 1000).toISOString()
      })
    )
    await openRewards(keep, ...many.toReversed(), reward('x', { status: 'Expired' }))
    const list = shown()
    expect(list).toHaveLength(500)
    expect(list[0]).toBe('n000 Scheduled')
    expect(list.at(-1)).toBe('n499 Unclaimed')
    expect(list).not.toContain('x Expired')
  })

  test('are followed live once there is a session, and not before [RWRD-06]', async () => {
    const page = openTestPage()
    keepMount($rewards)
    await page.settle()
    expect(page.streamCount()).toBe(0)
    expect($rewards.get()).toEqual({ status: 'notAvailable' })
    storeOidcUser(page)
    page.hearTab({ type: 'sessionStarted' })
    await page.settle()
    const [stream] = page.running('RewardsContextSubscription')
    for (const field of ['rewardUpdated', 'reward', 'status', 'assignationId'])
      expect(stream?.query).toMatch(new RegExp(`\\b${field}\\b`))
  })

  test('take in updates as the rule says [RWRD-07] [RWRD-08] [RWRD-09]', async () => {
    const page = await openRewards(keep, reward('a1'))
    page.push('RewardsContextSubscription', update(1, 'new', { status: 'Credited' }))
    expect(shown()).toEqual(['a1 Unclaimed'])
    page.push('RewardsContextSubscription', update(2, 'new'))
    expect(shown()).toEqual(['a1 Unclaimed', 'new Unclaimed'])
    page.push('RewardsContextSubscription', update(3, 'a1', { status: 'Processing' }))
    expect(shown()).toEqual(['a1 Processing', 'new Unclaimed'])
  })

  test('drop an event that is older than what was told of the same reward', async () => {
    const page = await openRewards(keep, reward('a1'), reward('a2'))
    page.push('RewardsContextSubscription', update(7, 'a1', { status: 'Credited' }))
    page.push('RewardsContextSubscription', update(5, 'a1', { status: 'Processing' }))
    page.push('RewardsContextSubscription', update(6, 'a2', { status: 'Expired' }))
    expect(shown()).toEqual(['a1 Credited', 'a2 Expired'])
  })

  test('of one kind given twice are two cards, by when they start [L078]', async () => {
    await openRewards(
      keep,
      reward('second', { startsAt: '2026-11-22T00:00:00.000Z' }),
      reward('first', { startsAt: '2026-11-21T00:00:00.000Z' })
    )
    expect(shown()).toEqual(['first Unclaimed', 'second Unclaimed'])
  })

  test('are read again after every connection: what was missed is not shown any more', async () => {
    const page = await openRewards(keep, reward('a1'), reward('a2'))
    page.push('RewardsContextSubscription', update(1, 'a2', { status: 'Credited' }))
    page.answer('PlayerRewards', answerOf(reward('a3')))
    page.connect('RewardsContextSubscription')
    await page.settle()
    expect(shown()).toEqual(['a2 Credited', 'a3 Unclaimed'])
    expect(page.sentOf('PlayerRewards')).toHaveLength(2)
  })

  test('keep an event that comes while they are read, whatever the answer says', async () => {
    const page = await openRewards(keep, reward('a1'))
    const { promise, resolve } = Promise.withResolvers<unknown>()
    page.answer('PlayerRewards', () => promise)
    page.connect('RewardsContextSubscription')
    await page.settle()
    page.push('RewardsContextSubscription', update(4, 'a1', { status: 'Credited' }))
    resolve(answerOf(reward('a1')))
    await page.settle()
    expect(shown()).toEqual(['a1 Credited'])
  })

  test('that are under way or failed are there again on another page', async () => {
    const page = await openRewards(opened => {
      opened.answer('RewardsUnderWay', answerOf(reward('f', { status: 'FailedProcessing' })))
      keep()
    }, reward('a1'))
    expect(shown()).toEqual(['f FailedProcessing', 'a1 Unclaimed'])
    expect(page.sentOf('RewardsUnderWay')).toHaveLength(1)
  })

  test('that were credited go when they are purged [RWRD-10]', async () => {
    const page = await openRewards(keep, reward('a1'), reward('a2'), reward('a3'))
    page.push('RewardsContextSubscription', update(1, 'a1', { status: 'Credited' }))
    page.push('RewardsContextSubscription', update(2, 'a3', { status: 'Credited' }))
    expect(shown()).toHaveLength(3)
    purgeRewards()
    expect(shown()).toEqual(['a2 Unclaimed'])
  })

  test.each([
    'Scheduled',
    'Processing',
    'Unclaimed',
    'Expired',
    'Removed',
    'FailedProcessing',
    'Credited'
  ] as const)('are shown as %s after any other status [RWRD-11]', async status => {
    const page = await openRewards(keep, reward('a1'))
    let version = 0
    for (const each of ['Removed', 'Scheduled', 'Credited', status] as const) {
      page.push('RewardsContextSubscription', update(++version, 'a1', { status: each }))
      expect(shown()).toEqual([`a1 ${each}`])
    }
  })

  test('have failed where nobody answers, and are there once somebody does', async () => {
    const page = await openRewards(opened => {
      opened.answer('PlayerRewards', noNetwork)
      keepMount($rewards)
    })
    expect(shown()).toBe('failed')
    page.answer('PlayerRewards', answerOf(reward('a1')))
    page.connect('RewardsContextSubscription')
    await page.settle()
    expect(shown()).toEqual(['a1 Unclaimed'])
  })

  test('are counted before the wallet is there, and have its currency once it is [L080]', async () => {
    const page = await openRewards(
      () => {
        keepMount($claimable)
        keepMount($rewardCurrency)
      },
      reward('a1'),
      reward('a2', { status: 'Scheduled' })
    )
    expect($claimable.get()).toBe(1)
    expect($rewardCurrency.get()).toBeUndefined()
    await page.pass(3000)
    page.push('Wallet', {
      balanceUpdated: {
        balance: '100.00',
        bonusBalance: '0.00',
        currency: 'NOK',
        amount: null,
        moneyType: null,
        wageringProgress: null,
        version: 1
      }
    })
    expect($rewardCurrency.get()).toBe('NOK')
    expect($claimable.get()).toBe(1)
  })
})
