import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

const PAGE = '/en/profile/personal-data/'

test.describe('personal data', () => {
  for (const width of [390, 1440])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('is seen and corrected, offers are chosen by channel, and all of it can be taken along', async ({
        page,
        house,
        newPlayer
      }) => {
        const player = await newPlayer()
        await signInAtRealm(page, house.url, player)
        await page.goto(PAGE)
        await settled(page)
        await expect(page.getByRole('region', { name: 'Who you are', exact: true })).toContainText(
          player.email
        )
        const address = page.getByRole('region', { name: 'Where you live' })
        await address.getByRole('button', { name: 'Correct', exact: true }).click()
        await address.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(
          address.getByText('Please fill this in.', { exact: true }).first()
        ).toBeVisible()
        await address
          .getByRole('textbox', { name: 'Street and number', exact: true })
          .fill('Siltakuja 4')
        await address.getByRole('textbox', { name: 'Postcode', exact: true }).fill('00530')
        await address.getByRole('textbox', { name: 'Town or city' }).fill('Helsinki')
        await address.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(address).toContainText('Siltakuja 4, 00530 Helsinki')

        const sms = page.getByRole('checkbox', { name: 'By text message', exact: true })
        const before = await sms.isChecked()
        await sms.click()
        await expect(sms).toBeChecked({ checked: !before })
        await expect(sms).toBeEnabled()
        await page.reload()
        await settled(page)
        await expect(sms).toBeChecked({ checked: !before })
        await expect(address).toContainText('Siltakuja 4, 00530 Helsinki')

        await page.getByRole('button', { name: 'Make the file' }).click()
        const link = page.getByRole('link', { name: 'Download the file' })
        await expect(link).toBeVisible()
        const href = await link.getAttribute('href')
        const file = await page.request.get(href ?? '')
        expect(file.status()).toBe(200)
        expect(await file.text()).toContain(player.email)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await accessibilityFaults(page)).toEqual([])
      })
    })

  test('an erasure tells before and after what stays and why, and the player reads it to its end', async ({
    page,
    house,
    newPlayer
  }) => {
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto(PAGE)
    await settled(page)
    const ahead = page.getByRole('region', { name: 'Erase your data', exact: true })
    await expect(ahead.getByRole('heading', { name: 'What stays, and why' })).toBeVisible()
    await expect(ahead).toContainText('Deposits and withdrawals')
    await expect(ahead).toContainText('Book-keeping and tax law asks for it.')
    await page.getByRole('button', { name: 'Close my account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close my account' }).click()
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase my data' }).click()
    const heading = page.getByRole('heading', { name: 'Your data has been erased' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(
      page.getByText('Book-keeping and tax law asks for it.', { exact: true }).first()
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(PAGE)
    await page.goto(PAGE)
    // By way of the page to sign in, which leads on at once.
    await page.waitForURL(/\/realms\//)
  })

  test('an account is closed by its player, told of without blocking, and opened again [COMP-13]', async ({
    page,
    house,
    newPlayer
  }) => {
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto(PAGE)
    await settled(page)
    await page.getByRole('button', { name: 'Close my account' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Close your account?' })
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Close my account' }).click()
    await expect(
      page.getByRole('button', { name: 'Open it again', exact: true }).first()
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase my data' })).toBeVisible()

    await page.goto('/en/promotions/')
    await settled(page)
    const notice = page.getByRole('region', { name: 'Notices' })
    await expect(notice).toContainText('You may open it again.')
    await expect(page.locator('html')).toHaveAttribute('data-guard', 'clear')
    await notice.getByRole('button', { name: 'Open it again', exact: true }).click()
    await expect(notice.getByText('You may open it again.')).toHaveCount(0)
  })
})
