import { afterEach, describe, expect, test } from 'vitest'

import { COUNT_UP_TIME, countedUp } from '#rules/jackpot/count-up.ts'
import {
  $winShow,
  endCountUp,
  startWinShow,
  winPictureCame,
  winPictureFailed
} from '#stores/jackpot/win-show.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'

describe('the show of a win', () => {
  cleanAfterEach($winShow)

  let stop = () => {}
  afterEach(() => stop())

  function begin(isCalm = false) {
    const page = openTestPage()
    stop = startWinShow(isCalm)
    return page
  }

  test('celebrates for 4 s [JACK-27]', async () => {
    const page = begin()
    expect($winShow.get().isCelebrating).toBe(true)
    await page.pass(3999)
    expect($winShow.get().isCelebrating).toBe(true)
    await page.pass(1)
    expect($winShow.get().isCelebrating).toBe(false)
  })

  test('has counted, and opens the way back, after 10 s and not before [JACK-28] [JACK-29]', async () => {
    const page = begin()
    await page.pass(9999)
    expect($winShow.get().isCounted).toBe(false)
    await page.pass(1)
    expect($winShow.get().isCounted).toBe(true)
  })

  test('is over at once for who wants no motion [L090]', () => {
    begin(true)
    expect($winShow.get()).toMatchObject({ isCelebrating: false, isCounted: true })
  })

  test('can be cut short by the player, and stays so', async () => {
    const page = begin()
    endCountUp()
    expect($winShow.get()).toMatchObject({ isCelebrating: false, isCounted: true })
    await page.pass(20_000)
    expect($winShow.get()).toMatchObject({ isCelebrating: false, isCounted: true })
  })

  test('does without a picture that fails or does not come in time', async () => {
    const page = begin()
    await page.pass(1500)
    expect($winShow.get().picture).toBe('missing')
    winPictureCame()
    expect($winShow.get().picture).toBe('missing')
    stop()
    begin()
    winPictureFailed()
    expect($winShow.get().picture).toBe('missing')
  })

  test('keeps a picture that came in time', async () => {
    const page = begin()
    winPictureCame()
    await page.pass(1500)
    expect($winShow.get().picture).toBe('shown')
  })

  test('leaves nothing running when it is taken away', () => {
    const page = begin()
    stop()
    expect(page.clock.pending()).toBe(0)
  })
})

describe('the amount of a win', () => {
  test('rises from nothing to the whole in about 10 s, and never above [JACK-28]', () => {
    const amount = 941_852n
    const shown = Array.from({ length: 121 }, (_, step) => countedUp(amount, step * 100))
    expect(shown[0]).toBe(0n)
    expect(shown.every((value, at) => at === 0 || value >= (shown[at - 1] ?? 0n))).toBe(true)
    expect(countedUp(amount, COUNT_UP_TIME - 1000)).toBeLessThan(amount)
    expect(countedUp(amount, COUNT_UP_TIME)).toBe(amount)
    expect(shown.at(-1)).toBe(amount)
  })
})
