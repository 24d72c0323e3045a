import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'
import { $acceptance, acceptTerms } from '#stores/acceptance.ts'
import { $guardOverlays } from '#stores/guard-overlays.ts'
import { $location } from '#stores/location.ts'
import { $topOverlay, closeOverlay, openOverlay } from '#stores/overlays.ts'
import { openQuickDeposit } from '#stores/quick-deposit/request.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const at = (milliseconds: number) => new Date(START + milliseconds).toISOString()

const overdue = {
  sourceOfWealthStatus: {
    status: 'Required' as const,
    dueDate: at(-1),
    dueDateExpired: true,
    requiredDocumentsUploadV2: []
  }
}

describe('overlays of guards', () => {
  cleanAfterEach($guardOverlays, $location)
  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
  })

  async function open(standing: Parameters<typeof answerStanding>[1], path = '/en/') {
    const page = openTestPage(path)
    storeOidcUser(page)
    answerStanding(page, standing)
    keepMount($guardOverlays)
    await page.settle()
    return page
  }

  const shown = () => $topOverlay.get()?.variant

  test.each([
    ['content-accept', { termsAccepted: false }],
    ['sumsub-kyc-required', { kycCheckStatus: { status: 'Required', deadline: at(-1) } }],
    ['sow', overdue]
  ] as const)('%s opens when its guard blocks', async (variant, standing) => {
    await open(standing)
    expect(shown()).toBe(variant)
  })

  test('opens again on the next page for as long as the guard blocks', async () => {
    const page = await open({ termsAccepted: false })
    closeOverlay($topOverlay.get()!.id, 'escape')
    expect(shown()).toBeUndefined()
    page.navigate('/en/games/')
    await page.pass(32)
    expect(shown()).toBe('content-accept')
  })

  test.each(['/en/profile/limits/', '/fi/terms-and-conditions/', '/en/withdraw/'])(
    'leaves %s alone',
    async path => {
      await open({ termsAccepted: false }, path)
      expect(shown()).toBeUndefined()
    }
  )

  test('opens again when the player wants to deposit, and once only', async () => {
    await open({ termsAccepted: false })
    const { id } = $topOverlay.get()!
    expect(openQuickDeposit()).toBe(false)
    expect($topOverlay.get()!.id).toBe(id)
    closeOverlay(id, 'escape')
    expect(openQuickDeposit()).toBe(false)
    expect(shown()).toBe('content-accept')
  })

  test('a wish to deposit leads to the words of a guard that fills the page', async () => {
    const page = await open({ timeouts: { timeoutEndsAt: at(60_000) } })
    expect(openQuickDeposit()).toBe(false)
    expect(page.scrolls).toHaveLength(1)
    expect(shown()).toBeUndefined()
  })

  test('a guard that fills the page takes the deposit away', async () => {
    const page = await open({})
    openOverlay('quick-deposit', { mode: 'deposit' })
    answerStanding(page, { timeouts: { timeoutEndsAt: at(60_000) } })
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: 2 } })
    await page.settle()
    expect(shown()).toBeUndefined()
  })

  test('a guard that keeps away from play leaves a withdrawal where it is [D15]', async () => {
    const page = await open({})
    expect(openQuickDeposit({ mode: 'withdraw' })).toBe(true)
    answerStanding(page, { timeouts: { timeoutEndsAt: at(60_000) } })
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: 2 } })
    await page.settle()
    expect(shown()).toBe('quick-deposit')
  })

  test('closes by itself once the player has agreed', async () => {
    const page = await open({ termsAccepted: false })
    page.answer('AcceptTerms', { acceptTerms: { accepted: true } })
    expect(await acceptTerms()).toBe(true)
    answerStanding(page)
    page.push('PlayerUpdated', { playerUpdated: { isAccountClosed: false, version: 2 } })
    await page.settle()
    expect(shown()).toBeUndefined()
  })

  test('says so when the agreement did not arrive, and takes it again', async () => {
    const page = await open({ termsAccepted: false })
    page.answer('AcceptTerms', noNetwork())
    expect(await acceptTerms()).toBe(false)
    expect($acceptance.get()).toBe('failed')
    page.answer('AcceptTerms', { acceptTerms: { accepted: true } })
    expect(await acceptTerms()).toBe(true)
    expect($acceptance.get()).toBe('idle')
  })
})
