import type { Log, Page } from '../parts.ts'

/** As much of a window as tells when its page is looked at again. */
interface WakingWindow extends EventTarget {
  readonly document: EventTarget & { readonly visibilityState: string }
}

/** Calls back when the network, the eyes or the page itself come back; what it returns ends that. */
export function listenForWaking(window: WakingWindow, listener: () => void): () => void {
  const { document } = window
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const restored = (event: Event) => {
    if ('persisted' in event && event.persisted) listener()
  }
  window.addEventListener('online', listener)
  window.addEventListener('pageshow', restored)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('pageshow', restored)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** What the window tells and does beside the wire. */
export function browserPage(window: Window): Page {
  const { document, navigator } = window
  return {
    userAgent: navigator.userAgent,
    isOnline: () => navigator.onLine,
    onWake: listener => listenForWaking(window, listener),
    onHand(listener) {
      const kinds = ['pointerdown', 'keydown']
      for (const kind of kinds) window.addEventListener(kind, listener)
      return () => {
        for (const kind of kinds) window.removeEventListener(kind, listener)
      }
    },
    onConsent(listener) {
      document.addEventListener('lobby:consent', listener)
      return () => document.removeEventListener('lobby:consent', listener)
    },
    onWindowMessage(listener) {
      const hear = ({ origin, data, source }: MessageEvent) =>
        listener({
          origin,
          data,
          isFrom(frameId) {
            const frame = document.getElementById(frameId)
            return frame instanceof HTMLIFrameElement && frame.contentWindow === source
          }
        })
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    },
    tellFrame(id, message, origin) {
      const frame = document.getElementById(id)
      if (!(frame instanceof HTMLIFrameElement)) return
      // Until its own page is there a frame holds an empty one of this page's origin, which hears nothing.
      const isEmpty = frame.contentDocument !== null && origin !== window.location.origin
      if (!isEmpty) frame.contentWindow?.postMessage(message, origin)
    },
    focus: id => document.getElementById(id)?.focus(),
    scrollToTop: () => window.scrollTo(0, 0),
    mark(name, value) {
      if (value === undefined) delete document.documentElement.dataset[name]
      else document.documentElement.dataset[name] = value
    },
    referrer: () => document.referrer
  }
}

export const consoleLog: Log = {
  warn: message => console.warn(message),
  error: message => console.error(message)
}
