import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $customer } from '#stores/player/customer.ts'
import { $player } from '#stores/player/player.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const PLAYER = { id: '1', playerId: 'player-1', email: 'a@b.example' }

describe('player', () => {
  cleanAfterEach($player)

  test('is loading, then logged in once there is a player [SESS-01] [SESS-25]', async () => {
    const page = openTestPage()
    storeOidcUser(page)
    page.answer('GetPlayerInfo', { viewer: { id: '1', player: PLAYER } })
    const seen: string[] = []
    const unbind = $player.subscribe(({ status }) => void seen.push(status))
    await page.settle()
    unbind()
    expect([...new Set(seen)]).toEqual(['LOADING', 'LOGGED_IN'])
    expect($player.get()).toEqual({ status: 'LOGGED_IN', player: PLAYER })
    expect(page.sentOf('GetPlayerInfo')).toHaveLength(1)
    expect(page.sentOf('GetPlayerInfo')[0]!.query).toMatch(/viewer[\s\S]*player \{/)
  })

  test('is logged out when the answer has none [SESS-01]', async () => {
    const page = openTestPage()
    storeOidcUser(page)
    page.answer('GetPlayerInfo', { viewer: null })
    keepMount($player)
    await page.settle()
    expect($player.get()).toEqual({ status: 'LOGGED_OUT' })
  })

  test('is not asked for without a token [SESS-03]', async () => {
    const page = openTestPage()
    keepMount($player)
    await page.settle()
    expect($player.get()).toEqual({ status: 'LOGGED_OUT' })
    expect(page.sent).toEqual([])
  })

  test('is read again when the platform tells of a change [SESS-24]', async () => {
    const page = openTestPage()
    storeOidcUser(page)
    page.answer('GetPlayerInfo', { viewer: { id: '1', player: PLAYER } })
    keepMount($player)
    await page.settle()
    expect(page.running('PlayerUpdated')[0]!.query).toContain('isAccountClosed')
    const closed = { ...PLAYER, accountStatus: { status: 'Closed' } }
    page.answer('GetPlayerInfo', { viewer: { id: '1', player: closed } })
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: true, version: 2 } })
    await page.settle()
    expect($player.get()).toEqual({ status: 'LOGGED_IN', player: closed })
  })

  test('is read again whenever the line stands: what changed before was told to nobody', async () => {
    const page = openTestPage()
    storeOidcUser(page)
    page.answer('GetPlayerInfo', { viewer: { id: '1', player: PLAYER } })
    keepMount($player)
    await page.settle()
    const closed = { ...PLAYER, accountStatus: { status: 'Closed' } }
    page.answer('GetPlayerInfo', { viewer: { id: '1', player: closed } })
    page.connect('PlayerUpdated')
    await page.settle()
    expect($player.get()).toEqual({ status: 'LOGGED_IN', player: closed })
    page.answer('GetPlayerInfo', { viewer: { id: '1', player: PLAYER } })
    page.connect('PlayerUpdated')
    await page.settle()
    expect($player.get()).toEqual({ status: 'LOGGED_IN', player: PLAYER })
  })
})

describe('customer', () => {
  cleanAfterEach($customer)

  test('is read after the login, and gains the pop-ups that are added [SESS-26] [SESS-27]', async () => {
    const page = openTestPage()
    storeOidcUser(page)
    page.answer('GetCustomerInfo', {
      viewer: { id: '1', customer: { id: '1', popUpsNeeded: ['terms'], isDepositsBlocked: true } }
    })
    keepMount($customer)
    await page.settle()
    page.connect('CustomerPopUpAdded')
    await page.settle()
    expect($customer.get()).toMatchObject({ status: 'ready', isDepositsBlocked: true })
    expect(page.running('CustomerPopUpAdded')[0]!.query).toContain('popUpIdsAdded')
    page.push('CustomerPopUpAdded', { customerPopUpAdded: { popUpIdsAdded: ['terms', 'privacy'] } })
    expect($customer.get()).toMatchObject({ popUpsNeeded: ['terms', 'privacy'] })
  })
})
