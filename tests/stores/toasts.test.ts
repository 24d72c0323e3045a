import { afterEach, describe, expect, test } from 'vitest'

import { setEnvironment } from '#stores/environment/index.ts'
import { $toasts } from '#stores/toast-list.ts'
import { closeToast, holdToast, releaseToast, showToast } from '#stores/toasts.ts'
import { openTestPage } from '#tests/support/environment.ts'

describe('toasts', () => {
  const open: (() => Promise<void>)[] = []

  afterEach(async () => {
    for (const close of open.splice(0)) await close()
    setEnvironment(undefined)
  })

  function show() {
    const page = openTestPage()
    open.push(() => page.pass(60_000))
    const id = showToast('success', { key: 'notices.depositArrived' })!
    return { page, id, status: () => $toasts.get().find(toast => toast.id === id)?.status }
  }

  test('have a kind, a status and a text [ENT-44]', () => {
    show()
    expect($toasts.get()).toEqual([
      { id: 'id-1', kind: 'success', status: 'open', text: { key: 'notices.depositArrived' } }
    ])
  })

  test('go from open over closing to removed [UI-14]', async () => {
    const { page, id } = show()
    const seen: string[] = []
    const unbind = $toasts.listen(toasts => {
      seen.push(toasts.find(toast => toast.id === id)?.status ?? 'gone')
    })
    closeToast(id)
    await page.pass(300)
    unbind()
    expect(seen).toEqual(['closing', 'removed', 'gone'])
  })

  test('close by themselves after 5000 ms [UI-15]', async () => {
    const { page, status } = show()
    await page.pass(4999)
    expect(status()).toBe('open')
    await page.pass(1)
    expect(status()).toBe('closing')
  })

  test('wait while somebody looks at them, and then for the rest of the time [UI-16]', async () => {
    const { page, id, status } = show()
    await page.pass(4000)
    holdToast(id, 'pointer')
    await page.pass(3000)
    expect(status()).toBe('open')
    releaseToast(id, 'pointer')
    await page.pass(999)
    expect(status()).toBe('open')
    await page.pass(1)
    expect(status()).toBe('closing')
  })

  test('do not start anew by a click inside: 1.0 s after leaving, and 300 ms [L136]', async () => {
    const { page, id, status } = show()
    await page.pass(4000)
    holdToast(id, 'pointer')
    await page.pass(2000)
    holdToast(id, 'focus')
    releaseToast(id, 'focus')
    await page.pass(1000)
    expect(status()).toBe('open')
    releaseToast(id, 'pointer')
    await page.pass(999)
    expect(status()).toBe('open')
    await page.pass(1)
    expect(status()).toBe('closing')
    await page.pass(299)
    expect(status()).toBe('closing')
    await page.pass(1)
    expect(status()).toBeUndefined()
  })

  test('wait for as long as the pointer or the focus is there [UI-16]', async () => {
    const { page, id, status } = show()
    holdToast(id, 'pointer')
    holdToast(id, 'focus')
    releaseToast(id, 'pointer')
    await page.pass(60_000)
    expect(status()).toBe('open')
    releaseToast(id, 'focus')
    releaseToast(id, 'focus')
    await page.pass(5000)
    expect(status()).toBe('closing')
  })

  test('are three at most: the oldest goes when another comes', async () => {
    const { page, status } = show()
    showToast('info', { key: 'second' })
    showToast('info', { key: 'third' })
    expect(status()).toBe('open')
    showToast('info', { key: 'fourth' })
    expect(status()).toBe('closing')
    await page.pass(300)
    expect($toasts.get().map(({ text }) => text.key)).toEqual(['second', 'third', 'fourth'])
  })

  test('are removed 300 ms after they began to close [UI-17]', async () => {
    const { page, id, status } = show()
    closeToast(id)
    closeToast(id)
    await page.pass(299)
    expect(status()).toBe('closing')
    await page.pass(1)
    expect(status()).toBeUndefined()
  })

  test('asked for while pages are built are ignored [UI-18]', () => {
    setEnvironment(undefined)
    expect(showToast('info', { key: 'notices.label' })).toBeUndefined()
    expect($toasts.get()).toEqual([])
  })

  test('stand beside each other, each with its own time', async () => {
    const { page, status } = show()
    await page.pass(3000)
    showToast('error', { key: 'other' })
    expect($toasts.get()).toHaveLength(2)
    await page.pass(2300)
    expect(status()).toBeUndefined()
    expect($toasts.get()).toHaveLength(1)
  })
})
