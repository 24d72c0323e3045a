import { describe, expect, test } from 'vitest'

import type { Api } from '../../engagement-widget/src/api.ts'
import { clockOf, spanOf } from '../../engagement-widget/src/clock.ts'
import { eventReader, idIn, type ToldEvent } from '../../engagement-widget/src/events.ts'
import { once } from '../../engagement-widget/src/once.ts'
import { calendar } from '../../engagement-widget/src/views/calendar.ts'

const toldBy = (...pieces: readonly string[]) => {
  const told: ToldEvent[] = []
  const take = eventReader(event => told.push(event))
  for (const piece of pieces) take(piece)
  return told
}

describe('what is told while a widget stands', () => {
  test('events are read however the stream is cut', () => {
    const text = 'event: missions\ndata: {}\n\nevent: tournament\r\ndata: {"id":"t1"}\r\n\r\n'
    const whole = toldBy(text)
    expect(whole).toEqual([
      { name: 'missions', data: '{}' },
      { name: 'tournament', data: '{"id":"t1"}' }
    ])
    expect(toldBy(...text)).toEqual(whole)
  })

  test('comments that keep the line open tell nothing', () => {
    expect(toldBy(': welcome\n\n', ': still here\n\n')).toEqual([])
  })

  test('a line without an end is not gathered for ever', () => {
    const told = toldBy('data: ', 'x'.repeat(70_000), '\n\nevent: shop\ndata: {}\n\n')
    expect(told).toEqual([{ name: 'shop', data: '{}' }])
  })

  test('an event says which tournament, and nonsense says none', () => {
    const named = (data: string) => idIn({ name: 'tournament', data })
    expect(named('{"id":"t1"}')).toBe('t1')
    expect(['', 'nonsense', 'null', '{}', '{"id":7}'].map(named)).toEqual(Array(5).fill(null))
  })

  test('what is asked for while something is read is read once more, and not as often as asked', async () => {
    const done: (string | undefined)[] = []
    const waiting: (() => void)[] = []
    const read = once<string>(async what => {
      done.push(what)
      await new Promise<void>(resolve => waiting.push(resolve))
    })
    const all = read('first')
    void read('second')
    void read('third')
    waiting.shift()?.()
    await expect.poll(() => waiting.length).toBe(1)
    waiting.shift()?.()
    await all
    expect(done).toEqual(['first', undefined])
  })
})

describe('time', () => {
  test('what is left is never below nothing', () => {
    expect(spanOf(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(spanOf(((2 * 24 + 3) * 60 + 4) * 60_000 + 5_999)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5
    })
  })

  test('doors are counted by the provider’s time on a device that is a day ahead', async () => {
    const device = Date.UTC(2026, 11, 6, 9)
    const clock = clockOf(() => device)
    const told = { calendar: { id: 'c', title: 'C', now: '2026-12-05T09:00:00Z', doors: [] } }
    const api = { get: async (_: string, read: (value: unknown) => unknown) => read(told) } as Api
    await calendar.load(api, clock)
    expect(new Date(clock.now()).toISOString()).toBe('2026-12-05T09:00:00.000Z')
  })
})
