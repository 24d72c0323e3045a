import { describe, expect, test } from 'vitest'

import { COOKIE_NAMES } from '#contract/wire/cookies.ts'
import { brandHost, browserCookies } from '#stores/environment/devices/cookies.ts'
import { listenForWaking } from '#stores/environment/devices/page.ts'
import { browserStorage } from '#stores/environment/devices/storage.ts'

describe('host names', () => {
  test.each([
    ['lobby.example.com', 'example.com'],
    ['www.example.com', 'example.com'],
    ['proxy.example.com', 'example.com'],
    ['www.lobby.example.com', 'example.com'],
    ['other.example.com', 'other.example.com'],
    ['proxyfoo.com', 'proxyfoo.com'],
    ['example.lobby.com', 'example.lobby.com'],
    ['localhost', 'localhost']
  ])('lose their prefixes: %s is %s [SITE-10]', (host, brand) => {
    expect(brandHost(host)).toBe(brand)
  })
})

describe('cookies', () => {
  const write = (host: string) => {
    const jar = { cookie: '' }
    return { jar, cookies: browserCookies(jar, host) }
  }

  test('are secure, lax, of the whole site and of the parent domain [SESS-76]', () => {
    const { jar, cookies } = write('lobby.example.com')
    for (const name of COOKIE_NAMES) {
      cookies.set(name, 'a b')
      expect(jar.cookie).toBe(`${name}=a%20b; Path=/; Secure; SameSite=Lax; Domain=.example.com`)
    }
    cookies.set('aff', 'x', { maxAge: 604_800 })
    expect(jar.cookie).toBe(
      'aff=x; Max-Age=604800; Path=/; Secure; SameSite=Lax; Domain=.example.com'
    )
  })

  test.each(['localhost', '127.0.0.1', '[::1]'])('name no domain on %s', host => {
    const { jar, cookies } = write(host)
    cookies.set('aff', 'x')
    expect(jar.cookie).not.toContain('Domain')
  })

  test('are removed where they were set', () => {
    const { jar, cookies } = write('lobby.example.com')
    cookies.remove('accessToken')
    expect(jar.cookie).toBe(
      'accessToken=; Max-Age=0; Path=/; Secure; SameSite=Lax; Domain=.example.com'
    )
  })

  test('are read by their whole name, and not at all when they cannot be decoded', () => {
    const jar = { cookie: 'xaff=1; aff=a%20b; bad=%E0%A4%A' }
    const cookies = browserCookies(jar, 'localhost')
    expect(cookies.get('aff')).toBe('a b')
    expect(cookies.get('bad')).toBeUndefined()
    expect(cookies.get('ff')).toBeUndefined()
  })
})

describe('a page that is looked at again', () => {
  function listening() {
    const window = Object.assign(new EventTarget(), {
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' })
    })
    let wakes = 0
    const stop = listenForWaking(window, () => {
      wakes += 1
    })
    return { window, stop, wakes: () => wakes }
  }

  test('wakes when it comes back from memory, and not when it is loaded [L015]', () => {
    const { window, wakes } = listening()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(wakes()).toBe(0)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(wakes()).toBe(1)
  })

  test('wakes when the network or the eyes are back, until nobody listens', () => {
    const { window, stop, wakes } = listening()
    window.dispatchEvent(new Event('online'))
    window.document.dispatchEvent(new Event('visibilitychange'))
    expect(wakes()).toBe(2)
    window.document.visibilityState = 'hidden'
    window.document.dispatchEvent(new Event('visibilitychange'))
    stop()
    window.dispatchEvent(new Event('online'))
    expect(wakes()).toBe(2)
  })
})

describe('storage', () => {
  test('keeps nothing and breaks nothing where the browser refuses it', () => {
    const refused = browserStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    refused.set('a', 'b')
    expect(refused.get('a')).toBeUndefined()
  })
})
