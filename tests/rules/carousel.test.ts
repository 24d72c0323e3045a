import { describe, expect, test, vi } from 'vitest'

import { isNearEnd, paddlesOf, stepOf, throttled } from '#rules/carousel.ts'

const row = (offset: number, content = 2_000) => ({ offset, width: 900, content })

describe('paddles', () => {
  test('[UI-10] none leads back at the start, none on at the end, and both do in between', () => {
    expect(paddlesOf(row(0))).toEqual({ back: false, forward: true })
    expect(paddlesOf(row(550))).toEqual({ back: true, forward: true })
    expect(paddlesOf(row(1_100))).toEqual({ back: true, forward: false })
  })

  test('an end that a zoomed page misses by less than a pixel is an end', () => {
    expect(paddlesOf(row(0.4)).back).toBe(false)
    expect(paddlesOf(row(1_099.6)).forward).toBe(false)
  })

  test('[L135] there are none where as many games stand as fit', () => {
    expect(paddlesOf(row(0, 900))).toEqual({ back: false, forward: false })
  })

  test('[L134] a row that was at its end leads on again once it has grown', () => {
    expect(paddlesOf(row(1_100)).forward).toBe(false)
    expect(paddlesOf(row(1_100, 3_000)).forward).toBe(true)
  })

  test('[UI-12] a press goes 600 px on in a row of 900', () => {
    expect(stepOf(900)).toBe(600)
  })
})

describe('the end of a row', () => {
  test('[UI-11] is near from 200 px on', () => {
    expect(isNearEnd(row(2_000 - 900 - 201))).toBe(false)
    expect(isNearEnd(row(2_000 - 900 - 200))).toBe(true)
    expect(isNearEnd(row(1_100))).toBe(true)
  })

  test('is near where the first games leave room for more', () => {
    expect(isNearEnd(row(0, 700))).toBe(true)
  })
})

describe('the state of scrolling', () => {
  test('[UI-13] is taken once for all that moves within 100 ms', () => {
    vi.useFakeTimers()
    const update = vi.fn()
    const scrolled = throttled(update, setTimeout)
    for (let at = 0; at < 99; at += 3) {
      scrolled()
      vi.advanceTimersByTime(3)
    }
    expect(update).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(update).toHaveBeenCalledOnce()

    scrolled()
    vi.advanceTimersByTime(100)
    expect(update).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
})
