import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setEngagementScript } from '#stores/environment/engagement-script.ts'
import { $widget, loadWidget } from '#stores/loyalty/widget.ts'
import { cleanAfterEach, SITE } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { LOYALTY_STORES, openLoyaltyPage, WIDGET } from './support.ts'

describe('the widget of the engagement provider', () => {
  cleanAfterEach(...LOYALTY_STORES)
  afterEach(() => setEngagementScript(undefined))

  async function load() {
    const opened = openLoyaltyPage()
    keepMount($widget)
    await opened.page.settle()
    return opened
  }

  test('comes from the provider’s own address [LOYL-02]', async () => {
    const { scripts } = await load()
    expect(scripts.map(({ url }) => url)).toEqual(['http://engagement.test/v1/widget/v1.js'])
    scripts[0]!.load(WIDGET)
    expect($widget.get()).toEqual({ status: 'ready', widget: WIDGET })
    expect(scripts[0]!.isInPage()).toBe(true)
  })

  test('is loaded again five times, each time after a second more, and then no more [LOYL-28]', async () => {
    const { page, scripts } = await load()
    for (let turn = 0; turn < 6; turn++) {
      scripts.at(-1)!.fail()
      expect(scripts.at(-1)!.isInPage()).toBe(false)
      await page.pass((turn + 1) * 1000)
    }
    await page.pass(60_000)
    expect(scripts.map(({ at }) => at - START)).toEqual([0, 1000, 3000, 6000, 10_000, 15_000])
    expect($widget.get()).toEqual({ status: 'failed' })
  })

  test('that comes at a later attempt is taken [LOYL-28]', async () => {
    const { page, scripts } = await load()
    scripts[0]!.fail()
    await page.pass(1000)
    scripts[1]!.load(WIDGET)
    await page.pass(60_000)
    expect($widget.get().status).toBe('ready')
    expect(scripts).toHaveLength(2)
  })

  test('that does not come at all is given up after fifteen seconds, and what comes after that is left', async () => {
    const { page, scripts } = await load()
    await page.pass(14_999)
    expect(scripts[0]!.isInPage()).toBe(true)
    await page.pass(1)
    expect(scripts[0]!.isInPage()).toBe(false)
    scripts[0]!.load(WIDGET)
    expect($widget.get()).toEqual({ status: 'loading' })
    await page.pass(1000)
    scripts[1]!.load(WIDGET)
    expect($widget.get().status).toBe('ready')
  })

  test.each([
    undefined,
    null,
    'engagement',
    { version: 2, mount: () => ({}) },
    { version: 1 },
    { version: 1, mount: 'here' }
  ])('that is not what it should be is not taken: %o', async nonsense => {
    const { page, scripts } = await load()
    scripts[0]!.load(nonsense)
    expect($widget.get()).toEqual({ status: 'loading' })
    expect(scripts[0]!.isInPage()).toBe(false)
    await page.pass(1000)
    expect(scripts).toHaveLength(2)
  })

  test('that was given up is loaded anew for who asks', async () => {
    const { page, scripts } = await load()
    for (let turn = 0; turn < 6; turn++) {
      scripts.at(-1)!.fail()
      await page.pass(6000)
    }
    loadWidget()
    await page.settle()
    scripts.at(-1)!.load(WIDGET)
    expect($widget.get().status).toBe('ready')
  })

  test('is not looked for where the site names no provider', async () => {
    const { page, scripts } = openLoyaltyPage()
    page.setSite({ endpoints: { ...SITE.endpoints, gamification: null } })
    keepMount($widget)
    await page.settle()
    expect($widget.get()).toEqual({ status: 'failed' })
    expect(scripts).toEqual([])
  })
})
