import { accessibilityFaults, enter, expect, SESSION_ENDED, settled, test } from './support.ts'

const NEXT = 'a loud morning at sea'

test.describe('the password', () => {
  test.beforeEach(async ({ house }) => {
    await house.sandbox('/visitor-country', { country: 'NZ' })
  })
  test.afterEach(async ({ house }) => {
    await house.sandbox('/visitor-country', {})
  })

  for (const width of [390, 1440])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('is changed from the profile by keyboard, and leads back there', async ({
        page,
        quiet,
        newPlayer
      }) => {
        quiet.allow(SESSION_ENDED)
        const player = await newPlayer({ country: 'NZ' })
        await enter(page, player, '/en/profile/')
        await page.getByRole('link', { name: 'Change your password', exact: true }).press('Enter')
        await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible()
        await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(player.email)
        const current = page.getByLabel('Current password', { exact: true })
        const next = page.getByLabel('New password', { exact: true })
        await expect(current).toBeFocused()
        expect(await accessibilityFaults(page)).toEqual([])

        await page.keyboard.type('not this one')
        await page.keyboard.press('Tab')
        await page.keyboard.type(NEXT)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('alert')).toHaveText(
          'Nothing was changed: the e-mail address or the current password is wrong.'
        )
        await expect(current).toBeFocused()
        expect(await accessibilityFaults(page)).toEqual([])

        for (const [wanted, refusal] of [
          ['infiniza2026', /is not one that many people use/],
          [player.password, /That is the password you have now\. Choose another one\./]
        ] as const) {
          await current.fill(player.password)
          await next.fill(wanted)
          await next.press('Enter')
          await expect(next).toBeFocused()
          await expect(next).toHaveAccessibleDescription(refusal)
          expect(await accessibilityFaults(page)).toEqual([])
        }

        await current.fill(player.password)
        await next.fill(NEXT)
        await next.press('Enter')
        await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
        expect(await accessibilityFaults(page)).toEqual([])
        await page.getByRole('link', { name: 'Sign in', exact: true }).press('Enter')
        await page.getByLabel('Password', { exact: true }).fill(NEXT)
        await page.getByLabel('E-mail', { exact: true }).fill(player.email)
        await page.getByLabel('E-mail', { exact: true }).press('Enter')
        await page.waitForURL('**/en/profile/')
        await settled(page)
        await expect(
          page.getByRole('link', { name: 'Change your password', exact: true })
        ).toBeVisible()
      })
    })
})
