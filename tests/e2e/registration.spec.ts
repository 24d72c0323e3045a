import type { Page } from '@playwright/test'

import type { House } from './house.ts'
import {
  accessibilityFaults,
  accountButton,
  expect,
  hasAnswered,
  settled,
  test
} from './support.ts'

interface Message {
  readonly channel: 'mail' | 'sms'
  readonly code: string | null
  readonly link: string | null
}

const submit = (page: Page) => page.locator('main button[type="submit"]')
const field = (page: Page, name: string) => page.locator(`#field-${name}`)

/** The newest message that somebody was sent. */
async function lastMessage(house: House, recipient: string): Promise<Message> {
  const path = `/messages?recipient=${encodeURIComponent(recipient)}`
  const { messages } = await house.sandbox<{ messages: readonly Message[] }>(path)
  const [last] = messages
  if (!last) throw new Error(`Nothing was sent to ${recipient}`)
  return last
}

let people = 0

/** Somebody whom no other test knows: name and birthday are what one person is told by. */
function somebody() {
  people += 1
  const letters = [...String(people)].map(digit => 'abcdefghij'[Number(digit)]).join('')
  return {
    email: `joining-${people}@example.com`,
    password: 'three green horses',
    firstName: 'Nell',
    lastName: `Harrow${letters}`,
    year: String(1960 + people),
    phone: `+64 21 555 0${100 + people}`
  }
}

type Somebody = ReturnType<typeof somebody>

async function enterPerson(page: Page, { firstName, lastName, year }: Somebody): Promise<void> {
  await field(page, 'firstName').fill(firstName)
  await field(page, 'lastName').fill(lastName)
  await page.locator('[name="bday-day"]').fill('9')
  await page.locator('[name="bday-month"]').fill('4')
  await page.locator('[name="bday-year"]').fill(year)
}

/** The licence asks for deposit limits before anything else; they need not be set. */
async function passLimits(page: Page): Promise<void> {
  await page.waitForURL('**/en/deposit-limits/**')
  await settled(page)
  await page.getByRole('button', { name: 'Not now' }).click()
}

async function isSound(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  const excess = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
}

test.describe('opening an account', () => {
  const from = (house: House, country: string) => house.sandbox('/visitor-country', { country })

  test.afterEach(async ({ house }) => {
    await house.sandbox('/visitor-country', {})
  })

  for (const width of [390, 1440])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('on one page, by the code of the mail, leads past deposit limits and the phone to the wanted page [ENT-66] [PROF-08]', async ({
        page,
        house
      }) => {
        const person = somebody()
        await from(house, 'NZ')
        await page.goto('/en/register/?redir=/en/promotions/&setCustomJackpot=0.5')
        await field(page, 'email').waitFor()
        await isSound(page)

        await submit(page).click()
        await expect(page.getByRole('alert')).toBeFocused()
        await isSound(page)
        await page.getByRole('alert').getByRole('link', { name: 'E-mail' }).click()
        await expect(field(page, 'email')).toBeFocused()

        await field(page, 'email').fill(person.email)
        await field(page, 'password').fill(person.password)
        await enterPerson(page, person)
        await page.locator('[name="terms"]').check()
        await submit(page).click()

        await page.waitForURL('**/en/enter-code/**')
        expect(page.url()).not.toContain('joining')
        await field(page, 'code').fill('000000')
        await expect(page.getByRole('alert')).toContainText('not the code')
        await isSound(page)
        const { code } = await lastMessage(house, person.email)
        await field(page, 'code').fill(`${code?.slice(0, 3)} ${code?.slice(3)}`)

        await page.waitForURL('**/en/deposit-limits/**')
        await settled(page)
        await isSound(page)
        await passLimits(page)
        await page.waitForURL('**/en/phone-verification/**')
        await settled(page)
        await field(page, 'phoneNumber').fill(person.phone)
        await isSound(page)
        await submit(page).click()
        await field(page, 'code').waitFor()
        await isSound(page)
        const text = await lastMessage(house, person.phone.replaceAll(' ', ''))
        expect(text.channel).toBe('sms')
        await field(page, 'code').fill(text.code ?? '')
        await page.getByRole('button', { name: 'Go on' }).click()

        await page.waitForURL('**/en/promotions/?setCustomJackpot=0.5')
        await settled(page)
        await expect(accountButton(page)).toBeVisible()
      })
    })

  test('in steps, by the link of the mail in another browser, ends the code of the first', async ({
    page,
    browser,
    house,
    quiet
  }) => {
    const person = somebody()
    await from(house, 'IN')
    await page.goto('/en/register/')
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await field(page, 'email').fill(person.email)
    await field(page, 'password').fill(person.password)
    await field(page, 'password').press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'About you' })).toBeFocused()
    await enterPerson(page, person)
    await field(page, 'phoneNumber').fill('+91 98765 43210')
    await isSound(page)
    await submit(page).click()
    await field(page, 'street').fill('4 Lake Road')
    await field(page, 'zipCode').fill('560001')
    await field(page, 'city').fill('Bengaluru')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(field(page, 'lastName')).toHaveValue(person.lastName)
    await submit(page).click()
    await expect(field(page, 'city')).toHaveValue('Bengaluru')
    await submit(page).click()
    await page.locator('[name="terms"]').check()
    await isSound(page)
    await submit(page).click()
    await page.waitForURL('**/en/enter-code/')

    const { link, code } = await lastMessage(house, person.email)
    const elsewhere = await browser.newContext({ baseURL: house.url })
    await hasAnswered(elsewhere, house.url)
    const other = await elsewhere.newPage()
    quiet.watch(other)
    await other.goto(link ?? '')
    await other.getByRole('button', { name: 'Confirm my address' }).waitFor()
    expect(other.url()).toBe(`${house.url}/en/verify-email/`)
    await isSound(other)
    await other.getByRole('button', { name: 'Confirm my address' }).click()
    await passLimits(other)
    await other.waitForURL('**/en/phone-verification/')
    await settled(other)
    await other.getByRole('button', { name: 'Not now' }).click()
    await other.waitForURL('**/en/')
    await settled(other)
    await expect(accountButton(other)).toBeVisible()
    const names = (await elsewhere.cookies()).map(({ name }) => name)
    expect(names).toContain('skipOptionalPhoneNumberVerification')

    await other.goto(link ?? '')
    await other.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(other.getByRole('alert')).toContainText('counts no more')
    await elsewhere.close()

    await field(page, 'code').fill(code ?? '')
    await expect(page.getByRole('alert')).toContainText('counts no more')
  })

  test('sends another code when its time has come, and that one opens the account', async ({
    page,
    house
  }) => {
    const person = somebody()
    await from(house, 'NZ')
    await page.clock.install()
    await page.goto('/en/register/')
    await field(page, 'email').fill(person.email)
    await field(page, 'password').fill(person.password)
    await enterPerson(page, person)
    await page.locator('[name="terms"]').check()
    await submit(page).click()
    await page.waitForURL('**/en/enter-code/')
    const first = await lastMessage(house, person.email)
    await expect(page.getByRole('button', { name: /Another code in 0:[0-3]\d/ })).toBeDisabled()
    await house.sandbox('/clock', { minutes: 1 })
    await page.clock.runFor(61_000)
    await page.getByRole('button', { name: 'Send another code' }).click()
    await expect(page.getByText('Another code is on its way')).toBeVisible()
    const second = await lastMessage(house, person.email)
    expect(second.code).not.toBe(first.code)
    await field(page, 'code').fill(second.code ?? '')
    await page.waitForURL('**/en/deposit-limits/')
  })

  test('by a bank asks for no more than the bank does not know', async ({ page, house }) => {
    const { email } = somebody()
    await from(house, 'FI')
    await page.goto('/en/register/?redir=/en/raffle/')
    await page.getByRole('button', { name: 'Go on with Zimpler' }).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Go on with Trustly' }).click()
    await page.waitForURL(/\/banks\//)
    await page.getByRole('button', { name: 'Ostara' }).click()
    await page.getByText('Somebody new').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Confirm and return' }).click()
    await page.waitForURL('**/en/register/**')
    await expect(page.getByRole('heading', { name: 'From your bank' })).toBeVisible()
    await expect(field(page, 'password')).toHaveCount(0)
    await isSound(page)
    await field(page, 'email').fill(email)
    if (await field(page, 'phoneNumber').count())
      await field(page, 'phoneNumber').fill('+358 40 555 0123')
    await page.locator('[name="terms"]').check()
    await submit(page).click()
    await page.waitForURL('**/en/enter-code/**')
    const { code } = await lastMessage(house, email)
    await field(page, 'code').fill(code ?? '')
    await passLimits(page)
    await page.waitForURL('**/en/phone-verification/**')
    await settled(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.waitForURL('**/en/raffle/')
    await settled(page)
    await expect(accountButton(page)).toBeVisible()
  })

  test('goes to the realm where the country signs in there', async ({ page, house }) => {
    await from(house, 'NO')
    await page.goto('/en/register/?redir=/en/promotions/')
    await page.getByRole('main').getByRole('button', { name: 'Open account' }).click()
    await page.waitForURL(/\/realms\//)
    await expect(page.locator('input[type="email"]')).toBeVisible()
  })

  test('takes no more than 100 characters in a text or an address [UI-20] [UI-21]', async ({
    page,
    house
  }) => {
    await from(house, 'NZ')
    await page.goto('/en/register/')
    await expect(field(page, 'email')).toHaveAttribute('type', 'email')
    for (const name of ['email', 'firstName']) {
      await field(page, name).pressSequentially('a'.repeat(101))
      await expect(field(page, name)).toHaveValue('a'.repeat(100))
      await expect(field(page, name)).toHaveAttribute('maxlength', '100')
    }
  })

  test('is possible with the keys alone', async ({ page, house }) => {
    const person = somebody()
    await from(house, 'NZ')
    await page.goto('/en/register/')
    await field(page, 'email').focus()
    const type = async (text: string, tabs = 1) => {
      await page.keyboard.type(text)
      for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab')
    }
    await type(person.email)
    await type(person.password, 2)
    await type(person.firstName)
    await type(person.lastName)
    await type('9')
    await type('4')
    await type(person.year)
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
    await expect(page.locator('[name="terms"]')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/enter-code/')
  })
})
