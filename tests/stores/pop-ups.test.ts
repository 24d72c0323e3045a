import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { acceptPopUp } from '#stores/acceptance.ts'
import { pressEscape } from '#stores/escape.ts'
import { $location } from '#stores/location.ts'
import { $overlays, $topOverlay, closeOverlay, openOverlay } from '#stores/overlays.ts'
import { $customer } from '#stores/player/customer.ts'
import { $popUps } from '#stores/pop-ups.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

describe('pop-ups', () => {
  cleanAfterEach($popUps, $customer, $location)
  afterEach(() => {
    for (const { id } of $overlays.get()) closeOverlay(id)
  })

  async function open(popUpsNeeded: readonly string[], standing = {}) {
    const page = openTestPage()
    storeOidcUser(page)
    answerStanding(page, standing)
    page.answer('GetCustomerInfo', { viewer: { id: '1', customer: { id: '1', popUpsNeeded } } })
    page.answer('AcceptPopUp', ({ id }: Record<string, unknown>) => ({
      acceptPopUp: { popUpsNeeded: popUpsNeeded.filter(other => other !== id) }
    }))
    keepMount($popUps)
    await page.settle()
    page.connect('CustomerPopUpAdded')
    await page.settle()
    return page
  }

  const shown = () => {
    const top = $topOverlay.get()
    return top?.variant === 'content-accept' ? top.content.popUp : top?.variant
  }

  test('are shown one after the other until each is accepted', async () => {
    await open(['new-terms', 'safer-play'])
    expect(shown()).toBe('new-terms')
    expect(await acceptPopUp('new-terms')).toBe(true)
    expect(shown()).toBe('safer-play')
  })

  test('open while the page is looked at', async () => {
    const page = await open([])
    expect(shown()).toBeUndefined()
    page.push('CustomerPopUpAdded', { customerPopUpAdded: { popUpIdsAdded: ['safer-play'] } })
    expect(shown()).toBe('safer-play')
  })

  test('that the house does not know are passed over', async () => {
    await open(['offer-1', 'new-privacy'])
    expect(shown()).toBe('new-privacy')
  })

  test('that were escaped from come back on the next page', async () => {
    const page = await open(['safer-play'])
    pressEscape()
    expect(shown()).toBeUndefined()
    page.navigate('/en/games/')
    await page.pass(32)
    expect(shown()).toBe('safer-play')
  })

  test('wait for what stands above the page already, and come back after what took their place', async () => {
    const page = await open([])
    const deposit = openOverlay('quick-deposit', { mode: 'deposit' })
    page.push('CustomerPopUpAdded', { customerPopUpAdded: { popUpIdsAdded: ['safer-play'] } })
    expect(shown()).toBe('quick-deposit')
    closeOverlay(deposit)
    expect(shown()).toBe('safer-play')
    const check = openOverlay('reality-check', {})
    expect(shown()).toBe('reality-check')
    closeOverlay(check)
    expect(shown()).toBe('safer-play')
  })

  test('wait for a guard that blocks', async () => {
    const page = await open(['safer-play'], { termsAccepted: false })
    expect(shown()).toBeUndefined()
    answerStanding(page)
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: 2 } })
    await page.settle()
    expect(shown()).toBe('safer-play')
  })

  test('stay when the acceptance does not arrive', async () => {
    const page = await open(['safer-play'])
    page.answer('AcceptPopUp', noNetwork())
    expect(await acceptPopUp('safer-play')).toBe(false)
    expect(shown()).toBe('safer-play')
  })
})
