import type { MountedWidget, WidgetOptions, WidgetView } from '#contract/wire/engagement-widget.ts'
import { apiOf } from './api.ts'
import { clockOf } from './clock.ts'
import { el } from './dom.ts'
import type { FailedPart } from './failed-part.ts'
import { type Frame, type FrameParts, frameOf } from './frame.ts'
import type { View } from './stage.ts'
import { keepStream } from './stream.ts'
import commonCss from './styles/common.css?inline'
import { themed } from './theme.ts'
import { loadWords } from './words.ts'

/** A view whose data nobody but itself knows. */
interface OpenView {
  readonly css: string
  readonly open: (place: HTMLElement, parts: FrameParts) => Frame
}

const opened = <Data>(view: View<Data>): OpenView => ({
  css: view.css,
  open: (place, parts) => frameOf(view, place, parts)
})

const VIEWS: Readonly<Record<WidgetView, () => Promise<OpenView>>> = {
  calendar: async () => opened((await import('./views/calendar.ts')).calendar),
  missions: async () => opened((await import('./views/missions.ts')).missions),
  participation: async () => opened((await import('./views/participation.ts')).participation),
  rank: async () => opened((await import('./views/rank.ts')).rank),
  shop: async () => opened((await import('./views/shop.ts')).shop),
  teaser: async () => opened((await import('./views/shop.ts')).teaser),
  tournaments: async () => opened((await import('./views/tournaments.ts')).tournamentsView())
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** A stream that cannot be opened must not keep the page empty. */
const FIRST_READING_MS = 1_500

/** Shows a view in an element of the site until it is taken away again. */
export function mount(
  base: string,
  element: HTMLElement,
  given: WidgetOptions,
  failedPart: FailedPart
): MountedWidget {
  const options = { ...given, site: given.site.replace(/\/$/, '') }
  const host = el('div', {})
  const root = host.attachShadow({ mode: 'open' })
  const place = themed(el('div', { class: 'widget' }), options.theme)
  const over = new AbortController()
  const common = sheetOf(commonCss)
  root.adoptedStyleSheets = [common]
  root.append(place)
  element.append(host)

  async function show(): Promise<void> {
    const [words, { css, open }] = await Promise.all([
      loadWords(options.locale),
      VIEWS[options.view]()
    ])
    if (over.signal.aborted) return
    root.adoptedStyleSheets = [common, sheetOf(css)]
    place.lang = words.language
    run(open, words)
  }

  function run(open: OpenView['open'], words: FrameParts['words']): void {
    const clock = clockOf()
    const api = apiOf(base, options)
    const frame = open(place, { api, clock, words, options })
    const first = setTimeout(() => frame.disconnected(), FIRST_READING_MS)
    const opened = () => {
      clearTimeout(first)
      frame.connected()
    }
    const lost = () => frame.disconnected()
    over.signal.addEventListener('abort', () => {
      clearTimeout(first)
      frame.stop()
    })
    void keepStream(api, { told: event => frame.told(event), opened, lost }, over.signal)
  }

  const begin = (): Promise<void> =>
    show().catch(() => {
      if (over.signal.aborted) return
      const part = failedPart(place, options, begin)
      over.signal.addEventListener('abort', () => part.unmount())
    })
  void begin()

  return {
    unmount() {
      over.abort()
      host.remove()
    }
  }
}
