import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64'
)
const SEVEN =
  'autoSubmit=1&paymentMethod=card&amount=20&currency=EUR&preselectedChallengeId=c1&autoSignIn=1&locale=en'

test.describe('source of wealth', () => {
  for (const width of [390, 1440])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('is answered by six sources with papers, and then waits [COMP-02] [COMP-03]', async ({
        page,
        house,
        newPlayer
      }) => {
        const player = await newPlayer()
        await house.sandbox(`/players/${player.playerId}/state`, { sourceOfWealth: 'asked' })
        await signInAtRealm(page, house.url, player)
        await page.goto('/en/source-of-wealth/')
        await settled(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Source of wealth')
        await expect(page.getByRole('main').getByRole('group')).toHaveCount(6)
        const handIn = page.getByRole('button', { name: 'Hand it in' })
        await handIn.click()
        await expect(page.getByText('Tick at least one source.')).toBeVisible()

        const salary = page.getByRole('group', { name: 'Salary or pension' })
        await salary.getByRole('checkbox').first().check()
        await salary
          .locator('input[type="file"]')
          .setInputFiles({ name: 'payslip.png', mimeType: 'image/png', buffer: PICTURE })
        await expect(salary.getByText('payslip.png', { exact: true }).first()).toBeVisible()
        await page.getByRole('textbox', { name: /What you earn in a year/ }).fill('-5')
        await handIn.click()
        await expect(page.getByText('This is not an amount.')).toBeVisible()
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await accessibilityFaults(page)).toEqual([])
        await page.getByRole('textbox', { name: /What you earn in a year/ }).fill('42,000')
        await handIn.click()
        await expect(page.getByRole('heading', { name: 'We have your answers' })).toBeVisible()
      })
    })

  test('the overlay stays for Escape, and takes the deposit’s words from the address [COMP-17]', async ({
    page,
    house,
    newPlayer
  }) => {
    const player = await newPlayer()
    await house.sandbox(`/players/${player.playerId}/state`, { sourceOfWealth: 'overdue' })
    await signInAtRealm(page, house.url, player)
    await page.goto(`/en/promotions/?${SEVEN}&x=1`)
    const overlay = page.getByRole('dialog', { name: 'Where your money comes from' })
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeVisible()
    const entries = await page.evaluate(() => history.length)
    await overlay.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/en\/promotions\/\?x=1$/)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('additional information is asked by its own query and kept [COMP-04] [COMP-05]', async ({
    page,
    house,
    newPlayer
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.postData()?.includes('query AdditionalInformation')) asked.push(request.url())
    })
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto('/en/additional-information/')
    await settled(page)
    await expect(page.getByRole('textbox', { name: 'Street and number' })).toBeVisible()
    expect(asked.length).toBeGreaterThan(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please fill this in.').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Street and number' }).fill('Siltakuja 4')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('00530')
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Helsinki')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Nothing is missing any more.')).toBeVisible()
  })
})
