import { describe, expect, test } from 'vitest'

import { createTestClock } from '#tests/support/test-clock.ts'
import { beat } from '#third-parties/watch/heartbeat.ts'
import { watchPageViews } from '#third-parties/watch/page-views.ts'

function openAddresses(first: string) {
  const clock = createTestClock()
  const told: string[] = []
  let path = first
  let changed = (_isReturn: boolean) => {}
  const stop = watchPageViews(
    {
      path: () => path,
      after: clock.after,
      onChange(listener) {
        changed = listener
        return () => {
          changed = () => {}
        }
      }
    },
    view => void told.push(view)
  )
  return {
    clock,
    told,
    stop,
    go(to: string, isReturn = false) {
      path = to
      changed(isReturn)
    }
  }
}

describe('page views', () => {
  test('are told 32 ms after the address has come to rest [SITE-47]', async () => {
    const { clock, told, go } = openAddresses('/en/login-handler/')
    await clock.pass(31)
    go('/en/')
    await clock.pass(31)
    expect(told).toEqual([])
    await clock.pass(1)
    expect(told).toEqual(['/en/'])
  })

  test('are told once for a visit of an address, and again after another one', async () => {
    const { clock, told, go } = openAddresses('/en/')
    await clock.pass(32)
    go('/en/')
    await clock.pass(32)
    go('/en/games/')
    await clock.pass(32)
    go('/en/')
    await clock.pass(32)
    expect(told).toEqual(['/en/', '/en/games/', '/en/'])
  })

  test('are told anew for a page that comes back from the browser’s memory', async () => {
    const { clock, told, go, stop } = openAddresses('/en/')
    await clock.pass(32)
    go('/en/', true)
    await clock.pass(32)
    expect(told).toEqual(['/en/', '/en/'])
    go('/en/games/')
    stop()
    await clock.pass(32)
    expect(told).toHaveLength(2)
  })
})

describe('the heartbeat', () => {
  test('beats at 600 s and at 1200 s [CONS-29]', async () => {
    const clock = createTestClock()
    const beats: number[] = []
    const begun = clock.now()
    const stop = beat({ after: clock.after, isHidden: () => false }, () => {
      beats.push(clock.now() - begun)
    })
    await clock.pass(599_999)
    expect(beats).toEqual([])
    await clock.pass(600_001)
    expect(beats).toEqual([600_000, 1_200_000])
    stop()
    await clock.pass(600_000)
    expect(beats).toHaveLength(2)
  })

  test('passes over a page in the background', async () => {
    const clock = createTestClock()
    let isHidden = true
    let beats = 0
    beat({ after: clock.after, isHidden: () => isHidden }, () => {
      beats += 1
    })
    await clock.pass(600_000)
    isHidden = false
    await clock.pass(600_000)
    expect(beats).toBe(1)
  })
})
