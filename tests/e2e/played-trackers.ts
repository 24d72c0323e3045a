/** What the makers' scripts do with what they are told, as far as a page can see: they say it aloud. */

declare global {
  interface Window {
    /** What trackers have heard, each entry with the tracker's name. */
    heard?: string[]
  }
}

const heard = 'const heard = window.heard ??= []'

const fromLayer = (take: string) => `(() => {
  ${heard}
  const take = entry => { ${take} }
  const layer = window.dataLayer
  const { push } = layer
  layer.forEach(take)
  layer.push = (...entries) => { entries.forEach(take); return push.apply(layer, entries) }
})()`

export const PLAYED = {
  analytics: fromLayer(
    "if (entry[0] === 'event' && !window['ga-disable-G-1']) heard.push('analytics ' + entry[1])"
  ),
  tagManager: fromLayer("if (entry.event) heard.push('tagManager ' + entry.event)"),
  advertising: `(() => {
    ${heard}
    for (const point of window._adftrack) heard.push('advertising ' + decodeURIComponent(point.pagename))
  })()`,
  recording: `(() => {
    ${heard}
    heard.push('recording of ' + window._fs_org)
    window.FS._api = call => void heard.push('recording ' + call)
    for (const [call] of window.FS.q) window.FS._api(call)
  })()`
} as const

export type Played = keyof typeof PLAYED
