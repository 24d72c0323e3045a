import type { FrameLocator, Page } from '@playwright/test'

/** Where a provider's page stands: in a frame of the overlay, or in the site's place. */
type Place = FrameLocator | Page

const logIn = async (place: Place) => {
  await place.locator('input[name="user"]').fill('aino')
  await place.locator('input[name="pin"]').fill('1234')
  await place.locator('input[name="pin"]').press('Enter')
}

const chooseBank = (place: Place) => place.locator('button[name="bank"]').first().click()

const approve = (place: Place) => place.locator('form[action$="/approve"] button').click()

/** How a customer of each provider pays there. */
export const PAYERS = {
  card: async (place: Place) => {
    await place.locator('input[name="number"]').fill('4111 1111 1111 1111')
    await place.locator('input[name="expiry"]').fill('12/31')
    await place.locator('input[name="code"]').fill('123')
    await place.locator('input[name="holder"]').fill('Aino Player')
    await place.locator('input[name="holder"]').press('Enter')
  },
  trustly: async (place: Place) => {
    await chooseBank(place)
    await logIn(place)
    await approve(place)
  },
  zimpler: async (place: Place) => {
    await place.locator('input[name="phone"]').fill('+358 40 123 4567')
    await place.locator('input[name="phone"]').press('Enter')
    await approve(place)
  },
  piq: async (place: Place) => {
    await place.locator('form[action$="/bank"] button').click()
    await approve(place)
  },
  finshark: async (place: Place) => {
    await chooseBank(place)
    await approve(place)
  },
  krofort: async (place: Place) => {
    await logIn(place)
    await approve(place)
  }
} as const
