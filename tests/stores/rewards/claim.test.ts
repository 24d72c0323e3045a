import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { rewardKey } from '#rules/rewards/merge.ts'
import { $claims, claimReward, declineReward } from '#stores/rewards/claim.ts'
import { $rewards } from '#stores/rewards/rewards.ts'
import { cleanAfterEach, noNetwork } from '#tests/support/environment.ts'
import { answerOf, openRewards, reward } from './rewards.ts'

const GIFT = reward('a1')

const open = () =>
  openRewards(() => {
    keepMount($rewards)
    keepMount($claims)
  }, GIFT)

const claim = () => $claims.get()[rewardKey(GIFT)]

const statuses = () => {
  const state = $rewards.get()
  return state.status === 'ready' ? state.rewards.map(({ status }) => status) : []
}

const refused = (code: string, reference: string | null = null) => ({
  claimReward: { ok: null, error: { code, reference } }
})

describe('a claim', () => {
  cleanAfterEach($claims, $rewards)

  test('is sent once however often it is pressed, and names both ids [L077]', async () => {
    const page = await open()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    page.answer('ClaimReward', () => promise)
    const claims = [claimReward(GIFT), claimReward(GIFT), declineReward(GIFT)]
    await page.settle()
    expect(claim()).toEqual({ status: 'sending', act: 'claim' })
    expect(page.sentOf('ClaimReward').map(({ variables }) => variables)).toEqual([
      { rewardId: 'r1', assignationId: 'a1' }
    ])
    expect(page.sentOf('DeclineReward')).toEqual([])
    resolve({ claimReward: { ok: reward('a1', { status: 'Credited' }), error: null } })
    await Promise.all(claims)
    expect(claim()).toBeUndefined()
    expect(statuses()).toEqual(['Credited'])
  })

  test('that is refused says why, and the list is read again', async () => {
    const page = await open()
    page.answer('ClaimReward', refused('PROVIDER_FAILED', '7F2-0931'))
    page.answer('PlayerRewards', answerOf())
    page.answer('RewardsUnderWay', answerOf(reward('a1', { status: 'FailedProcessing' })))
    await claimReward(GIFT)
    expect(claim()).toEqual({ status: 'refused', code: 'PROVIDER_FAILED', reference: '7F2-0931' })
    expect(statuses()).toEqual(['FailedProcessing'])
  })

  test('that nobody answered can be tried again, and is not sent by itself', async () => {
    const page = await open()
    page.answer('ClaimReward', noNetwork)
    await claimReward(GIFT)
    expect(claim()).toEqual({ status: 'failed' })
    expect(page.sentOf('ClaimReward')).toHaveLength(1)
    page.answer('ClaimReward', {
      claimReward: { ok: reward('a1', { status: 'Processing' }), error: null }
    })
    await claimReward(GIFT)
    expect(claim()).toBeUndefined()
    expect(statuses()).toEqual(['Processing'])
  })

  test('can be given up for good', async () => {
    const page = await open()
    page.answer('DeclineReward', {
      declineReward: { ok: reward('a1', { status: 'Removed' }), error: null }
    })
    await declineReward(GIFT)
    expect(statuses()).toEqual(['Removed'])
    expect(page.sentOf('ClaimReward')).toEqual([])
  })
})
