import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { CONSENT_MANAGERS, type ConsentManagerName } from '#config/third-parties.ts'
import { openPartyPage, servePartyPage } from '#tests/support/party-page.ts'
import { type House, openHouse } from './house.ts'
import { type OtherParty, openOtherParty } from './other-party.ts'
import { playedManager } from './played-managers.ts'
import { test as base, expect } from './policy.ts'

const MANAGER = '/manager.js'

interface Street {
  readonly house: House
  readonly party: OtherParty
}

const test = base.extend<
  { heard: string[]; open: (kind: ConsentManagerName) => Promise<void> },
  { street: Street }
>({
  street: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const party = await openOtherParty()
      const file = join(tmpdir(), `managers-${process.pid}.json`)
      const consentManager = { kind: 'cookiebot', id: 'house', url: `${party.origin}${MANAGER}` }
      writeFileSync(file, JSON.stringify({ consentManager }))
      const house = await openHouse({ LOBBY_THIRD_PARTIES: file })
      await use({ house, party })
      await house.close()
      await party.close()
    },
    { scope: 'worker', timeout: 120_000 }
  ],

  /** What the console says and what goes wrong in the page. */
  heard: async ({ page }, use) => {
    const heard: string[] = []
    page.on('console', message => heard.push(message.text()))
    page.on('pageerror', error => heard.push(`error: ${error.message}`))
    await use(heard)
  },

  open: async ({ page, street: { house } }, use) => {
    await servePartyPage(page, house.url)
    await use(async kind => {
      // One house plays under one manager; its policy fits all, which come from one origin here.
      await page.route(`${house.url}/third-parties.json`, async route => {
        const response = await route.fetch()
        const parties = await response.json()
        await route.fulfill({
          json: { ...parties, consentManager: { ...parties.consentManager, kind } }
        })
      })
      await openPartyPage(page, house.url)
      await page.evaluate(() => window.parties.startManager())
    })
  }
})

const answers = (page: Page) => page.evaluate(() => window.parties.answers())
const theirs = (page: Page) => page.getByRole('dialog', { name: 'Their choices' })

const EVERYTHING: Readonly<Record<ConsentManagerName, string>> = {
  cookiebot: 'necessary preferences analytics marketing',
  cookieinformation: 'necessary preferences analytics marketing uncategorized',
  onetrust: 'necessary preferences analytics marketing',
  usercentrics: 'necessary preferences analytics marketing'
}

for (const kind of CONSENT_MANAGERS) {
  test.describe(kind, () => {
    test.beforeEach(({ street }) => street.party.send(MANAGER, playedManager(kind)))

    test('asks in the house’s place, and its answer is the consent [CONS-06] [CONS-31]', async ({
      page,
      open,
      heard
    }) => {
      await open(kind)
      await expect(theirs(page)).toBeVisible()
      await expect(theirs(page)).toHaveCSS('position', 'fixed')
      expect(await answers(page)).toEqual([])

      await theirs(page).getByRole('button', { name: 'Allow all' }).click()
      await expect.poll(() => answers(page)).toEqual([EVERYTHING[kind]])
      expect(heard).toEqual([])
    })

    test('opens again and changes the consent without a reload [CONS-06]', async ({
      page,
      open
    }) => {
      await open(kind)
      await theirs(page).getByRole('button', { name: 'Necessary only' }).click()
      await expect.poll(() => answers(page)).toEqual(['necessary'])

      await page.evaluate(() => window.parties.openManager())
      await theirs(page).getByRole('button', { name: 'Statistics only' }).click()
      await expect.poll(() => answers(page)).toEqual(['necessary', 'necessary analytics'])

      await page.evaluate(() => window.parties.openManager())
      await theirs(page).getByRole('button', { name: 'Necessary only' }).click()
      await expect
        .poll(() => answers(page))
        .toEqual(['necessary', 'necessary analytics', 'necessary'])
    })

    test('tells of an earlier answer by itself, once [CONS-05]', async ({ page, open, heard }) => {
      await open(kind)
      await theirs(page).getByRole('button', { name: 'Allow all' }).click()
      await expect.poll(() => answers(page)).toHaveLength(1)

      await page.reload()
      await page.evaluate(() => window.parties.startManager())
      await expect.poll(() => answers(page)).toEqual([EVERYTHING[kind]])
      await expect(theirs(page)).toHaveCount(0)
      expect(heard).toEqual([])
    })

    test('opens for who presses before it is there', async ({ page, open, street }) => {
      street.party.send(MANAGER, { held: playedManager(kind) })
      await open(kind)
      const opened = page.evaluate(() => window.parties.openManager())
      await expect.poll(() => street.party.asked(MANAGER)).toBe(1)
      street.party.letGo()
      await opened
      await expect(theirs(page)).toBeVisible()
    })
  })
}

test.describe('a manager that fails', () => {
  test.beforeEach(({ page }) => page.clock.install())

  const silence = async (page: Page) => {
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
    await page.clock.runFor(10_000)
  }

  test('allows nothing when it is blocked, in one line, and does not open', async ({
    page,
    open,
    heard,
    street
  }) => {
    street.party.send(MANAGER, 404)
    await open('onetrust')
    await expect(page.evaluate(() => window.parties.openManager())).rejects.toThrow(
      'onetrust did not load'
    )
    expect(await answers(page)).toEqual([])
    await expect(page.locator('script[data-domain-script]')).toHaveCount(0)
    // The browser itself says one more.
    expect(heard.filter(line => line.includes('onetrust'))).toEqual([
      `consent manager onetrust did not load from ${street.party.origin}${MANAGER}`
    ])
  })

  test('allows nothing when it does not come, after ten seconds, in one line', async ({
    page,
    open,
    heard,
    street
  }) => {
    street.party.send(MANAGER, { held: playedManager('usercentrics') })
    await open('usercentrics')
    await expect.poll(() => street.party.asked(MANAGER)).toBe(1)
    await silence(page)
    await expect
      .poll(() => heard)
      .toEqual([`consent manager usercentrics did not load from ${street.party.origin}${MANAGER}`])
    expect(await answers(page)).toEqual([])
  })

  for (const kind of CONSENT_MANAGERS) {
    test(`${kind} allows nothing when it comes and says nothing, in one line`, async ({
      page,
      open,
      heard,
      street
    }) => {
      street.party.send(MANAGER, 'self.hasCome = true')
      await open(kind)
      await page.waitForFunction(() => 'hasCome' in window)
      await silence(page)
      await expect.poll(() => heard).toEqual([`${kind} has loaded, but never answers`])
      expect(await answers(page)).toEqual([])
    })
  }

  const LIES: readonly (readonly [ConsentManagerName, string, string, readonly string[]])[] = [
    [
      'cookiebot',
      'with words in the place of yes and no',
      'Cookiebot = { hasResponse: true, consent: { statistics: "yes", marketing: 1, spying: true } }',
      ['necessary']
    ],
    [
      'cookiebot',
      'with an answer that nobody gave',
      'Cookiebot = { hasResponse: "maybe", consent: { statistics: true } }',
      []
    ],
    [
      'onetrust',
      'with groups nobody knows',
      'OneTrust = { IsAlertBoxClosed: () => true }; OnetrustActiveGroups = ",C9,constructor,__proto__,"',
      ['necessary']
    ],
    [
      'usercentrics',
      'with categories nobody knows',
      '__ucCmp = { getConsentDetails: () => ({ consent: { type: "EXPLICIT" }, categories: { toString: { state: "ALL_ACCEPTED" }, marketing: { state: "SOME_ACCEPTED" } } }) }',
      ['necessary']
    ]
  ]
  for (const [kind, how, script, answer] of LIES) {
    test(`${kind} is believed in nothing ${how}`, async ({ page, open, heard, street }) => {
      street.party.send(MANAGER, `${script};self.hasCome = true`)
      await open(kind)
      await page.waitForFunction(() => 'hasCome' in window)
      await silence(page)
      expect(await answers(page)).toEqual(answer)
      expect(heard).toEqual([])
    })
  }

  const BROKEN: readonly (readonly [ConsentManagerName, string])[] = [
    [
      'cookiebot',
      'Cookiebot = { hasResponse: true, get consent() { if (self.hasCome) throw Error("x"); return {} } }'
    ],
    [
      'cookieinformation',
      'CookieInformation = { getConsentGivenFor() { throw Error("x") } }; setTimeout(() => dispatchEvent(new Event("CookieInformationConsentGiven")))'
    ],
    ['onetrust', 'OneTrust = { IsAlertBoxClosed: () => true }; OnetrustActiveGroups = 7'],
    ['usercentrics', '__ucCmp = { getConsentDetails: async () => { throw Error("x") } }']
  ]
  for (const [kind, script] of BROKEN) {
    test(`${kind} allows nothing when it throws, in one line`, async ({
      page,
      open,
      heard,
      street
    }) => {
      street.party.send(MANAGER, `${script};self.hasCome = true`)
      await open(kind)
      await page.waitForFunction(() => 'hasCome' in window)
      await silence(page)
      await expect.poll(() => heard).toHaveLength(1)
      expect(heard[0]).toMatch(new RegExp(`^${kind} (can not be understood|has loaded, but never)`))
      expect(await answers(page)).toEqual([])
    })
  }
})
