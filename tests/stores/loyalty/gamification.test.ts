import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $gamification, readGamificationAgain } from '#stores/loyalty/gamification.ts'
import { $providerPlayer } from '#stores/loyalty/provider-player.ts'
import { cleanAfterEach, noNetwork } from '#tests/support/environment.ts'
import { INFO, LOYALTY_STORES, openLoyaltyPage, PLAYER } from './support.ts'

describe('whether the programme is there', () => {
  cleanAfterEach(...LOYALTY_STORES)

  async function stand(world: Parameters<typeof openLoyaltyPage>[0]) {
    const opened = openLoyaltyPage(world)
    keepMount($gamification)
    await opened.page.settle()
    return opened
  }

  test('it is for a player for whom nothing stands in the way [LOYL-06]', async () => {
    const { page } = await stand({})
    expect($gamification.get()).toEqual({ status: 'on', clientId: 'infiniza-lobby', level: 4 })
    expect(page.sentOf('GamificationSettings')[0]!.variables).toEqual({})
  })

  test.each([
    ['SWITCHED_OFF', 'LOYL-13', { settings: { enabled: false, clientId: 'infiniza-lobby' } }],
    ['PLAYER_BLOCKED', 'LOYL-14', { info: { ...INFO, isPlayerBlockedInGamanza: true } }],
    ['NOT_CONFIGURED', 'LOYL-15', { settings: { enabled: true, clientId: null } }],
    [
      'EXCLUDED',
      'LOYL-16',
      { player: { ...PLAYER, selfExclusionDetails: { exclusionEndsAt: '2020-01-01T00:00:00Z' } } }
    ],
    [
      'SOURCE_OF_WEALTH_EXPIRED',
      'LOYL-17',
      { player: { ...PLAYER, sourceOfWealthStatus: { dueDateExpired: true } } }
    ],
    ['KYC_REQUIRED', 'LOYL-18', { player: { ...PLAYER, kycCheckStatus: { status: 'Required' } } }],
    ['ACCOUNT_CLOSED', 'LOYL-19', { player: { ...PLAYER, accountStatus: { status: 'Closed' } } }]
  ] as const)('each of seven conditions shuts it alone: %s [%s] [G06]', async (block, _, world) => {
    await stand(world)
    expect($gamification.get()).toEqual({ status: 'off', block })
  })

  test('a house that answers with no settings has no programme', async () => {
    await stand({ settings: null })
    expect($gamification.get()).toEqual({ status: 'off', block: 'SWITCHED_OFF' })
  })

  test('a visitor reads the pages and takes no part [LOYL-12]', async () => {
    const { page, asked } = await stand({ signedIn: false })
    keepMount($providerPlayer)
    await page.settle()
    expect($gamification.get()).toEqual({ status: 'visitor' })
    expect(page.sentOf('GetGamanzaInfo')).toEqual([])
    expect(asked).toEqual([])
  })

  test('the house is asked for the block, the player and the level, and a change of the player asks again [LOYL-24]', async () => {
    const { page } = await stand({})
    const { query } = page.sentOf('GetGamanzaInfo')[0]!
    for (const field of ['isPlayerBlockedInGamanza', 'id', 'playerGamificationDetails', 'level'])
      expect(query).toContain(field)
    page.answer('GetGamanzaInfo', { viewer: { ...INFO, playerGamificationDetails: { level: 7 } } })
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: 2 } })
    await page.settle()
    expect($gamification.get()).toMatchObject({ level: 7 })
    page.answer('GetGamanzaInfo', { viewer: { ...INFO, isPlayerBlockedInGamanza: true } })
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: 3 } })
    await page.settle()
    expect($gamification.get()).toEqual({ status: 'off', block: 'PLAYER_BLOCKED' })
  })

  test('a failure of the house is no reason to take the pages away', async () => {
    const opened = openLoyaltyPage()
    opened.page.answer('GamificationSettings', () => {
      throw noNetwork()
    })
    keepMount($gamification)
    await opened.page.pass(60_000)
    expect($gamification.get()).toEqual({ status: 'failed' })
    opened.page.answer('GamificationSettings', {
      gamificationSettings: { enabled: true, clientId: 'infiniza-lobby' }
    })
    readGamificationAgain()
    await opened.page.settle()
    expect($gamification.get().status).toBe('on')
  })
})
