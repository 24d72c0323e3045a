import type { Locator, Page } from '@playwright/test'

import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { shiftsOf, watchShifts } from '../../scripts/audit/shifts.ts'
import { withOverlays } from './overlay-page.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

const WON = { minor: 1200n, currency: 'EUR' } as const
const POT = { ...WON, pot: 'minor', isShare: false, isWithheld: false, at: null, id: null } as const

/** Each variant that a page of its own draws, what it is told, and whether Escape closes it. */
const DRAWN = [
  ['confirmation', { title: 'Leave the game?', text: 'The round goes on without you.' }, true],
  ['default', { title: 'Hello', text: 'A word' }, true],
  ['error', {}, true],
  ['bonus-checker', {}, false],
  ['reality-check', {}, true],
  ['content-accept', { popUp: 'safer-play' }, true],
  ['action-error', { causes: ['InsufficientFunds'], traceId: 'trace-7' }, true],
  ['jackpot-win', POT, true],
  ['raffle-win', { ...WON, drop: 'hourly' }, true],
  ['sow', {}, false],
  ['sumsub-kyc-required', {}, true]
] as const

const top = (page: Page) => page.locator('dialog:modal').last()

/** Where the focus is, and whether one can see it there. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    const style = at ? getComputedStyle(at) : undefined
    return {
      isInDialog: at?.closest('dialog:modal') != null,
      isOnPage: at !== null && at !== document.body && at.closest('dialog:modal') === null,
      isSeen: style?.outlineStyle !== 'none' && style?.outlineWidth !== '0px',
      name: at?.getAttribute('aria-label') ?? at?.textContent ?? ''
    }
  })

/** Tab by Tab over all the controls of the topmost overlay; what it answers is their names. */
async function walk(page: Page, key: 'Shift+Tab' | 'Tab'): Promise<readonly string[]> {
  const count = await top(page).locator('a[href], button:enabled').count()
  const names = new Set<string>()
  for (let step = 0; step <= count + 1; step++) {
    await page.keyboard.press(key)
    const { isInDialog, isOnPage, isSeen, name } = await focus(page)
    expect(isOnPage).toBe(false)
    if (!isInDialog) continue
    expect(isSeen, name).toBe(true)
    names.add(name)
  }
  expect(names.size).toBe(count)
  return [...names]
}

test.describe('overlays by the keyboard', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }))

  test('keep the focus, show it, and give it back [UI-01] [UI-02] [UI-04]', async ({ page }) => {
    test.setTimeout(120_000)
    await withOverlays(page, '/en/responsible-play/')
    const opener = page.getByRole('banner').getByRole('link').first()
    for (const [variant, content, closes] of DRAWN)
      await test.step(variant, async () => {
        await opener.focus()
        await page.evaluate(
          // The pairs were checked above; the compiler cannot tell it of a union.
          ([name, told]) => void window.overlays.open(name as 'default', told as never),
          [variant, content] as const
        )
        await expect(top(page)).toBeVisible()
        await expect.poll(async () => (await focus(page)).isInDialog).toBe(true)
        const names = await walk(page, 'Tab')
        expect([...(await walk(page, 'Shift+Tab'))].toSorted()).toEqual([...names].toSorted())
        if (variant === 'content-accept') expect(await accessibilityFaults(page)).toEqual([])

        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog:modal')).toHaveCount(closes ? 0 : 1)
        if (!closes) {
          await top(page).getByRole('button', { name: 'Close' }).focus()
          await page.keyboard.press('Enter')
        }
        await expect(page.locator('dialog:modal')).toHaveCount(0)
        await expect(opener).toBeFocused()
      })
  })

  test('ask above what is open: the topmost alone has Escape, focus and the page [UI-03]', async ({
    page
  }) => {
    await withOverlays(page, '/en/responsible-play/')
    const dialogs = page.locator('dialog:modal')
    const ask = () => page.evaluate(() => void window.overlays.confirm('Sure?'))
    await page.evaluate(() => void window.overlays.open('bonus-checker', {}))
    await expect(dialogs).toHaveCount(1)
    const close = top(page).getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()

    await ask()
    await expect(dialogs).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(1)
    await expect(close).toBeFocused()

    await ask()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialogs).toHaveCount(1)
    await ask()
    await page.getByRole('button', { name: 'Cancel' }).press('Space')
    await expect(dialogs).toHaveCount(1)
    expect(await page.evaluate(() => window.overlays.answers)).toEqual(['false', 'true', 'false'])

    await page.mouse.move(640, 700)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await close.click()
    await expect(dialogs).toHaveCount(0)
    // What turns while the page is given back is lost, and a hand turns on.
    const scrolled = async () => {
      await page.mouse.wheel(0, 600)
      return await page.evaluate(() => window.scrollY)
    }
    await expect.poll(scrolled).toBeGreaterThan(0)
  })

  test('say in the language of the page that an island broke, or that their words are missing [UI-06] [UI-07]', async ({
    page,
    quiet
  }) => {
    quiet.allow(/broken|ERR_FAILED|Could not fetch/)
    for (const [path, title, words] of [
      ['/en/responsible-play/', 'Error', 'Something went wrong'],
      ['/fi/responsible-play/', 'Virhe', 'Jokin meni vikaan']
    ] as const) {
      await withOverlays(page, path)
      await page.route('**/texts/**', route => route.abort())
      await page.evaluate(() => window.overlays.break())
      const told = page.getByRole('alertdialog', { name: title })
      await expect(told).toContainText(words)
      await page.keyboard.press('Escape')
      await expect(told).toHaveCount(0)
      await page.evaluate(() => void window.overlays.open('bonus-checker', {}))
      await expect(told).toContainText(words)
      await page.keyboard.press('Escape')
      await expect(told).toHaveCount(0)
    }
  })
})

test.describe('toasts', () => {
  const toast = (page: Page) => page.locator('[data-kind][data-status]')

  test('wait for the pointer and for no click, above the bar of a phone [UI-16] [L136]', async ({
    page
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await withOverlays(page, '/en/')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => void window.overlays.toast())
    await page.clock.runFor(500)
    await expect(toast(page)).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-session', ''))
    const bar = await page.locator('nav.tabs').boundingBox()
    const box = await toast(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)

    await page.clock.runFor(3500)
    await toast(page).hover()
    await page.clock.runFor(3000)
    await toast(page).locator('p').click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(900)
    await expect(toast(page)).toHaveAttribute('data-status', 'open')
    await page.clock.runFor(200)
    await expect(toast(page)).toHaveAttribute('data-status', 'closing')
    await page.clock.runFor(300)
    await expect(toast(page)).toHaveCount(0)
  })

  test('are within reach in front of a dialog, and leave the focus where it was', async ({
    page
  }) => {
    await withOverlays(page, '/en/')
    await page.evaluate(() => void window.overlays.open('bonus-checker', {}))
    const close = page.getByRole('dialog', { name: 'Bonus checker' }).getByRole('button').first()
    await expect(close).toBeFocused()
    await page.evaluate(() => void window.overlays.toast())
    const closeToast = page.getByRole('button', { name: 'Close this message' })
    await closeToast.focus()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await expect(close).toBeFocused()
  })
})

const STREAMS = ['PlayerUpdated', 'AnnouncementsChanged', 'CustomerPopUpAdded']

/** What changes is told from the moment that the page has asked to be told, and not before. */
function streamsOf(page: Page): () => Promise<void> {
  const asked = new Set<string>()
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.clear()
  })
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      for (const name of STREAMS) if (String(payload).includes(name)) asked.add(name)
    })
  )
  return () => expect.poll(() => asked.size).toBe(STREAMS.length)
}

test.describe('guards', () => {
  test('block, are told at once, and clear [SITE-34] [CASH-05] [COMP-11] [COMP-13]', async ({
    page,
    context,
    house,
    newPlayer
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 1280, height: 900 })
    const player = await newPlayer()
    const change = (state: Readonly<Record<string, unknown>>) =>
      house.sandbox(`/players/${player.playerId}/state`, state)
    const quickMenu = page.locator('.bar__nav--quick:visible')
    const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
    const dialog = page.locator('dialog:modal')
    const isClear = async () => {
      await expect(dialog).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-guard', 'clear')
      await expect(quickMenu).toBeVisible()
    }
    const isBlocked = async () => {
      await expect(page.locator('html')).toHaveAttribute('data-guard', 'active')
      await expect(quickMenu).toHaveCount(0)
    }
    const listening = streamsOf(page)
    await signInAtRealm(page, house.url, player)
    await settled(page)
    await listening()
    await isClear()

    await test.step('terms: read, escaped from, met again, accepted', async () => {
      await change({ terms: 'open' })
      await expect(page.getByRole('dialog', { name: 'Before you go on' })).toBeVisible()
      await isBlocked()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await deposit.click()
      await expect(page.getByRole('dialog', { name: 'Before you go on' })).toBeVisible()
      await isBlocked()
      await page.goto('/en/terms-and-conditions/')
      await settled(page)
      await expect(dialog).toHaveCount(0)
      await page.goto('/en/promotions/')
      const accept = page.getByRole('button', { name: 'I have read both and agree' })
      await listening()
      await accept.press('Enter')
      await isClear()
    })

    await test.step('papers: only closed by their button', async () => {
      await change({ sourceOfWealth: 'overdue' })
      await expect(page.getByRole('dialog', { name: 'Where your money comes from' })).toBeVisible()
      await isBlocked()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(1)
      await expect(dialog.getByRole('link')).toHaveAttribute('href', '/en/source-of-wealth/')
      await change({ sourceOfWealth: 'NotRequired' })
      await isClear()
    })

    await test.step('identity', async () => {
      await change({ kycStatus: 'Required', kycMinutes: -1 })
      await expect(page.getByRole('dialog', { name: 'Please show us who you are' })).toBeVisible()
      await isBlocked()
      await change({ kycStatus: 'Done' })
      await isClear()
    })

    const blocked = (title: string) => page.getByRole('heading', { level: 1, name: title })

    await test.step('a break fills the page and takes an open deposit away', async () => {
      await deposit.click()
      await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
      await change({ timeoutMinutes: 60 })
      await expect(blocked('You are taking a break')).toBeVisible()
      await isBlocked()
      await expect(deposit).toBeHidden()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Help with play' }).click()
      await page.waitForURL('**/en/responsible-play/')
      await isBlocked()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/en/promotions/')
      await listening()
      await change({ timeoutMinutes: 0 })
      await isClear()
      await expect(deposit).toBeVisible()
    })

    await test.step('an exclusion, and one for good', async () => {
      await change({ exclusionMinutes: 60 })
      await expect(blocked('You have excluded yourself from play')).toBeVisible()
      await isBlocked()
      await change({ exclusionMinutes: 52_560_000 })
      await expect(page.getByText('Play and deposits are closed. What is yours')).toBeVisible()
      await change({ exclusionMinutes: 0 })
      await isClear()
    })

    await test.step('a closed account says why, and one that may be opened again blocks nothing', async () => {
      await change({ accountStatus: 'Closed' })
      await expect(page.getByText('Your account has been closed indefinitely')).toBeVisible()
      await isBlocked()
      await change({ accountStatus: 'MultipleAccounts' })
      await expect(page.getByText('you have more than one account with us')).toBeVisible()
      await change({ accountStatus: 'ClosedByPlayer' })
      await expect(page.getByText('You may open it again')).toBeVisible()
      await isClear()
      await change({ accountStatus: 'Open' })
      await expect(page.getByText('You may open it again')).toHaveCount(0)
    })

    await test.step('maintenance, announced and over', async () => {
      await house.sandbox('/announcements', { kind: 'Maintenance', minutes: 60 })
      await expect(blocked('We are working on the house')).toBeVisible()
      await isBlocked()
      await house.sandbox('/announcements/withdraw', {})
      await isClear()
      await house.sandbox('/announcements', { kind: 'GermanyCloseDown', country: 'FI' })
      await isClear()
      await house.sandbox('/announcements/withdraw', {})
    })

    await test.step('a pop-up, until it is accepted', async () => {
      await house.sandbox(`/players/${player.playerId}/pop-ups`, { popUp: 'safer-play' })
      const told = page.getByRole('dialog', { name: 'Play that stays a pleasure' })
      await expect(told).toBeVisible()
      await isClearBehind(page)
      await told.getByRole('button', { name: 'I have read this' }).press('Enter')
      await isClear()
      await page.reload()
      await settled(page)
      await isClear()
    })

    await test.step('a reality check above a full screen keeps the focus from the game [L103] [L104]', async () => {
      const began = new Date(Date.now() - 10 * 60_000).toISOString()
      await context.addCookies([
        { name: 'gameInit', value: encodeURIComponent(began), url: house.url }
      ])
      await page.goto('/en/games/twin-koi/')
      await settled(page)
      await expect(page.locator('#game-iframe')).toBeVisible()
      await page.getByRole('button', { name: 'Full screen' }).click()
      await page.waitForFunction(() => document.fullscreenElement !== null)
      await listening()
      await change({ realityCheckMinutes: 5 })
      const check = page.getByRole('dialog', { name: 'A moment to look up' })
      await expect(check).toContainText('10 minutes')
      const isOnTop = await check.evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isOnTop).toBe(true)
      for (let step = 0; step < 10; step++) {
        await page.keyboard.press('Tab')
        expect((await focus(page)).isOnPage).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(check).toHaveCount(0)
      const cookies = await context.cookies()
      const counted = decodeURIComponent(
        cookies.find(({ name }) => name === 'gameInit')?.value ?? ''
      )
      expect(Date.parse(counted)).toBeGreaterThan(Date.parse(began) + 9 * 60_000)
    })
  })
})

/** A pop-up is no guard: the quick menu is there behind it. */
const isClearBehind = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-guard', 'clear')

test.describe('notices', () => {
  test.afterEach(async ({ house }) => {
    await house.sandbox('/announcements/withdraw', {})
  })

  for (const width of [390, 1440])
    test(`that come to a page move nothing, and stand above the next one, ${width} px wide`, async ({
      page,
      house,
      newPlayer
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await watchShifts(page)
      const player = await newPlayer()
      await house.sandbox(`/players/${player.playerId}/state`, { kycStatus: 'Done' })
      const listening = streamsOf(page)
      await signInAtRealm(page, house.url, player)
      await settled(page)
      await listening()
      const board = page.getByRole('region', { name: 'Notices' })
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
      await house.sandbox(`/players/${player.playerId}/state`, {
        kycStatus: 'Required',
        kycMinutes: 1440
      })
      await expect(board.getByRole('heading')).toHaveText('Please show us who you are')
      expect(await topOf(board)).toBeGreaterThan(400)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await shiftsOf(page)).toEqual([])

      await page.goto('/en/promotions/')
      await settled(page)
      await expect(board.getByRole('heading')).toBeVisible()
      expect(await topOf(board)).toBeLessThan(200)
      expect(await shiftsOf(page)).toEqual([])
    })

  for (const width of [390, 1440])
    test(`that came to the top of a page stand above it when it is loaded anew, ${width} px wide`, async ({
      page,
      house,
      newPlayer
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const player = await newPlayer()
      const change = (state: Readonly<Record<string, unknown>>) =>
        house.sandbox(`/players/${player.playerId}/state`, state)
      await change({ kycStatus: 'Done' })
      const listening = streamsOf(page)
      await signInAtRealm(page, house.url, player)
      await page.goto('/en/profile/deposit-history/?showToast=InitWithdrawal')
      await settled(page)
      await listening()
      const board = page.getByRole('region', { name: 'Notices' })
      // For as long as it has the focus it stays.
      const closeToast = page.getByRole('button', { name: 'Close this message' })
      await closeToast.focus()
      await change({ kycStatus: 'Required', kycMinutes: 1440 })
      await expect(board).toBeInViewport()
      expect(await accessibilityFaults(page)).toEqual([])
      const [edge, toast] = [await board.boundingBox(), await closeToast.boundingBox()]
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(edge?.y ?? 0)

      await page.reload()
      await settled(page)
      await expect(board.getByRole('heading')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

  test('of all kinds are listed by urgency, two stand above the page, and some can be hidden [COMP-18]', async ({
    page,
    house,
    newPlayer
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 1280, height: 900 })
    const player = await newPlayer()
    const change = (state: Readonly<Record<string, unknown>>) =>
      house.sandbox(`/players/${player.playerId}/state`, state)
    const listening = streamsOf(page)
    await signInAtRealm(page, house.url, player)
    await settled(page)
    await listening()
    const board = page.getByRole('region', { name: 'Notices' })
    const titles = board.getByRole('heading')

    await change({ kycStatus: 'Done' })
    await house.sandbox('/announcements', {
      kind: 'Content',
      title: 'Doors open at nine',
      minutes: 60
    })
    await expect(titles).toHaveText(['Doors open at nine'])
    await house.sandbox('/announcements', { kind: 'NovemberCampaign' })
    await house.sandbox('/announcements', { kind: 'InstantBankingJackpot' })
    await change({
      kycStatus: 'Required',
      kycMinutes: 1440,
      sourceOfWealth: 'asked',
      bankingCdd: 'Required',
      instantBankingMinutes: 1440
    })
    await expect(titles).toHaveText(['Please show us who you are', 'Where your money comes from'])
    await expect(board.getByRole('button')).toHaveCount(0)

    await page.goto('/en/notifications/')
    await settled(page)
    await listening()
    const listed = page.locator('[data-lists-notices]').getByRole('heading')
    await expect(listed).toHaveText([
      'Please show us who you are',
      'Where your money comes from',
      'Your bank account has to be checked',
      'Instant banking is about to close for you',
      'Instant banking now counts for the jackpot',
      'November is here',
      'Doors open at nine'
    ])
    await expect(board).toBeHidden()
    expect(await accessibilityFaults(page)).toEqual([])
    await change({ sourceOfWealth: 'papers' })
    await expect(listed.nth(1)).toHaveText('We need papers from you')

    await change({ kycStatus: 'Done', sourceOfWealth: 'NotRequired', bankingCdd: 'Done' })
    await page.goto('/en/promotions/')
    await settled(page)
    await expect(titles).toHaveText([
      'Instant banking is about to close for you',
      'Instant banking now counts for the jackpot'
    ])
    await board.getByRole('button', { name: 'Hide this notice' }).first().press('Enter')
    await expect(titles).toHaveText([
      'Instant banking now counts for the jackpot',
      'November is here'
    ])
    await page.reload()
    await settled(page)
    await expect(titles).toHaveText([
      'Instant banking now counts for the jackpot',
      'November is here'
    ])
    await page.goto('/en/notifications/')
    await settled(page)
    await expect(listed.first()).toHaveText('Instant banking is about to close for you')
  })
})
