import type { Address, AddressChange } from '../parts.ts'

// Astro tells of a soft navigation before it begins and when the new page stands.
const BEFORE = 'astro:before-preparation'
const AFTER = 'astro:page-load'

/** The address bar of the window. */
export function browserAddress(window: Window): Address {
  const { document, history, location } = window
  const listeners = new Set<(url: URL, kind: AddressChange) => void>()
  const current = () => new URL(location.href)
  let last = location.href
  let isRestoring = false

  const tell = (kind: AddressChange) => {
    last = location.href
    for (const listener of listeners) listener(current(), kind)
  }
  const beginning = (event: Event) => {
    isRestoring = 'navigationType' in event && event.navigationType === 'traverse'
  }
  const arrived = () => {
    if (location.href !== last) tell(isRestoring ? 'restored' : 'moved')
  }

  return {
    current,
    rewrite(url) {
      history.replaceState(history.state, '', url)
      tell('rewritten')
    },
    go(url, how = 'push') {
      if (how === 'replace') location.replace(url)
      else location.assign(url)
    },
    onChange(listener) {
      if (listeners.size === 0) {
        last = location.href
        document.addEventListener(BEFORE, beginning)
        document.addEventListener(AFTER, arrived)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        document.removeEventListener(BEFORE, beginning)
        document.removeEventListener(AFTER, arrived)
      }
    }
  }
}
