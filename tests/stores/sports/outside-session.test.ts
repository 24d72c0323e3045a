import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { environment, setEnvironment } from '#stores/environment/index.ts'
import { BOOK_FRAME } from '#stores/sports/outside-frame.ts'
import { $outsideSession } from '#stores/sports/outside-session.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const BOOK = 'https://book.example'
const TOKEN = 'a'.repeat(43)

async function openPlayer() {
  const page = openTestPage('/fi/sports/', { operator: 'Herion' })
  storeOidcUser(page)
  setEnvironment({
    ...environment(),
    fetch: async () => Response.json({ sports: null, sportsbook: { url: `${BOOK}/casino/` } })
  })
  page.answer('OpenSportsFrame', {
    openSportsFrame: { ok: { token: TOKEN, currency: 'EUR' }, error: null }
  })
  page.cookieJar.set('sportsCoupon', 'orrel-marsk.1')
  keepMount($outsideSession)
  await page.settle()
  return page
}

const session = {
  id: BOOK_FRAME,
  message: {
    type: 'session',
    token: TOKEN,
    currency: 'EUR',
    locale: 'fi',
    coupon: 'orrel-marsk.1'
  },
  origin: BOOK
}

describe('the frame of an outside book and a session', () => {
  cleanAfterEach($outsideSession)

  test('are told of each other once the frame is ready, by a token and what was picked before [SPRT-01] [SPRT-03]', async () => {
    const page = await openPlayer()
    expect(page.told).toEqual([{ id: BOOK_FRAME, message: { type: 'hello' }, origin: BOOK }])
    page.hearWindow({ type: 'ready' }, BOOK, BOOK_FRAME)
    await page.settle()
    expect(page.told.at(-1)).toEqual(session)
    page.hearWindow({ type: 'token-needed' }, BOOK, BOOK_FRAME)
    await page.settle()
    expect(page.told.slice(1)).toEqual([session, session])
  })

  test('keep others out: no token goes to another origin or window', async () => {
    const page = await openPlayer()
    page.hearWindow({ type: 'ready' }, 'https://evil.example', BOOK_FRAME)
    page.hearWindow({ type: 'ready' }, BOOK, 'another-frame')
    await page.settle()
    expect(page.sentOf('OpenSportsFrame')).toEqual([])
    expect(page.told).toHaveLength(1)
  })

  test('are told why where the player may not bet', async () => {
    const page = await openPlayer()
    page.answer('OpenSportsFrame', {
      openSportsFrame: { ok: null, error: { code: 'TOO_YOUNG' } }
    })
    page.hearWindow({ type: 'ready' }, BOOK, BOOK_FRAME)
    await page.settle()
    expect(page.told.at(-1)?.message).toEqual({ type: 'refused', code: 'TOO_YOUNG' })
  })
})
