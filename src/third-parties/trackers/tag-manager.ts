import type { ThirdParties } from '#config/third-parties.ts'
import type { ScriptHandle } from '../load-script.ts'
import { command, dataLayerOf, NO_SIGNALS, parametersOf, signals } from './data-layer.ts'
import type { Tracker, TrackerContext } from './tracker.ts'

type Settings = NonNullable<ThirdParties['trackers']['tagManager']>

/** Google's tag manager: every event is an entry of its data layer, by its name. */
export function tagManager({ url, id }: Settings): Tracker {
  let now: TrackerContext | undefined
  let script: ScriptHandle | undefined
  const push = (entry: object) => {
    if (now) dataLayerOf(now.page).push(entry)
  }
  const update = (state: object) => {
    if (now) command(dataLayerOf(now.page), 'consent', 'update', state)
  }

  return {
    start(context) {
      now = context
      const { page, load, consents, playerId } = context
      command(dataLayerOf(page), 'consent', 'default', NO_SIGNALS)
      update(signals(consents))
      if (playerId !== undefined) push({ player_id: playerId })
      push({ event: 'gtm.js', 'gtm.start': Date.now() })
      const source = new URL(url)
      source.searchParams.set('id', id)
      // What has come stays in the page's memory, whatever becomes of its element.
      if (script?.state !== 'loaded') script = load({ name: 'tag-manager', url: source.href })
    },
    tell: event => push({ event: event.name, ...parametersOf(event) }),
    changed(context) {
      const isOther = context.playerId !== now?.playerId
      now = context
      if (isOther) push({ player_id: context.playerId ?? null })
      update(signals(context.consents))
    },
    stop() {
      if (!now) return
      if (script?.state !== 'loaded') dataLayerOf(now.page).length = 0
      update(NO_SIGNALS)
      script?.remove()
      now = undefined
    }
  }
}
