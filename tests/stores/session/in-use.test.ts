import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { tellOfUse } from '#stores/session/in-use.ts'
import { $session } from '#stores/session/session.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const TEN_MINUTES = 600_000
const LATER = 2000

describe('a session in use', () => {
  cleanAfterEach($session)

  async function open(isIn = true) {
    const page = openTestPage('/en/games/')
    if (isIn) storeCustomTokens(page, { expiresIn: 86_400_000 })
    page.answer('NoteSessionUse', { noteSessionUse: { noted: true } })
    keepMount($session)
    await page.settle()
    const stop = tellOfUse()
    const told = () => page.sentOf('NoteSessionUse').length
    const press = async () => {
      page.press()
      await page.pass(LATER)
      return told()
    }
    return { page, stop, told, press }
  }

  test('is told of by a press, once in ten minutes', async () => {
    const { page, press, told } = await open()
    await page.pass(TEN_MINUTES)
    expect(told()).toBe(0)
    expect(await press()).toBe(1)
    await page.pass(TEN_MINUTES - 1)
    expect(await press()).toBe(1)
    await page.pass(1)
    expect(await press()).toBe(2)
  })

  test('is told of again when nobody heard it', async () => {
    const { page, press } = await open()
    page.answer('NoteSessionUse', noNetwork())
    expect(await press()).toBe(1)
    expect(await press()).toBe(2)
  })

  test('is told of by the next page of the tab when this one was left at once', async () => {
    const { page, press, stop, told } = await open()
    page.press()
    stop()
    await page.pass(LATER)
    expect(told()).toBe(0)
    const stopNext = tellOfUse()
    await page.settle()
    expect(told()).toBe(1)
    stopNext()
    tellOfUse()
    expect(await press()).toBe(1)
  })

  test('is not told of to a network that is away, but when it is back', async () => {
    const { page, press } = await open()
    page.setOnline(false)
    expect(await press()).toBe(0)
    page.setOnline(true)
    expect(await press()).toBe(1)
  })

  test('is told of by nobody who is signed out, and not after its end', async () => {
    expect(await (await open(false)).press()).toBe(0)
    const { stop, press } = await open()
    stop()
    expect(await press()).toBe(0)
  })
})
