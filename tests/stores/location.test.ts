import { describe, expect, test } from 'vitest'

import { $location } from '#stores/location.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

describe('location', () => {
  cleanAfterEach($location)

  function open() {
    const page = openTestPage('/en/')
    const reported: unknown[] = []
    $location.listen(href => void reported.push(href))
    reported.length = 0
    return { page, reported }
  }

  test('is reported 32 ms after it changed [SITE-47]', async () => {
    const { page, reported } = open()
    page.navigate('/en/games/')
    await page.pass(31)
    expect(reported).toEqual([])
    await page.pass(1)
    expect(reported).toEqual(['http://lobby.test/en/games/'])
  })

  test('is reported once for a chain of redirects', async () => {
    const { page, reported } = open()
    page.navigate('/en/deposit/')
    await page.pass(20)
    page.navigate('/en/?x=1')
    await page.pass(100)
    expect(reported).toEqual(['http://lobby.test/en/?x=1'])
  })

  test('scrolls to the top 10 ms after the page changed [SITE-45]', async () => {
    const { page } = open()
    page.navigate('/en/games/')
    await page.pass(9)
    expect(page.scrolls).toEqual([])
    await page.pass(1)
    expect(page.scrolls).toHaveLength(1)
  })

  test('does not scroll when only the query changed, on the way back, or to a part of a page', async () => {
    const { page } = open()
    page.navigate('/en/?x=1', 'rewritten')
    page.navigate('/en/games/', 'restored')
    page.navigate('/en/terms-and-conditions/#withdrawals')
    await page.pass(1000)
    expect(page.scrolls).toEqual([])
  })
})
