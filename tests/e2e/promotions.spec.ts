import { accessibilityFaults, expect, test } from './support.ts'

test('the promotions page tells all terms of an offer, by key as well, and axe finds nothing', async ({
  page
}) => {
  await page.goto('/en/promotions/')
  const offer = page.getByRole('article', { name: 'Half as much again on your first deposit' })
  const terms = offer.getByRole('group')
  await expect(terms.getByRole('listitem')).toHaveCount(10)
  const summary = offer.locator('summary')
  await summary.focus()
  const isOpen = await terms.getByRole('listitem').first().isVisible()
  await page.keyboard.press('Enter')
  await expect(terms.getByRole('listitem').first()).toBeVisible({ visible: !isOpen })
  await page.keyboard.press('Enter')
  await expect(terms.getByRole('listitem').first()).toBeVisible({ visible: isOpen })
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the bonus terms say what bonuses are played by', async ({ page }) => {
  await page.goto('/en/bonus-terms-and-conditions/#wagering')
  const wagering = page.locator('#wagering')
  await expect(wagering).toContainText('30 times for offers with a deposit, within 7 days')
  await expect(wagering).toContainText('100% in slots, 10% at table games, 0% at live games')
  await expect(wagering).toContainText('with €5.00 at most')
  await expect(wagering).toContainText('10 times what was given at most')
  await expect(page.locator('.prose')).not.toContainText(/[{}]/)
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  ).toHaveCount(14)
})
