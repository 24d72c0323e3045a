import type { ThirdParties } from '#config/third-parties.ts'
import type { ScriptHandle } from '../load-script.ts'
import { command, dataLayerOf, NO_SIGNALS, parametersOf, signals } from './data-layer.ts'
import type { Tracker, TrackerContext } from './tracker.ts'

type Settings = NonNullable<ThirdParties['trackers']['analytics']>

/** Google's analytics, by its measurement ids: page views are told by the house, without queries. */
export function analytics({ url, ids }: Settings): Tracker {
  let now: TrackerContext | undefined
  let script: ScriptHandle | undefined
  const say = (...words: readonly unknown[]) => {
    if (now) command(dataLayerOf(now.page), ...words)
  }
  const disable = (globals: object, isDisabled: boolean) => {
    for (const id of ids) Reflect.set(globals, `ga-disable-${id}`, isDisabled)
  }
  const identify = (playerId: string | undefined) => say('set', { user_id: playerId ?? null })

  return {
    start(context) {
      now = context
      const { page, load, consents, playerId } = context
      disable(page.globals, false)
      say('consent', 'default', NO_SIGNALS)
      say('consent', 'update', signals(consents))
      say('js', new Date())
      // The script would read the whole address and the page that led here, with what is in them.
      say('set', { page_location: page.origin, page_referrer: '' })
      if (playerId !== undefined) identify(playerId)
      for (const id of ids) say('config', id, { send_page_view: false })
      const source = new URL(url)
      source.searchParams.set('id', ids[0] ?? '')
      // What has come stays in the page's memory, whatever becomes of its element.
      if (script?.state !== 'loaded') script = load({ name: 'analytics', url: source.href })
    },
    tell(event) {
      if (!now) return
      const { page } = now
      if (event.name === 'page_view') say('set', { page_location: page.origin + event.path })
      say('event', event.name, parametersOf(event))
    },
    changed(context) {
      if (context.playerId !== now?.playerId) identify(context.playerId)
      now = context
      say('consent', 'update', signals(context.consents))
    },
    stop() {
      if (!now) return
      const { globals } = now.page
      disable(globals, true)
      if (script?.state !== 'loaded') dataLayerOf(now.page).length = 0
      say('consent', 'update', NO_SIGNALS)
      script?.remove()
      now = undefined
    }
  }
}
