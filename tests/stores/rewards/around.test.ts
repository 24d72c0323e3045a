import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $cashback, readCashback } from '#stores/rewards/cashback.ts'
import { $rewardHistory, readEarlierRewards } from '#stores/rewards/history.ts'
import {
  $declinesRewards,
  $preferenceChange,
  setDeclinesRewards
} from '#stores/rewards/preference.ts'
import { $promoCode, promoCodeTyped, redeemPromoCode } from '#stores/rewards/promo-code.ts'
import { $rewards } from '#stores/rewards/rewards.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { answerOf, openRewards, reward } from './rewards.ts'

function openPlayer() {
  const page = openTestPage('/en/rewards/')
  storeOidcUser(page)
  return page
}

describe('a promo code', () => {
  cleanAfterEach($promoCode, $rewards)

  const open = () =>
    openRewards(() => {
      keepMount($promoCode)
      keepMount($rewards)
    })

  test('is sent once, without the blanks around it, and what it brings is there', async () => {
    const page = await open()
    page.answer('RedeemPromoCode', { redeemPromoCode: { ok: reward('c1'), error: null } })
    page.answer('PlayerRewards', answerOf(reward('c1')))
    await Promise.all([redeemPromoCode(' winter20 '), redeemPromoCode('winter20')])
    expect(page.sentOf('RedeemPromoCode').map(({ variables }) => variables)).toEqual([
      { code: 'winter20' }
    ])
    expect($promoCode.get()).toMatchObject({ status: 'added', reward: { assignationId: 'c1' } })
    expect($rewards.get()).toMatchObject({ rewards: [{ assignationId: 'c1' }] })
  })

  test.each([
    ['  ', undefined, { status: 'empty' }],
    [
      'NOPE',
      { redeemPromoCode: { ok: null, error: { code: 'UNKNOWN' } } },
      { status: 'refused', code: 'UNKNOWN' }
    ],
    ['NOPE', noNetwork, { status: 'failed' }]
  ])('"%s" that brings nothing says why until another is typed', async (code, answer, state) => {
    const page = await open()
    if (answer !== undefined) page.answer('RedeemPromoCode', answer)
    await redeemPromoCode(code)
    expect($promoCode.get()).toEqual(state)
    promoCodeTyped()
    expect($promoCode.get()).toEqual({ status: 'idle' })
  })
})

describe('offers', () => {
  cleanAfterEach($declinesRewards, $preferenceChange, $rewards)

  test('are turned off and on again with one press each', async () => {
    const page = await openRewards(opened => {
      opened.answer('RewardPreference', { viewer: { id: '1', declinesRewards: false } })
      opened.answer('SetDeclinesRewards', (variables: Record<string, unknown>) => ({
        setDeclinesRewards: variables['declines']
      }))
      keepMount($declinesRewards)
      keepMount($rewards)
    })
    expect($declinesRewards.get()).toEqual({ status: 'ready', value: false })
    await Promise.all([setDeclinesRewards(true), setDeclinesRewards(true)])
    expect(page.sentOf('SetDeclinesRewards')).toHaveLength(1)
    expect($declinesRewards.get()).toEqual({ status: 'ready', value: true })
    await setDeclinesRewards(false)
    expect($declinesRewards.get()).toEqual({ status: 'ready', value: false })
  })

  test('stay as they were where nobody answers', async () => {
    const page = openPlayer()
    page.answer('RewardPreference', { viewer: { id: '1', declinesRewards: false } })
    keepMount($declinesRewards)
    await page.settle()
    await setDeclinesRewards(true)
    expect($preferenceChange.get()).toBe('failed')
    expect($declinesRewards.get()).toEqual({ status: 'ready', value: false })
  })
})

describe('cashback', () => {
  cleanAfterEach($cashback)

  const CASHBACK = { nextPaidAt: '2026-11-30T06:00:00.000Z', weeks: [] }

  test('is read with the weeks before, and can be asked for again after a failure', async () => {
    const page = openPlayer()
    page.answer('Cashback', noNetwork)
    keepMount($cashback)
    await page.settle()
    expect($cashback.get()).toEqual({ status: 'failed' })
    page.answer('Cashback', { viewer: { id: '1', cashback: CASHBACK } })
    await readCashback()
    expect($cashback.get()).toEqual({ status: 'ready', value: CASHBACK })
    expect(page.sentOf('Cashback').at(-1)?.variables).toEqual({ first: 13 })
  })

  test('of one player is not shown to the next', async () => {
    const page = openPlayer()
    page.answer('Cashback', { viewer: { id: '1', cashback: CASHBACK } })
    keepMount($cashback)
    await page.settle()
    page.answer('Cashback', () => new Promise(() => {}))
    page.vaultEntries.clear()
    page.cookieJar.clear()
    page.hearTab({ type: 'sessionEnded' })
    await page.settle()
    expect($cashback.get().status).not.toBe('ready')
  })
})

describe('past rewards', () => {
  cleanAfterEach($rewardHistory)

  const page1 = {
    viewer: {
      id: '1',
      rewardHistory: {
        edges: [
          { node: { endedAt: '2026-11-20T00:00:00.000Z', worth: null, reward: reward('h1') } }
        ],
        pageInfo: { hasNextPage: true, endCursor: 'c1' }
      }
    }
  }
  const page2 = {
    viewer: {
      id: '1',
      rewardHistory: {
        edges: ['h1', 'h2'].map(id => ({
          node: { endedAt: '2026-11-19T00:00:00.000Z', worth: null, reward: reward(id) }
        })),
        pageInfo: { hasNextPage: false, endCursor: null }
      }
    }
  }

  test('come page by page, each once', async () => {
    const page = openPlayer()
    page.answer('RewardHistory', ({ after }: Record<string, unknown>) => (after ? page2 : page1))
    keepMount($rewardHistory)
    await page.settle()
    expect($rewardHistory.get()).toMatchObject({ next: 'c1', ended: [{}] })
    await Promise.all([readEarlierRewards(), readEarlierRewards()])
    expect(page.sentOf('RewardHistory')).toHaveLength(2)
    expect($rewardHistory.get()).toMatchObject({
      next: undefined,
      ended: [{ reward: { assignationId: 'h1' } }, { reward: { assignationId: 'h2' } }]
    })
  })
})
