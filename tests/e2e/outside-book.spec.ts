import { openHouse } from './house.ts'
import { accessibilityFaults, test as base, enterAtRealm, expect, settled } from './support.ts'

const HOME = '/en/sports/'

/** A house in which another party's book stands in the place of its own. */
const test = base.extend({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const house = await openHouse({ LOBBY_SPORTSBOOK_URL: 'sandbox' })
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 120_000 }
  ]
})

test.describe('an outside sportsbook', () => {
  test('[SPRT-01] stands in its frame at its place, with nothing of the house’s own book, and leads through sign-in to a token and the slip [SPRT-03]', async ({
    page,
    context,
    house,
    newPlayer
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    page.on('websocket', socket => asked.push(socket.url()))
    await page.goto(`${HOME}bets/`)
    const frame = page.getByTitle('Sportsbook', { exact: true })
    const book = frame.contentFrame()
    await expect(book.getByRole('button', { name: 'My bets', exact: true })).toHaveAttribute(
      'aria-current',
      'page'
    )
    await expect(page.getByText('The sportsbook is loading.', { exact: true })).toBeHidden()
    await book.getByRole('button', { name: 'In play', exact: true }).click()
    await expect(page).toHaveURL(`${HOME}in-play/`)
    await book.getByRole('button', { name: 'Tindra – Velkona 1 1.85', exact: true }).click()
    await expect
      .poll(
        async () => (await context.cookies()).find(({ name }) => name === 'sportsCoupon')?.value
      )
      .toBe('tindra-velk.1')
    expect(
      asked.filter(url =>
        /sports\.|touch-(sports|match|slip)|SportsSlip|texts\/en\/(sports|slip)/.test(url)
      )
    ).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])

    await book.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(url => !url.pathname.startsWith(HOME))
    await enterAtRealm(page, house, await newPlayer(), `${HOME}in-play/`)
    await expect(book.getByText(/^Signed in\. The house tells a balance of /)).toBeVisible()
    await expect(book.getByText('Picked: Tindra – Velkona 1', { exact: true })).toBeVisible()
    expect(asked.filter(url => url.includes('token=') && url.includes('book.'))).toEqual([])
    await settled(page)
  })

  test('that comes after the session has is not spoken to before, and is given the token', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterAtRealm(page, house, await newPlayer(), HOME)
    await settled(page)
    const { promise: wanted, resolve: want } = Promise.withResolvers<void>()
    await page.route(
      ({ hostname }) => hostname.startsWith('book.'),
      async route => {
        await wanted
        await route.continue()
      }
    )
    let asked = 0
    page.on('response', response => {
      if (response.url().endsWith('/config.json')) asked += 1
    })
    await page.goto(HOME, { waitUntil: 'commit' })
    // Once for the frame, and once for who speaks with it.
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2)
    await settled(page)
    want()
    const book = page.getByTitle('Sportsbook', { exact: true }).contentFrame()
    await expect(book.getByText(/^Signed in\. The house tells a balance of /)).toBeVisible()
  })

  test('says that it does not answer, and tries again', async ({ page, quiet }) => {
    quiet.allow(/^error on \S+: Failed to load resource: net::ERR_FAILED$/)
    await page.route('**/config.json', route => route.abort(), { times: 1 })
    await page.goto(HOME)
    await expect(page.getByText('The sportsbook does not answer at the moment.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(page.getByTitle('Sportsbook', { exact: true })).toBeVisible()
    await expect(page.getByText('The sportsbook does not answer at the moment.')).toBeHidden()
  })
})
