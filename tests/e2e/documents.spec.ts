import type { Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, enterAtRealm, expect, test } from './support.ts'

const PAGE = '/en/profile/documents/'

/** One red dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64'
)

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE })

async function enter(
  page: Page,
  house: House,
  player: SandboxPlayer,
  state: Readonly<Record<string, unknown>>
) {
  await house.sandbox(`/players/${player.playerId}/state`, state)
  await enterAtRealm(page, house, player, PAGE)
}

const identity = (page: Page) => page.getByRole('region', { name: 'Proof of identity' })
const sent = (page: Page) => page.getByRole('region', { name: 'What you have sent' })

test.describe('documents', () => {
  for (const width of [390, 1440])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('are asked for with reason and deadline, sent, seen and taken back [COMP-11] [COMP-16]', async ({
        page,
        house,
        newPlayer
      }) => {
        const uploads: string[] = []
        page.on('request', request => {
          if (request.url().includes('/api/documents')) uploads.push(request.url())
        })
        await enter(page, house, await newPlayer(), { kycStatus: 'Required', kycMinutes: 20_000 })
        await expect(identity(page)).toContainText('Our licence asks for it of every player.')
        await expect(identity(page)).toContainText(/By \w+/)
        const input = identity(page).locator('input[type="file"]')
        await expect(input).toHaveAttribute('accept', '.jpeg,.jpg,.png,.pdf')

        for (const name of ['moving.gif', 'setup.exe'])
          await input.setInputFiles({ name, mimeType: '', buffer: PICTURE })
        await expect(
          identity(page).getByText('Only JPEG, PNG and PDF can be sent, and')
        ).toHaveCount(2)
        expect(uploads).toEqual([])
        expect(await accessibilityFaults(page)).toEqual([])
        for (const name of ['moving.gif', 'setup.exe'])
          await identity(page)
            .getByRole('button', { name: `Hide ${name}` })
            .click()

        await input.setInputFiles(picture('passport.png'))
        await expect(sent(page).getByText('passport.png', { exact: true }).first()).toBeVisible()
        await expect(sent(page)).toContainText('Waits to be looked at')
        expect(uploads).toHaveLength(1)
        const shown = sent(page).getByRole('img', { name: 'Picture of passport.png' })
        await shown.scrollIntoViewIfNeeded()
        await expect
          .poll(() => shown.evaluate(element => (element as HTMLImageElement).naturalWidth))
          .toBe(1)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await accessibilityFaults(page)).toEqual([])

        await sent(page).getByRole('button', { name: 'Take back passport.png' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
        await expect(sent(page)).toContainText('You have sent nothing yet.')
      })
    })

  test('that say to be what they are not are refused with the reason [COMP-16]', async ({
    page,
    house,
    quiet,
    newPlayer
  }) => {
    quiet.allow(/415/)
    await enter(page, house, await newPlayer(), { kycStatus: 'Required', kycMinutes: 20_000 })
    const input = identity(page).locator('input[type="file"]')
    await input.setInputFiles({
      name: 'passport.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)"/>')
    })
    await expect(identity(page).getByRole('alert')).toBeVisible()
    await expect(sent(page)).toContainText('You have sent nothing yet.')
  })

  test('are not needed where the identity provider says yes, in a frame of its own', async ({
    page,
    house,
    newPlayer
  }) => {
    await enter(page, house, await newPlayer(), { kycStatus: 'Required', kycMinutes: 20_000 })
    await page.getByRole('button', { name: 'Check my identity now' }).click()
    const frame = page.frameLocator('#identity-frame')
    await frame.getByText('All is right').click()
    await frame.getByRole('button', { name: 'Finish the check' }).click()
    await expect(page.locator('#identity-frame')).toHaveCount(0)
    await expect(identity(page)).toHaveCount(0)
  })
})
