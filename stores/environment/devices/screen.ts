import type { Screen } from '../parts.ts'

/** Lower than any tablet, and lower than a window that somebody works in. */
const LYING = '(orientation: landscape) and (max-height: 30rem)'

/** The glass of the window. */
export function browserScreen(window: Window): Screen {
  const { document, visualViewport } = window
  const root = document.documentElement
  return {
    async fill() {
      // Phones of Apple have no such method, and a frame around the site may forbid it.
      await root.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
    },
    async leave() {
      if (document.fullscreenElement) await document.exitFullscreen()
    },
    onFull(listener) {
      const hear = () => listener(Boolean(document.fullscreenElement))
      hear()
      document.addEventListener('fullscreenchange', hear)
      return () => document.removeEventListener('fullscreenchange', hear)
    },
    onLying(listener) {
      const query = window.matchMedia(LYING)
      const hear = () => listener(query.matches)
      hear()
      query.addEventListener('change', hear)
      return () => query.removeEventListener('change', hear)
    },
    measure() {
      const tell = () => {
        // What is enlarged by two fingers is to stay as large as it was.
        if (!visualViewport || visualViewport.scale > 1) return
        root.style.setProperty('--seen', `${Math.round(visualViewport.height)}px`)
      }
      tell()
      visualViewport?.addEventListener('resize', tell)
      return () => {
        visualViewport?.removeEventListener('resize', tell)
        root.style.removeProperty('--seen')
      }
    }
  }
}
