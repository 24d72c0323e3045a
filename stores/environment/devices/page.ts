import type { Log, Page } from '../parts.ts'

/** What the window tells and does beside the wire. */
export function browserPage(window: Window): Page {
  const { document, navigator } = window
  return {
    userAgent: navigator.userAgent,
    isOnline: () => navigator.onLine,
    onWake(listener) {
      const seen = () => {
        if (document.visibilityState === 'visible') listener()
      }
      const restored = (event: PageTransitionEvent) => {
        if (event.persisted) listener()
      }
      window.addEventListener('online', listener)
      window.addEventListener('pageshow', restored)
      document.addEventListener('visibilitychange', seen)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('pageshow', restored)
        document.removeEventListener('visibilitychange', seen)
      }
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
      if (frame instanceof HTMLIFrameElement) frame.contentWindow?.postMessage(message, origin)
    },
    focus: id => document.getElementById(id)?.focus(),
    scrollToTop: () => window.scrollTo(0, 0),
    referrer: () => document.referrer,
    async toggleFullScreen(id) {
      if (document.fullscreenElement) await document.exitFullscreen()
      else await document.getElementById(id)?.requestFullscreen()
    },
    onFullScreen(listener) {
      const hear = () => listener(document.fullscreenElement !== null)
      document.addEventListener('fullscreenchange', hear)
      return () => document.removeEventListener('fullscreenchange', hear)
    }
  }
}

export const consoleLog: Log = {
  warn: message => console.warn(message),
  error: message => console.error(message)
}
