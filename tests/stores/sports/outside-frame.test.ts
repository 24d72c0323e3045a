import { describe, expect, test } from 'vitest'

import { bookPlace } from '#contract/wire/outside-book.ts'
import { type FrameHands, frameAddress, hearFrame } from '#stores/sports/outside-frame.ts'

const BOOK = 'https://book.example/casino/?brand=herion'
const ORIGIN = 'https://book.example'

/** A page that writes down what it is made to do. */
function listening() {
  const done: unknown[][] = []
  const hand =
    (name: keyof FrameHands) =>
    (...values: readonly unknown[]) =>
      void done.push([name, ...values])
  const hands: FrameHands = {
    ready: hand('ready'),
    failed: hand('failed'),
    resize: hand('resize'),
    moved: hand('moved'),
    signIn: hand('signIn'),
    picked: hand('picked')
  }
  const hear = (data: unknown, { origin = ORIGIN, isFromFrame = true } = {}) =>
    hearFrame({ data, origin, isFromFrame }, BOOK, hands)
  return { done, hear }
}

describe('the frame of an outside book', () => {
  test('is asked for in the language, currency and place of the page, and is told nothing else of its address [SPRT-01]', () => {
    const pathname = '/fi/sports/football/aurora-league/'
    const address = new URL(frameAddress(BOOK, { locale: 'fi', currency: 'EUR', pathname }))
    expect(address.origin + address.pathname).toBe('https://book.example/casino/')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      brand: 'herion',
      locale: 'fi',
      currency: 'EUR',
      path: 'football/aurora-league/'
    })
  })

  test.each([
    ['/en/sports/', ''],
    ['/en/sports/bets/', 'bets/'],
    ['/en/sports//evil.example/', ''],
    ['/en/sports/../profile/', ''],
    ['/en/sports/%2e%2e/', ''],
    ['/en/games/', ''],
    [`/en/sports/${'a/'.repeat(101)}`, '']
  ])('reads of %s the place %j', (pathname, place) => {
    expect(bookPlace(pathname)).toBe(place)
  })

  test('makes the page do what it says [SPRT-01]', () => {
    const { done, hear } = listening()
    hear({ type: 'ready' })
    hear({ type: 'resize', height: 900 })
    hear({ type: 'path', path: 'in-play/' })
    hear({ type: 'login-needed' })
    hear({ type: 'coupon', coupon: 'orrel-marsk.1' })
    hear({ type: 'coupon', coupon: '' })
    hear({ type: 'failed' })
    expect(done).toEqual([
      ['ready'],
      ['resize', 900],
      ['moved', 'in-play/'],
      ['signIn'],
      ['picked', 'orrel-marsk.1'],
      ['picked', ''],
      ['failed']
    ])
  })

  test('is never higher or lower than a page would have it', () => {
    const { done, hear } = listening()
    hear({ type: 'resize', height: 1 })
    hear({ type: 'resize', height: 50_000 })
    expect(done).toEqual([
      ['resize', 320],
      ['resize', 20_000]
    ])
  })

  test('is the only one that is heard: other origins and other windows change nothing', () => {
    const { done, hear } = listening()
    const ready = { type: 'ready' }
    hear(ready, { origin: 'https://evil.example' })
    hear(ready, { origin: 'https://book.example.evil.example' })
    hear(ready, { origin: 'http://book.example' })
    hear(ready, { origin: 'null' })
    hear(ready, { isFromFrame: false })
    expect(done).toEqual([])
  })

  test.each([
    [undefined],
    ['ready'],
    [{ type: 'session' }],
    [{ type: 'resize', height: '900' }],
    [{ type: 'resize', height: -1 }],
    [{ type: 'path', path: '../profile/' }],
    [{ type: 'path', path: '//evil.example/' }],
    [{ type: 'path', path: '/games/' }],
    [{ type: 'path', path: 'a/?accessToken=x' }],
    [{ type: 'coupon', coupon: 'a; path=/' }],
    [{ type: 'coupon', coupon: 'a'.repeat(3001) }]
  ])('has no word like %j', data => {
    const { done, hear } = listening()
    hear(data)
    expect(done).toEqual([])
  })
})
